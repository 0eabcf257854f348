/** Every frame the live socket may carry, and every code it may close with. */
import * as z from 'zod/mini'
import { Care } from './care.ts'
import { messageId } from './companion.ts'
import { personText } from './person-text.ts'

export const MAX_FRAME_BYTES = 40_000

/** 44xx: a browser sees only 1006 for a refused upgrade and would retry forever, so we accept and close. */
export const closeCodes = {
  stopping: 1001,
  tryAgain: 1011,
  notSignedIn: 4401,
  sessionEnded: 4403,
  threadUnknown: 4404,
  flooding: 4429,
} as const

/** The maximum lengths of the fields of `sendMessage`. */
export const fieldLengths = { stream_id: 100, userId: 100, from: 200, timestamp: 64 } as const

export const isTime = (written: string) => !Number.isNaN(Date.parse(written))
export const isBlank = (text: string) => text.trim() === ''

/** What a screen sends. `id` is made by the author's screen; sending it twice stores once. */
const sendMessage = z.object({
  action: z.literal('sendMessage'),
  type: z.literal('group_message'),
  /** The thread's id: that of this connection. */
  stream_id: z.string().check(z.maxLength(fieldLengths.stream_id)),
  text: personText.check(z.refine(text => !isBlank(text), 'blank')),
  /** The author's account: that of the token. */
  userId: z.string().check(z.maxLength(fieldLengths.userId)),
  id: messageId,
  /** The message this one replies to; dropped if there is none with that id in the thread. */
  replyTo: z.optional(messageId),
  /** Ignored: others see the account's name and the server's time. */
  from: z.optional(z.string().check(z.maxLength(fieldLengths.from))),
  timestamp: z.optional(z.string().check(z.maxLength(fieldLengths.timestamp), z.refine(isTime, 'no time'))),
})
/** Sent to others at most every `TYPING_EVERY_MS`, and never stored. */
const typing = z.object({ action: z.literal('typing') })
const ping = z.object({ action: z.literal('ping') })

export const clientFrame = z.discriminatedUnion('action', [sendMessage, typing, ping])
export type ClientFrame = z.infer<typeof clientFrame>
export type SendMessage = z.infer<typeof sendMessage>

export const TYPING_EVERY_MS = 2000

/** Somebody in a thread: a given name, and an id that means this person in this thread and nothing elsewhere. */
export const person = z.object({ userId: z.string(), from: z.string() })
export type Person = z.infer<typeof person>

/**
 * A message as everybody sees it, live and in history. `seq` numbers what happens in a thread, without a
 * gap: messages, and later changes to them.
 */
export const groupMessage = z.object({
  type: z.literal('group_message'),
  stream_id: z.string(),
  id: z.string(),
  seq: z.number(),
  /** The author's given name; empty if the account was deleted. */
  from: z.string(),
  userId: z.string(),
  /** Empty when removed. */
  text: z.string(),
  timestamp: z.string(),
  /** To be shown under a cover. */
  cover: z.optional(z.literal(true)),
  /** Unsent by its author or hidden by the operator: the place stays, the text is gone. */
  removed: z.optional(z.literal(true)),
  /** Changed by its author after it was sent. */
  edited: z.optional(z.literal(true)),
  /**
   * The message it answers. Its words are never sent along: who asks for them gets them as they are now, and only
   * those they may see.
   */
  replyTo: z.optional(z.string()),
})
export type GroupMessage = z.infer<typeof groupMessage>

/**
 * The first frame of a connection: your id here, and that everything after `seq` will be pushed. Sent again
 * when `view` changes: fetched messages are then out of date.
 */
const opened = z.object({
  type: z.literal('opened'),
  stream_id: z.string(),
  seq: z.number(),
  /** Identifies whom you can see here; only for comparison. */
  view: z.string(),
  ...person.shape,
})
/** Stored, under this number and time. */
const ack = z.object({
  type: z.literal('ack'),
  id: z.string(),
  seq: z.number(),
  timestamp: z.string(),
  care: Care,
})
const removed = z.object({
  type: z.literal('removed'),
  stream_id: z.string(),
  id: z.string(),
  seq: z.number(),
})
/** What the operator had hidden is there again; `seq` is the number of this change. */
const restored = z.object({
  type: z.literal('restored'),
  stream_id: z.string(),
  seq: z.number(),
  message: groupMessage,
})
/** Its author changed it; `seq` is the number of this change. */
const edited = z.object({
  type: z.literal('edited'),
  stream_id: z.string(),
  seq: z.number(),
  message: groupMessage,
})
/** Too much has happened to push: fetch history after the last `seq` you have. */
const gap = z.object({ type: z.literal('gap'), stream_id: z.string(), seq: z.number() })
/** Who is here, including you: how many, and the first names. */
const presence = z.object({
  type: z.literal('presence'),
  stream_id: z.string(),
  count: z.number(),
  people: z.array(person),
})
const isTyping = z.object({ type: z.literal('typing'), stream_id: z.string(), ...person.shape })
const pong = z.object({ type: z.literal('pong') })
/** `id` is that of the message refused, where it could be read. */
const problem = z.object({
  type: z.literal('error'),
  code: z.string(),
  error: z.string(),
  id: z.optional(z.string()),
  field: z.optional(z.string()),
  length: z.optional(z.number()),
  limit: z.optional(z.number()),
  retryAfterSeconds: z.optional(z.number()),
  care: z.optional(Care),
})
export type Problem = z.infer<typeof problem>

export const serverFrame = z.discriminatedUnion('type', [
  opened,
  groupMessage,
  ack,
  removed,
  restored,
  edited,
  gap,
  presence,
  isTyping,
  pong,
  problem,
])
export type ServerFrame = z.infer<typeof serverFrame>
