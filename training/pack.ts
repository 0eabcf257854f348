/** Writes the one file of weights: every number as a byte with a scale per row. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Block, Header } from '#server/classification/engine/weights.ts'

export type Part = { name: string; kind: Block['kind']; bytes: Uint8Array }

/** Bytes and scales of a matrix; each row has its own scale. */
export function squeeze(name: string, values: Float32Array, rows: number): Part[] {
  const perRow = values.length / rows
  const bytes = new Int8Array(values.length)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row++) {
    let top = 1e-9
    for (let i = 0; i < perRow; i++) top = Math.max(top, Math.abs(values[row * perRow + i]!))
    scales[row] = top / 127
    for (let i = 0; i < perRow; i++)
      bytes[row * perRow + i] = Math.round((values[row * perRow + i]! / top) * 127)
  }
  return [part(name, 'int8', bytes), part(`${name}.scale`, 'float32', scales)]
}

/** The same with a scale per column, for the terms' weights. */
export function squeezeColumns(name: string, values: Float32Array, columns: number): Part[] {
  const rows = values.length / columns
  const bytes = new Int8Array(values.length)
  const scales = new Float32Array(columns)
  for (let column = 0; column < columns; column++) {
    let top = 1e-9
    for (let row = 0; row < rows; row++) top = Math.max(top, Math.abs(values[row * columns + column]!))
    scales[column] = top / 127
    for (let row = 0; row < rows; row++)
      bytes[row * columns + column] = Math.round((values[row * columns + column]! / top) * 127)
  }
  return [part(name, 'int8', bytes), part(`${name}.scale`, 'float32', scales)]
}

export function part(name: string, kind: Block['kind'], values: ArrayBufferView): Part {
  return { name, kind, bytes: new Uint8Array(values.buffer, values.byteOffset, values.byteLength) }
}

/** For a part of which many bytes are zero. */
export function compressed({ name, bytes }: Part): Part {
  return part(name, 'bytes', brotliCompressSync(bytes))
}

export function writeWeights(file: URL, header: Omit<Header, 'blocks'>, parts: Part[]): number {
  let at = 0
  const blocks = parts.map(({ name, kind, bytes }) => {
    const block = { name, kind, at, length: bytes.length }
    at += bytes.length + ((4 - (bytes.length % 4)) % 4)
    return block
  })
  const head = Buffer.from(JSON.stringify({ ...header, blocks }))
  const base = 4 + head.length + ((4 - (head.length % 4)) % 4)
  const out = Buffer.alloc(base + at)
  out.writeUInt32LE(head.length, 0)
  head.copy(out, 4)
  parts.forEach(({ bytes }, n) => {
    out.set(bytes, base + blocks[n]!.at)
  })
  writeFileSync(file, out)
  return out.length
}

/** Puts new parts into a written file in place of those of the same name. */
export function replaceBlocks(file: URL, parts: Part[]): number {
  const bytes = readFileSync(file)
  const length = bytes.readUInt32LE(0)
  const { blocks, ...header } = JSON.parse(bytes.toString('utf8', 4, 4 + length)) as Header
  const base = 4 + length + ((4 - (length % 4)) % 4)
  const kept = blocks
    .filter(block => !parts.some(each => each.name === block.name))
    .map(({ name, kind, at, length: size }) => ({
      name,
      kind,
      bytes: bytes.subarray(base + at, base + at + size),
    }))
  return writeWeights(file, header, [...kept, ...parts])
}
