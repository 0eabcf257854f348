/** Streams files into a zip: never a whole file in memory, and never blocking for long. */
import { setImmediate as breathe } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

export type PackedFile = { name: string; content: AsyncIterable<string> | Iterable<string> }

/** Compressed at a time; takes a few milliseconds. */
const PIECE_BYTES = 32 * 1024
const encoder = new TextEncoder()

export async function* zipped(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  const taken = () => {
    const some = packed
    packed = []
    return some
  }

  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    for await (const piece of inPieces(content)) {
      entry.push(piece)
      yield* taken()
      await breathe()
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
    await breathe()
  }
  zip.end()
  yield* taken()
}

/** Joins small texts and splits large ones. */
async function* inPieces(content: PackedFile['content']): AsyncGenerator<Uint8Array> {
  let gathered = ''
  for await (const text of content) {
    gathered += text
    if (gathered.length < PIECE_BYTES) continue
    yield* cut(encoder.encode(gathered))
    gathered = ''
  }
  if (gathered !== '') yield* cut(encoder.encode(gathered))
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}
