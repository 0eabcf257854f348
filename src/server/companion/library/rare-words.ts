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

/** How many texts have a stem, and the last one counted, so that none counts twice. */
type Count = { stem: string; texts: number; last: number }

export function createRareWords(texts: readonly string[]): RareWords {
  const byStem = new Map<string, Count>()
  // The texts share most of their words, so each is stemmed once: a start spent most of its time on this.
  const byWord = new Map<string, Count>()
  const countOf = (word: string) => {
    const known = byWord.get(word)
    if (known) return known
    const root = stem(word)
    const count = byStem.get(root) ?? { stem: root, texts: 0, last: -1 }
    byStem.set(root, count)
    byWord.set(word, count)
    return count
  }
  texts.forEach((text, i) => {
    for (const count of wordsOf(text).map(countOf)) {
      if (count.last !== i) count.texts += 1
      count.last = i
    }
  })
  const textsWith = (root: string) => byStem.get(root)?.texts ?? 0
  const most = texts.length * RARE
  return {
    in: text =>
      [...new Set(wordsOf(text).map(word => byWord.get(word)?.stem ?? stem(word)))].filter(
        root => textsWith(root) < most,
      ),
    weight: root => Math.log((texts.length + 1) / (textsWith(root) + 1)),
  }
}
