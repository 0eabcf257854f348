/** Group chat calls: history, editing, unsending, searching and unread messages. */
import * as z from 'zod/mini'
import { Care } from './care.ts'
import { tagResult } from './classification.ts'
import { messageId } from './companion.ts'
import { endpoint } from './endpoint.ts'
import { groupMessage, isBlank } from './live.ts'
import { personText } from './person-text.ts'

export const HISTORY_PAGE = 50
export const MAX_HISTORY_PAGE = 200
/** Beyond this many a count is no longer exact: "more than 999". */
export const MOST_UNREAD = 1000
/** How much of a message a notification shows. */
export const EXCERPT_LENGTH = 140
/** How long one may edit what one sent. */
export const EDIT_WITHIN_MS = 5 * 60_000
export const MAX_SEARCH_LENGTH = 200
export const MOST_QUOTED = 50

const threadId = z.string().check(z.maxLength(100))
const thread = z.object({ threadId })
/** A number in a URL. */
const whole = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))

export const getMessages = endpoint('GET', '/api/threads/:threadId/messages', {
  summary: 'Messages of a thread in order: the newest, those before a number, or what happened after one.',
  params: thread,
  query: z.object({
    after: z.optional(whole),
    before: z.optional(whole),
    limit: z.optional(whole),
  }),
  reply: z.object({
    /** Who the caller is in this thread, as in `userId` of messages. */
    userId: z.string(),
    /** As in the `opened` frame: if it has changed, fetched messages are out of date. */
    view: z.string(),
    messages: z.array(groupMessage),
    /** With `after`: older messages that have changed since, as they are now. */
    changes: z.array(groupMessage),
    /** Ask `after` this number next time; everything up to it is known then. */
    seq: z.number(),
    /** Whether there is more in the direction asked for (older ones, unless `after` was given). */
    more: z.boolean(),
  }),
})

export const removeMessage = endpoint('DELETE', '/api/threads/:threadId/messages/:id', {
  summary: 'Take one’s own message back: its text goes everywhere, its place stays.',
  params: z.object({ threadId, id: messageId }),
  reply: z.object({ message: groupMessage }),
})

export const editMessage = endpoint('PUT', '/api/threads/:threadId/messages/:id', {
  summary: 'Change one’s own message within five minutes. It is read like a new one before anybody sees it.',
  params: z.object({ threadId, id: messageId }),
  body: z.object({ text: personText.check(z.refine(text => !isBlank(text), 'blank')) }),
  /** `results`: the reading of the new text, as from `POST /api/classification`; null if there is none. */
  reply: z.object({
    message: groupMessage,
    care: Care,
    results: z.nullable(z.record(z.string(), tagResult)),
  }),
})

export const getQuoted = endpoint('POST', '/api/threads/:threadId/quoted', {
  summary:
    'Messages that others answer, by their ids, as they are now. Those the caller may not see are left out.',
  params: thread,
  body: z.object({ ids: z.array(messageId).check(z.maxLength(MOST_QUOTED)) }),
  reply: z.object({ view: z.string(), messages: z.array(groupMessage) }),
})

const foundMessage = z.extend(groupMessage, {
  /** What was found in it, folded: the words asked for, or their forms. */
  words: z.array(z.string()),
})
export type FoundMessage = z.infer<typeof foundMessage>

export const searchThread = endpoint('POST', '/api/threads/:threadId/search', {
  // Not a GET: search terms do not belong in a URL, which proxies and histories keep.
  summary:
    'Messages of a thread that contain every word asked for, in any form, newest first. Each call looks through a part.',
  params: thread,
  body: z.object({
    q: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)),
    /** As the last reply named it. */
    before: z.optional(z.int().check(z.nonnegative())),
  }),
  reply: z.object({
    found: z.array(foundMessage),
    /** Continues the search from here; null at the start of the thread. */
    before: z.nullable(z.number()),
  }),
})

const unread = z.object({
  threadId: z.string(),
  /** Read up to here; null for a thread never opened, in which nothing counts as unread. */
  readSeq: z.nullable(z.number()),
  /** Others' messages after that, at most `MOST_UNREAD`. */
  unread: z.number(),
  firstUnread: z.nullable(z.number()),
  /** How many of the newest unread messages name the caller. */
  mentions: z.number(),
  lastMessageAt: z.nullable(z.string()),
})
export type Unread = z.infer<typeof unread>

export const getUnread = endpoint('GET', '/api/threads/:threadId/unread', {
  summary: 'What the caller has not read in a thread.',
  params: thread,
  reply: unread,
})

/** The last time a date can tell, in ms. */
const LAST_TIME = 8.64e15

export const markRead = endpoint('PUT', '/api/threads/:threadId/read', {
  summary:
    'Read up to a number, or to a time (`lastViewed`, in ms), or, with neither, to the end. Never back.',
  params: thread,
  body: z.optional(
    z.object({
      seq: z.optional(z.int().check(z.nonnegative())),
      lastViewed: z.optional(z.number().check(z.nonnegative(), z.maximum(LAST_TIME))),
    }),
  ),
  reply: unread,
})

const notification = z.extend(unread, {
  /** The newest unread message that names the caller, or else the newest of all. */
  excerpt: z.object({
    /** The author's given name; empty if the account was deleted. */
    from: z.string(),
    /** The beginning of the message on one line; empty when the message is covered. */
    text: z.string(),
    mentionsYou: z.boolean(),
    /** Shown under a cover in the thread, so none of it is shown here. */
    covered: z.optional(z.literal(true)),
  }),
})
export type Notification = z.infer<typeof notification>

export const getNotifications = endpoint('GET', '/api/notifications', {
  summary: 'The threads the caller has opened before that hold unread messages, newest first.',
  reply: z.object({ threads: z.array(notification) }),
})

const threadActivity = z.object({
  threadId: z.string(),
  /** As in `unread`: nothing in a thread never opened. */
  unread: z.number(),
  mentions: z.number(),
  /** When anybody the caller can see last wrote; null if nobody has. */
  lastMessageAt: z.nullable(z.string()),
})
export type ThreadActivity = z.infer<typeof threadActivity>

export const getThreadActivity = endpoint('GET', '/api/threads', {
  summary: 'Every thread: when somebody last wrote there, and how much of it the caller has not read.',
  reply: z.object({ threads: z.array(threadActivity) }),
})

const recorded = z.object({
  id: z.string(),
  threadId: z.string(),
  text: z.string(),
  timestamp: z.string(),
  /** Was held for review and never shown. */
  held: z.boolean(),
  edited: z.boolean(),
})
export type Recorded = z.infer<typeof recorded>

export const getGroupRecord = endpoint('GET', '/api/group-record', {
  summary: 'What the caller said in groups elsewhere and brought along by an import, newest first.',
  query: z.object({
    /** As the last page named it. */
    before: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    messages: z.array(recorded),
    /** The cursor of the next page; null at the end. */
    before: z.nullable(z.string()),
  }),
})

/**
 * Where a text mentions somebody: `@name` in any case, or the name as a word in its own spelling. ("will
 * you" does not mention Will; "Will" does.)
 */
export function mentionsIn(text: string, givenName: string): { from: number; to: number }[] {
  const name = givenName.trim()
  if (name === '') return []
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const alone = (before: string, flags: string) =>
    [...text.matchAll(new RegExp(`${before}${plain}(?![\\p{L}\\p{N}_])`, flags))].map(
      ({ index, 0: found }) => ({ from: index, to: index + found.length }),
    )
  const found = [...alone('(?<![\\p{L}\\p{N}_@])', 'gu'), ...alone('(?<![\\p{L}\\p{N}_])@', 'giu')]
  return found.sort((a, b) => a.from - b.from)
}

export const mentions = (text: string, givenName: string) => mentionsIn(text, givenName).length > 0
