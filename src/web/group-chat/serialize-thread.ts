/** The stored form of a thread: bounded, with every text encrypted. */
import * as z from 'zod/mini'
import { groupMessage } from '#shared/live.ts'
import { storage } from '#web/platform/storage.ts'
import { decrypt, encrypt } from './cipher.ts'
import { emptyThread, type OwnState, type Thread } from './thread.ts'

const MOST_MESSAGES = 200
const MOST_LETTERS = 200_000
const MOST_OWN = 200
const MOST_REACTIONS = 500

const written = z.object({
  owner: z.string(),
  me: z.nullable(z.string()),
  view: z._default(z.string(), ''),
  seq: z.number(),
  more: z.boolean(),
  messages: z.array(groupMessage),
  own: z.record(
    z.string(),
    z.object({
      note: z.optional(z.string()),
      read: z.optional(z.literal(true)),
      reply: z.optional(z.object({ text: z.string(), at: z.string(), help: z.boolean() })),
      said: z.optional(z.literal(true)),
    }),
  ),
  /** Message id to emoji to count; always 1, as only the reader's own are stored. */
  reactions: z.record(z.string(), z.record(z.string(), z.number())),
})

export function serializeThread(thread: Thread, owner: string): string {
  const messages = newest(thread)
  const own = Object.entries(thread.own).slice(-MOST_OWN)
  const reactions = Object.entries(thread.reactions).slice(-MOST_REACTIONS)
  return JSON.stringify({
    owner,
    me: thread.me,
    view: thread.view,
    // -1 marks a thread that was never loaded.
    seq: thread.loaded ? thread.seq : -1,
    more: thread.more || messages.length < thread.messages.length,
    messages: messages.map(message => ({ ...message, text: hidden(message.text) })),
    own: Object.fromEntries(own.map(([id, side]) => [id, texts(side, hidden)])),
    reactions: Object.fromEntries(
      reactions.map(([id, emoji]) => [id, Object.fromEntries(emoji.map(one => [one, 1]))]),
    ),
  } satisfies z.input<typeof written>)
}

/** Null when nothing is stored, it cannot be read, or it is another person's. */
export function parseThread(text: string | null, owner: string): Thread | null {
  if (text === null) return null
  try {
    const stored = written.parse(JSON.parse(text))
    if (stored.owner !== owner) return null
    return {
      ...emptyThread,
      loaded: stored.seq >= 0,
      me: stored.me,
      view: stored.view,
      seq: Math.max(0, stored.seq),
      more: stored.more,
      messages: stored.messages.map(message => ({ ...message, text: plain(message.text) })),
      own: Object.fromEntries(Object.entries(stored.own).map(([id, side]) => [id, texts(side, plain)])),
      reactions: Object.fromEntries(
        Object.entries(stored.reactions).map(([id, counts]) => [id, Object.keys(counts)]),
      ),
    }
  } catch {
    return null
  }
}

function newest({ messages }: Thread) {
  let letters = 0
  const from = messages.findLastIndex(({ text }, index) => {
    letters += text.length
    return letters > MOST_LETTERS || messages.length - index > MOST_MESSAGES
  })
  return messages.slice(from + 1)
}

function texts(side: OwnState, made: (text: string) => string): OwnState {
  const { note, reply } = side
  return {
    ...side,
    ...(note !== undefined && { note: made(note) }),
    ...(reply && { reply: { ...reply, text: made(reply.text) } }),
  }
}

/** Avoids encrypting the same two hundred texts again for each new message. */
const known = new Map<string, string>()
storage.onPersonCleared(() => known.clear())

function hidden(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const sealed = encrypt(text)
  if (known.size > 2 * MOST_MESSAGES) known.clear()
  known.set(text, sealed)
  return sealed
}

function plain(sealed: string): string {
  const text = decrypt(sealed)
  if (text === null) throw new Error('Written under another secret.')
  known.set(text, sealed)
  return text
}
