/** The one file of learned numbers: a short header in JSON, then blocks of bytes, each with its own scales. */
import { readFileSync } from 'node:fs'

export type Block = {
  name: string
  kind: 'int8' | 'float32' | 'uint32' | 'bytes'
  at: number
  length: number
}

export type Header = {
  version: 1
  shape: { words: number; dimensions: number; filters: number; outputs: number; terms: number }
  /** Names of the outputs, in order. */
  outputs: string[]
  /** Per emotion: the combined logit from which it is said, and slope and shift of its probability. */
  thresholds: number[]
  slope: number
  shift: number[]
  /** How much the linear model counts beside the network, for emotions and for stressors. */
  linearShare: { emotions: number; stressors: number }
  blocks: Block[]
}

export type Weights = {
  header: Header
  int8: (name: string) => Int8Array
  float32: (name: string) => Float32Array
  uint32: (name: string) => Uint32Array
  text: (name: string) => string
  bytes: (name: string) => Uint8Array
}

export function readWeights(file: URL): Weights {
  const bytes = readFileSync(file)
  const headerLength = bytes.readUInt32LE(0)
  const header = JSON.parse(bytes.toString('utf8', 4, 4 + headerLength)) as Header
  const base = 4 + headerLength + ((4 - (headerLength % 4)) % 4)
  const part = (name: string): Buffer => {
    const block = header.blocks.find(each => each.name === name)
    if (!block) throw new Error(`The weights file has no ${name}`)
    return bytes.subarray(base + block.at, base + block.at + block.length)
  }
  /** A copy, because a typed array must start on a whole number of its elements. */
  const copy = (name: string): ArrayBuffer => {
    const view = part(name)
    return view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength) as ArrayBuffer
  }
  return {
    header,
    int8: name => new Int8Array(copy(name)),
    float32: name => new Float32Array(copy(name)),
    uint32: name => new Uint32Array(copy(name)),
    text: name => part(name).toString('utf8'),
    bytes: name => part(name),
  }
}
