// What the caller tells the model about a turn, and the smaller part that may leave this server.
import type { TurnKind } from '#server/companion/answering/kinds.ts'

/** An earlier message in this person's own chat; never another person's. */
export type PastTurn = { from: 'user' | 'bot'; text: string }

/** An example message and reply from our library, never a person's. */
export type Example = { said: string; reply: string }

export type ModelTurn = {
  text: string
  /** Used when the model is off, unavailable or rejected. */
  builtIn: string
  kind: TurnKind
  /** The closest moments with a reply each, as style examples. */
  examples?: readonly Example[] | undefined
  /** Whether this person agreed that their text is sent to the host. */
  consented: boolean
  /** Oldest first. */
  history: readonly PastTurn[]
  profile?: Readonly<Record<string, string | undefined>> | undefined
  /** The unanswered bank question. */
  question?: string | undefined
  /** Topics the person does not want brought up. */
  avoid?: readonly string[] | undefined
  /** The email, family name and user id: a text that contains one of them is not sent. */
  withheld?: readonly (string | undefined)[] | undefined
}

/** Everything sent to the host. */
export type Outgoing = {
  message: string
  question?: string
  earlier: string[]
  background?: string
  draft: string
  /** Examples of our style. */
  examples: Example[]
}

export const everythingIn = ({ message, question, earlier, background, draft }: Outgoing): string =>
  [message, question, ...earlier, background, draft].filter(Boolean).join('\n')
