/** The words the network knows: those the training texts use, most frequent first, with their starting vectors. */
import type { Example } from './examples.ts'
import { createRandom } from './random.ts'
import type { Vectors } from './vectors.ts'

export type Vocabulary = {
  words: string[]
  dimensions: number
  vectors: Float32Array
  encode: (words: string[]) => number[]
}

const DIMENSIONS = 100
const LONGEST = 64

export function createVocabulary(examples: Example[], vectors: Vectors, seed: number): Vocabulary {
  const counts = new Map<string, number>()
  for (const { words } of examples) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = ['<pad>', '<unknown>']
  for (const [word, count] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
    if (count >= 5 || (count >= 2 && vectors.of(word))) words.push(word)
  const random = createRandom(seed)
  const start = new Float32Array(words.length * DIMENSIONS)
  words.forEach((word, id) => {
    const vector = vectors.of(word)
    for (let d = 0; d < DIMENSIONS && id > 0; d++)
      start[id * DIMENSIONS + d] = vector?.[d] ?? (random() - 0.5) * 0.5
  })
  return { words, dimensions: DIMENSIONS, vectors: start, encode: encoder(words) }
}

export function encoder(words: string[]): (words: string[]) => number[] {
  const ids = new Map(words.map((word, id) => [word, id]))
  return text => {
    const encoded = text
      .slice(0, LONGEST)
      .map(word => ids.get(word) ?? ids.get(word.replace(/(.)\1/g, '$1')) ?? 1)
    while (encoded.length < 3) encoded.push(0)
    return encoded
  }
}
