// What the model is told of a turn by the caller, and the smaller part of it that may leave this server.
import type { Kind } from '#server/companion/answering/kinds.ts'

/** One thing said earlier in this person's own chat; never another person's words. */
export type PastTurn = { from: 'user' | 'bot'; text: string }

/** What somebody might tell, in a word, and what is said to it: ours, never a person's. */
export type Example = { said: string; reply: string }

export type Turn = {
  text: string
  /** What is said when the model is off, away or wrong. */
  builtIn: string
  kind: Kind
  /** The nearest moments with a reply each, to show how it is said here. */
  examples?: readonly Example[] | undefined
  /** Whether this person has agreed that their words go to the host. */
  consented: boolean
  /** Oldest first. */
  history: readonly PastTurn[]
  profile?: Readonly<Record<string, string | undefined>> | undefined
  /** The question of the bank that stands unanswered. */
  question?: string | undefined
  /** Topics the person does not want brought up. */
  avoid?: readonly string[] | undefined
  /** The email, family name and user id: a text that holds one of them does not leave. */
  withheld?: readonly (string | undefined)[] | undefined
}

/** All that the host is told. */
export type Outgoing = {
  message: string
  question?: string
  earlier: string[]
  background?: string
  draft: string
  /** How replies sound here. */
  examples: Example[]
}

export const everythingIn = ({ message, question, earlier, background, draft }: Outgoing): string =>
  [message, question, ...earlier, background, draft].filter(Boolean).join('\n')
