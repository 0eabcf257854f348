/** One-to-one chat: messages, sessions, the archive, and what the companion remembers. */
import * as z from 'zod/mini'
import { Care, careReplies } from './care.ts'
import { endpoint } from './endpoint.ts'
import { personText } from './person-text.ts'

/** A session whose last message is older than this is in the archive. */
export const SESSION_IDLE_MS = 4 * 3_600_000
export const MAX_TITLE_LENGTH = 60
const PAGE = 200
/** Positions in a session are counted in 32 bits. */
const LAST_POSITION = 2 ** 31 - 1

/** Any name a companion may have, or the id of an archived session. */
export const chatId = z.string().check(z.minLength(1), z.maxLength(1000))

export const chatMessage = z.object({
  id: z.string(),
  from: z.enum(['bot', 'user', 'classification']),
  text: z.string(),
  timestamp: z.string(),
  /** Set when the text is a question of the bank. */
  questionId: z.optional(z.string()),
  /** A fixed text of care, with a link to help under it or without. */
  care: z.optional(z.enum(careReplies)),
})
export type ChatMessage = z.infer<typeof chatMessage>

const followUp = z.object({ id: z.string(), text: z.string(), category: z.string() })

export const archiveKinds = ['journal', 'stress', 'goal', 'reflection'] as const
export type ArchiveKind = (typeof archiveKinds)[number]

export const archivedChat = z.object({
  id: z.string(),
  /** Empty where nothing they said should stand for it, as after a crisis: its day does. */
  title: z.string(),
  date: z.string(),
  /** Two or three of the person's own sentences, as they wrote them; fewer or none where they said little. */
  summary: z.optional(z.array(z.string())),
  /** How many there are, the companion's included. */
  messages: z.optional(z.number()),
  starred: z.optional(z.boolean()),
  /** In a search: their message that has the words, and a piece of it around them; or one close in meaning. */
  match: z.optional(
    z.object({
      messageId: z.string(),
      snippet: z.string(),
      /** The words asked for as that message has them, such as "slept" for "sleep". */
      words: z.optional(z.array(z.string())),
      byMeaning: z.optional(z.literal(true)),
      /** How many other messages of the session have as many of the words. */
      more: z.optional(z.number()),
    }),
  ),
})
export type ArchivedChat = z.infer<typeof archivedChat>

/** A title is a sentence of the person's, or its beginning, with a capital. */
export function isTitle(sentence: string, title: string): boolean {
  return title !== '' && capitalized(sentence).startsWith(capitalized(title.replace(/…$/, '')))
}

/** Left as it is where the capital is longer than the letter. */
export function capitalized(text: string): string {
  const [first = ''] = text
  const capital = first.toUpperCase()
  return capital.length === first.length ? capital + text.slice(first.length) : text
}

export const messageId = z.string().check(z.regex(/^[\w.:-]{1,100}$/))

export const postChat = endpoint('POST', '/api/chat', {
  summary: 'Say something to the companion and get its reply. Shows nothing to anybody else.',
  body: z.object({
    text: personText.check(z.refine(text => text.trim() !== '', 'blank')),
    /** The companion’s name, an archived session’s id, or in a group the thread’s id. */
    chatId,
    /** The client's own id: sending it twice stores one message and returns the same answer. */
    messageId: z.optional(messageId),
    /** A group’s answer is kept only to answer a repeated id. */
    context: z.optional(z.literal('group')),
  }),
  reply: z.object({
    messages: z.array(chatMessage),
    reply: z.string(),
    followUp: z.nullable(z.extend(followUp, { messageId: z.string() })),
    care: Care,
  }),
})

export const getMessages = endpoint('GET', '/api/chat/:chatId/messages', {
  summary: 'A session’s messages, newest page first in time order; `before` pages back.',
  params: z.object({ chatId }),
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(LAST_POSITION))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE)), PAGE),
  }),
  reply: z.object({
    messages: z.array(chatMessage),
    /** Send this as `before` to get the earlier page; null if there is none. */
    before: z.nullable(z.number()),
    /** Only archived sessions have one. */
    title: z.nullable(z.string()),
    archived: z.boolean(),
    /** An archived session as the archive lists it. */
    session: z.optional(archivedChat),
  }),
})

const oneMessage = z.object({ chatId, messageId: z.string().check(z.minLength(1), z.maxLength(100)) })

/** How a reply came about: the moment it was written for, how near that lay, and how near it had to. */
export const why = z.object({
  from: z.enum(['moment', 'situation', 'stance', 'presence']),
  name: z.string(),
  score: z.number(),
  threshold: z.number(),
  /** The person said that it missed. */
  missed: z.boolean(),
})

export const getWhy = endpoint('GET', '/api/chat/:chatId/messages/:messageId/why', {
  summary: 'Why the companion said this: what the reply was written for. Null for what is fixed or long ago.',
  params: oneMessage,
  reply: z.object({ why: z.nullable(why) }),
})

export const sayNotIt = endpoint('POST', '/api/chat/:chatId/messages/:messageId/not-it', {
  summary:
    'This reply missed: it is kept so for the person’s export, and a line says sorry and asks nothing.',
  params: oneMessage,
  reply: z.object({ message: z.nullable(chatMessage) }),
})

export const finishSession = endpoint('POST', '/api/chat/:chatId/finish', {
  summary: 'Move the running session to the archive; the chat starts again with a greeting.',
  params: z.object({ chatId }),
  reply: z.object({ archivedAs: z.nullable(z.string()) }),
})

const oneSession = z.object({ chatId })

export const reopenSession = endpoint('POST', '/api/chat/:chatId/reopen', {
  summary:
    'Undo a finish: an archived session goes on as the running one. Refused once something was said in the next one, or after four hours.',
  params: oneSession,
  reply: z.object({ ok: z.literal(true) }),
})

export const starSession = endpoint('PUT', '/api/chat/:chatId/star', {
  summary: 'Mark an archived session with a star, or take the star away.',
  params: oneSession,
  body: z.object({ starred: z.boolean() }),
  reply: z.object({ starred: z.boolean() }),
})

export const sessionTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE_LENGTH))

export const renameSession = endpoint('PUT', '/api/chat/:chatId/title', {
  summary: 'Give an archived session a title of one’s own.',
  params: oneSession,
  body: z.object({ title: sessionTitle }),
  reply: z.object({ title: z.string() }),
})

export const deleteSession = endpoint('DELETE', '/api/chat/:chatId', {
  summary:
    'Delete an archived session with everything made from it: messages, vectors, summary, what counted for insights and what the companion remembers of it.',
  params: oneSession,
  reply: z.object({ ok: z.literal(true) }),
})

const archive = {
  summary:
    'Archived sessions, newest first; with `q`, those with these words, then those of up to ten messages close in meaning; with `limit`, only so many.',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    limit: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  reply: z.array(archivedChat),
}
export const getArchive = endpoint('GET', '/chat/archive', archive)
export const getArchiveUnderApi = endpoint('GET', '/api/chat/archive', archive)

export const memory = z.object({
  id: z.string(),
  fact: z.string(),
  /** The sentence it came from, as written. */
  sentence: z.string(),
  saidAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
})

export const avoidedTopic = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const topics = z.array(avoidedTopic).check(z.maxLength(50))

export const getMemory = endpoint('GET', '/api/companion/memory', {
  summary: 'What the companion keeps of the conversations, and what it is not to ask about.',
  reply: z.object({ memories: z.array(memory), avoid: z.array(z.string()) }),
})

export const forgetMemory = endpoint('DELETE', '/api/companion/memory/:id', {
  summary: 'Forget one thing; it is used in no later reply.',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: z.object({ ok: z.literal(true) }),
})

export const forgetAllMemories = endpoint('DELETE', '/api/companion/memory', {
  summary: 'Forget everything the companion remembers; none of it is used in a later reply.',
  reply: z.object({ ok: z.literal(true) }),
})

export const putAvoid = endpoint('PUT', '/api/companion/avoid', {
  summary: 'Topics the companion does not bring up.',
  body: z.object({ topics }),
  reply: z.object({ avoid: z.array(z.string()) }),
})
