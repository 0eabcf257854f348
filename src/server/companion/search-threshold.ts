/** How near a message must lie to what somebody searches for, in meaning. Measured by training/memory/search.ts. */
import { readThresholds } from './answering/thresholds.ts'
import { wordsOf } from './text/words.ts'

/** What is shorter lies near to anything else that is short, whatever it says. */
const FEWEST_WORDS = 4
/** What lies farther behind the nearest than this is there by chance. */
const MOST_BEHIND = 0.15

const { search, searchKeywords } = readThresholds()

export const isComparable = (text: string): boolean => wordsOf(text).length >= FEWEST_WORDS

/** Higher for a few words than for a sentence, unless the message has one of them. */
export function searchThreshold(asked: string, { hasWord = false } = {}): number {
  return hasWord || isComparable(asked) ? search : searchKeywords
}

/** `near` is sorted, the nearest first. */
export function withoutStragglers<T extends { score: number }>(near: readonly T[]): T[] {
  return near.filter(({ score }) => score >= (near[0]?.score ?? 0) - MOST_BEHIND)
}
