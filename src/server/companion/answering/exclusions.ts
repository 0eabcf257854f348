/** Replies that may not be used now, however well they fit: repeated, about an unwanted topic, or with invented details. */
import type { Reply } from '#server/companion/library/library.ts'
import { mentions } from '#server/companion/text/overlap.ts'
import { contentOf, stemsOf } from '#server/companion/text/words.ts'
import { normalized } from './state.ts'

/** Replies whose words overlap this much count as the same. */
const ALIKE = 0.6

export type TurnContext = {
  text: string
  valence: string
  /** What they said before, and what they were asked. */
  before: string
  avoid: readonly string[]
  /** The last replies, in plain letters. */
  replies: readonly string[]
  /** A choice of theirs is being talked about. */
  isDeciding?: boolean
  /** What they said for and against it. */
  reasons?: readonly string[]
}

export function isUnwanted(
  text: string,
  { text: said, avoid }: Pick<TurnContext, 'text' | 'avoid'>,
): boolean {
  return avoid.some(topic => mentions(text, topic) && !mentions(said, topic))
}

/** Like one that was said lately. */
export function isRepeated(text: string, replies: readonly string[]): boolean {
  const said = normalized(text)
  const words = contentWordsOf(text)
  return replies.some(
    reply => reply === said || (words.size > 2 && overlap(words, contentWordsOf(reply)) >= ALIKE),
  )
}

/** The same texts of the library come up in every turn. */
const contentCache = new Map<string, Set<string>>()
const MAX_CACHED = 30_000

export function contentWordsOf(text: string): Set<string> {
  const known = contentCache.get(text)
  if (known) return known
  if (contentCache.size >= MAX_CACHED) contentCache.clear()
  const words = contentOf(text)
  contentCache.set(text, words)
  return words
}

function overlap(one: Set<string>, other: Set<string>): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared / Math.max(1, Math.min(one.size, other.size))
}

/** How many rare words the reply uses that the person didn't. */
export function countNewRareWords({ rare }: Pick<Reply, 'rare'>, { text, before }: TurnContext): number {
  if (rare.length === 0) return 0
  const known = stemsOf(`${text} ${before}`)
  return rare.filter(word => !known.has(word)).length
}
