/** English words a spelling correction must leave alone: the most frequent ones of the vectors' own list. */
import type { Vectors } from './vectors.ts'

const MOST = 45_000

export function knownWords(vectors: Vectors, ours: string[]): string {
  const own = new Set(ours)
  const words = vectors.words.filter(word => /^[a-z]{4,}$/.test(word) && !own.has(word)).slice(0, MOST)
  return words.sort().join('\n')
}
