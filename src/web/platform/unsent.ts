/** A message that the server has not confirmed yet. */
import * as z from 'zod/mini'

export const unsent = z.object({
  /** Created by the client and sent with every attempt, so that the server stores the message once. */
  id: z.string(),
  /** Which sender: the companion's endpoint or the group's socket. */
  kind: z.enum(['companion', 'group']),
  /** Id of the chat or thread. */
  place: z.string(),
  text: z.string(),
  writtenAt: z.number(),
  /** The message it replies to. */
  replyTo: z.optional(z.string()),
  /** Why the server will never accept it; it waits to return to its composer. */
  refused: z.optional(z.string()),
})
export type Unsent = z.infer<typeof unsent>

/** `waiting` means that an attempt failed and will be repeated. */
export type Progress = 'new' | 'sending' | 'waiting' | 'refused'
export type Tracked = Unsent & { progress: Progress }

export type Delivered = { words: Unsent; answer: unknown }

/** Sends a message and returns the server's answer. What it throws decides whether the outbox retries. */
export type Sender = (words: Unsent) => Promise<unknown>
export type Senders = Record<Unsent['kind'], Sender>

/** Thrown by a sender when the server will never accept the message, with the reason to show. */
export class PermanentRefusal extends Error {}

/** `randomUUID` is missing on pages without TLS. */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
