/** Finds words that are rare in the library: they tell most about a topic. */
import { stem, wordsOf } from '#server/companion/text/words.ts'

/** A word in a smaller share of texts than this is rare. */
const RARE = 0.006

export type RareWords = {
  /** The stems of a text's rare words. */
  in(text: string): string[]
  /** Inverse document frequency: 0 for a word in every text, higher for rare ones. */
  weight(stem: string): number
}

export function createRareWords(texts: readonly string[]): RareWords {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(wordsOf(text).map(stem))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = texts.length * RARE
  return {
    in: text => [...new Set(wordsOf(text).map(stem))].filter(word => (counts.get(word) ?? 0) < most),
    weight: word => Math.log((texts.length + 1) / ((counts.get(word) ?? 0) + 1)),
  }
}
