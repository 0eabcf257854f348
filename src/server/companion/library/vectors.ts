/**
 * The reader's vector and mood for every text of the library, precomputed by `npm run library`. Keyed by the
 * text itself, so a changed line only loses its own entry; useless with another model.
 */
import { createHash, hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

export const DIMENSIONS = 384
/** One byte per dimension; the product of a vector with itself. */
export const UNIT = 508 * 508

export const valences = ['glad', 'flat', 'mixed', 'hard'] as const

/** The reading of one text. */
export type TextReading = {
  vector: Int8Array
  valence: number
  kind: number
  /** From -100 to 100. */
  mood: number
}

const FORM = 2
const KEY = 8
const NOTE = DIMENSIONS + 3
const HEADER = 1024

export class NoVectors extends Error {}

export const vectorsFile = new URL('../../../../models/library/vectors.bin', import.meta.url)
/** Of general lines, in a small file of its own: they change more often than the moments. */
export const lineVectorsFile = new URL('../../../../models/library/line-vectors.bin', import.meta.url)

export type Vectors = {
  version: string
  kinds: string[]
  find(text: string, asked?: string): TextReading | undefined
  count: number
}

/** Includes the question it answers, if any. */
export function keyOf(text: string, asked = ''): string {
  return hash('sha256', `${asked}\n${text}`).slice(0, 2 * KEY)
}

export function readVectors(file: URL = vectorsFile): Vectors {
  const name = file.pathname.split('/').at(-1)
  const wrong = (why: string) => new NoVectors(`models/library/${name} ${why}: run npm run library.`)
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw wrong('is missing')
  }
  const { form, version, count, kinds, sha256 } = headerOf(bytes) ?? {}
  const body = bytes.subarray(HEADER)
  if (
    form !== FORM ||
    !version ||
    !count ||
    !kinds ||
    createHash('sha256').update(body).digest('hex') !== sha256
  )
    throw wrong('is damaged')
  const indexOf = searchIn(body, count)
  const notes = new Int8Array(body.buffer, body.byteOffset + count * KEY, count * NOTE)
  return {
    version,
    kinds,
    count,
    find(text, asked) {
      const index = indexOf(keyOf(text, asked))
      if (index < 0) return undefined
      const from = index * NOTE
      const to = from + DIMENSIONS
      return {
        vector: notes.subarray(from, to),
        valence: notes[to]!,
        kind: notes[to + 1]!,
        mood: notes[to + 2]!,
      }
    },
  }
}

/** Halves the sorted keys: to make a table of them took longer at each start than all that is looked up in it. */
function searchIn(keys: Buffer, count: number): (key: string) => number {
  return key => {
    const first = Number.parseInt(key.slice(0, KEY), 16)
    const last = Number.parseInt(key.slice(KEY), 16)
    let from = 0
    let to = count - 1
    while (from <= to) {
      const middle = (from + to) >> 1
      const far = keys.readUInt32BE(middle * KEY) - first || keys.readUInt32BE(middle * KEY + KEY / 2) - last
      if (far === 0) return middle
      if (far < 0) from = middle + 1
      else to = middle - 1
    }
    return -1
  }
}

type Header = { form: number; version: string; count: number; sha256: string; kinds: string[] }

function headerOf(bytes: Buffer): Header | undefined {
  try {
    return JSON.parse(bytes.toString('utf8', 0, HEADER)) as Header
  } catch {
    return undefined
  }
}

export function writeVectors(
  version: string,
  kinds: string[],
  noted: Map<string, TextReading>,
  file: URL = vectorsFile,
): void {
  const keys = [...noted.keys()].sort()
  const body = Buffer.alloc(keys.length * (KEY + NOTE))
  keys.forEach((key, i) => {
    body.write(key, i * KEY, 'hex')
    const { vector, valence, kind, mood } = noted.get(key)!
    const from = keys.length * KEY + i * NOTE
    body.set(new Uint8Array(vector.buffer, vector.byteOffset, DIMENSIONS), from)
    body[from + DIMENSIONS] = valence
    body[from + DIMENSIONS + 1] = kind
    body.writeInt8(mood, from + DIMENSIONS + 2)
  })
  const sha256 = createHash('sha256').update(body).digest('hex')
  const header = Buffer.alloc(HEADER, ' ')
  header.write(JSON.stringify({ form: FORM, version, count: keys.length, sha256, kinds }))
  writeFileSync(file, Buffer.concat([header, body]))
}
