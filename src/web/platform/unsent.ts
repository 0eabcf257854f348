/** Words somebody has said that the server has not yet confirmed. */
import * as z from 'zod/mini'

export const unsent = z.object({
  /** Made by the author's screen; sent with every try, so that the server takes the words once. */
  id: z.string(),
  /** Who carries them: the call of the companion, or the socket of a group. */
  kind: z.enum(['companion', 'group']),
  /** The chat or thread they belong to. */
  place: z.string(),
  text: z.string(),
  writtenAt: z.number(),
  /** The message of the thread that they answer. */
  replyTo: z.optional(z.string()),
  /** Why the server will never take them; they wait to go back to their composer. */
  refused: z.optional(z.string()),
})
export type Unsent = z.infer<typeof unsent>

/** How far words have come. `waiting` means that a try has failed and another will follow. */
export type Progress = 'new' | 'sending' | 'waiting' | 'refused'
export type Tracked = Unsent & { progress: Progress }

export type Delivered = { words: Unsent; answer: unknown }

/** Hands words to the server and answers what it said. What it throws decides whether there is another try. */
export type Sender = (words: Unsent) => Promise<unknown>
export type Senders = Record<Unsent['kind'], Sender>

/** Thrown by a sender when the server will never take the words, with a reason to read. */
export class PermanentRefusal extends Error {}

/** Without `randomUUID`, which pages without TLS do not have. */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
