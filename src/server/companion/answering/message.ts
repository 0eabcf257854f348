/** What is to be answered, and what is answered. */
import type { Likely, Reading } from '#server/reading/reading.ts'
import type { Question } from '#shared/questions.ts'
import type { PartReader } from './acts.ts'
import type { Weigh } from './hearing.ts'
import type { TurnKind } from './kinds.ts'
import type { ReplyReason } from './presence-lines.ts'
import type { ConversationState } from './state.ts'

export type MessageToAnswer = {
  text: string
  /** Undefined when the reader failed. */
  reading: Reading | undefined
  /** The message read with the open question, if it may be an answer to it. */
  answering?: Reading | undefined
  /** A short message read together with the previous one. */
  joined?: Reading | undefined
  /** Reads a part of it; without this nobody is put right, quoted or heard to decide. */
  parts?: PartReader | undefined
  /** Questions the message calls for, the likeliest first. */
  followUps?: readonly Likely[] | undefined
  /** What replies and questions would be worth after a message, by a model that reads them together. */
  weigh?: Weigh | undefined
  /** A sentence that may be meant for the companion, read on its own. */
  aside?: { text: string; reading: Reading } | undefined
  /** Seeds the choice, together with the turn. */
  chatId: string
  channel?: 'group' | undefined
  avoid: readonly string[]
  /** Questions of the bank that were asked. */
  asked: ReadonlySet<string>
  /** Sorry was said already, for a false alarm: the reply says it no second time. */
  isSorrySaid?: boolean | undefined
  /** Ask nothing: the person may be unwell. */
  isCareful?: boolean
  now: number
  timeZone?: string | undefined
}
export type ChosenReply = {
  /** With its own question at the end, if it asks one. */
  text: string
  followUp: Question | null
  why: ReplyReason
  kind: TurnKind
  /** The nearest moments: a reply of each, to show how it is said here. */
  examples: { said: string; reply: string }[]
  state: ConversationState
}
