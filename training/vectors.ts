/** Word vectors as a starting point (GloVe, 100 numbers a word), read once while training and never shipped. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Vectors = { words: string[]; of: (word: string) => number[] | undefined }

export function readVectors(folder: string): Vectors {
  const file = readdirSync(folder).find(name => /^wink-embeddings.*\.json$/.test(name))
  if (!file) throw new Error(`No word vectors in ${folder}`)
  const data = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    words: string[]
    vectors: Record<string, number[]>
  }
  return {
    words: data.words,
    of: word => (Object.hasOwn(data.vectors, word) ? data.vectors[word] : undefined),
  }
}
