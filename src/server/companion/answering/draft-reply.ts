/** A reply on its way: what will be said, and how it came about. */
import type { Choice } from './choose.ts'
import type { ReplyReason } from './presence-lines.ts'
import type { Memory } from './state.ts'

export const MOST_WORDS = 45

export type DraftReply = {
  text: string
  /** The part that must not be repeated soon. */
  line: string
  why: ReplyReason
  choice: Choice
  used: Memory[]
  referred: boolean
  /** An apology said before it. */
  sorry?: string
  /** What of the message is remembered, if not all of it. */
  told?: string
}
