/**
 * What people write after a care text, with the reader's vector of each example. The vectors are shipped,
 * because reading all examples takes ten seconds; `npm run library` writes them again.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Reader } from '#server/reading/reading.ts'
import responses from './care-response-examples.json' with { type: 'json' }
import answers from './check-in-answer-examples.json' with { type: 'json' }

export type ExampleGroup = keyof typeof responses | keyof typeof answers
export type Example = { group: ExampleGroup; vector: Int8Array }

const DIMENSIONS = 384
const vectorsFile = new URL('./care-response-vectors.bin', import.meta.url)

const texts = [...Object.entries(responses), ...Object.entries(answers)].flatMap(([group, each]) =>
  each.map(text => ({ group: group as ExampleGroup, text })),
)

/** The model and the examples that the vectors belong to. */
function stampOf(version: string): string {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return `${version} ${hash}\n`
}

/** Undefined if they are missing, or were made by another model or from other examples. */
export function shippedExamples(version: string): Example[] | undefined {
  const bytes = new Int8Array(readShipped())
  const stamp = stampOf(version)
  if (bytes.length !== stamp.length + texts.length * DIMENSIONS) return undefined
  if (Buffer.from(bytes.buffer, 0, stamp.length).toString() !== stamp) return undefined
  return texts.map(({ group }, i) => {
    const from = stamp.length + i * DIMENSIONS
    return { group, vector: bytes.subarray(from, from + DIMENSIONS) }
  })
}

function readShipped(): Uint8Array {
  try {
    return readFileSync(vectorsFile)
  } catch {
    return new Uint8Array()
  }
}

export async function readExamples(reader: Pick<Reader, 'read'>): Promise<Example[]> {
  const examples: Example[] = []
  for (const { group, text } of texts) examples.push({ group, vector: (await reader.read(text)).vector })
  return examples
}

export function shipExamples(version: string, examples: readonly Example[]): void {
  const vectors = examples.map(({ vector }) => Buffer.from(vector.buffer, vector.byteOffset, vector.length))
  writeFileSync(vectorsFile, Buffer.concat([Buffer.from(stampOf(version)), ...vectors]))
}
