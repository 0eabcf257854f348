/**
 * The lines of a thread's log, from top to bottom: the welcome, days, the unread marker, messages, and what only
 * their author sees around their own. Pure: the same thread gives the same lines.
 */
import { isSameDay } from '#web/platform/dates.ts'
import { createReminders } from '#web/platform/reminders.ts'
import { typographic } from '#web/platform/typographic.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import type { Thread } from './thread.ts'

export const WELCOME = 'welcome'
export const UNREAD = 'unread'

export type MessageLine = {
  type: 'said'
  key: string
  by: 'bot' | 'me' | 'other'
  /** Another member's name; empty when the account is deleted. */
  name: string
  /** The author's id within this thread. */
  speaker: string
  text: string
  at: Date
  /** First and last message of a run by the same author. */
  first: boolean
  last: boolean
  /** Still being sent, and whether it can no longer return to the composer. */
  progress?: Tracked['progress']
  pending?: boolean
  removed?: boolean
  /** All that is left of somebody who unsent everything: the only place to block them. */
  onlyTrace?: boolean
  covered?: boolean
  /** The companion's reply, visible only to the author. */
  onlyYou?: boolean
  help?: boolean
  edited?: boolean
  /** The message it replies to. */
  quote?: Quote
}
/** The message being replied to, as far as the reader may see it. */
export type Quote = {
  id: string
  state: 'shown' | 'covered' | 'removed' | 'loading' | 'gone'
  mine: boolean
  name: string
  speaker: string
  text: string
  seq: number
}
export type Line =
  | MessageLine
  | { type: 'day'; key: string; at: Date }
  | { type: 'unread'; key: string }
  /** `alone`: no reply says, for both of them, that only you see this, nor will one. */
  | { type: 'note'; key: string; text: string; alone: boolean }
  | { type: 'program'; key: string }
  | { type: 'break'; key: string }

type TimelineMessage = Omit<MessageLine, 'type' | 'first' | 'last'>

type Options = {
  welcome: string
  openedAt: Date
  unsent: readonly Tracked[]
  /** Sequence number of the first unread message. */
  unreadFrom: number | null
}

export function timeline(thread: Thread, { welcome, openedAt, unsent, unreadFrom }: Options): Line[] {
  const { messages, me, own } = thread
  const lines: Line[] = []
  let day = new Date()
  let divided = unreadFrom === null
  const due = createReminders()

  function startDay({ key, at }: TimelineMessage): void {
    if (!isSameDay(day, at)) lines.push({ type: 'day', key: `day ${key}`, at })
    day = at
  }

  function say(spoken: TimelineMessage): void {
    startDay(spoken)
    const before = lines.at(-1)
    const first = before?.type !== 'said' || before.speaker !== spoken.speaker
    if (before?.type === 'said' && !first) before.last = false
    lines.push({ ...spoken, type: 'said', first, last: true })
  }

  function sayMine(spoken: TimelineMessage): void {
    const { note, reply } = own[spoken.key] ?? {}
    startDay(spoken)
    if (note !== undefined)
      lines.push({
        type: 'note',
        key: `note ${spoken.key}`,
        text: note,
        alone: reply === undefined && !spoken.pending,
      })
    say(spoken)
    if (!reply) return
    const at = new Date(reply.at)
    for (const type of due(at)) lines.push({ type, key: `${type} ${spoken.key}` })
    say({
      key: `reply ${spoken.key}`,
      by: 'bot',
      name: '',
      speaker: `bot ${spoken.key}`,
      text: typographic(reply.text),
      at,
      onlyYou: true,
      help: reply.help,
    })
  }

  const first = messages[0] ? new Date(messages[0].timestamp) : openedAt
  say({
    key: WELCOME,
    by: 'bot',
    name: '',
    speaker: WELCOME,
    text: welcome,
    at: first < openedAt ? first : openedAt,
  })
  const quoteOf = createQuotes(thread)
  const heard = new Set(messages.filter(({ removed }) => !removed).map(({ userId }) => userId))
  for (const { id, userId, from, text, timestamp, seq, removed, cover, edited, replyTo } of messages) {
    const mine = userId === me
    if (!divided && !mine && seq >= (unreadFrom ?? 0)) {
      lines.push({ type: 'unread', key: UNREAD })
      divided = true
    }
    const spoken: TimelineMessage = {
      key: id,
      by: mine ? 'me' : 'other',
      name: from,
      speaker: userId,
      text,
      at: new Date(timestamp),
      ...(removed && { removed }),
      ...(removed && !mine && !heard.has(userId) && { onlyTrace: true }),
      ...(cover && !mine && { covered: true }),
      ...(edited && !removed && { edited }),
      ...(replyTo && !removed && { quote: quoteOf(replyTo) }),
    }
    if (mine) sayMine(spoken)
    else say(spoken)
  }
  const known = new Set(messages.map(({ id }) => id))
  for (const { id, text, writtenAt, progress, replyTo } of unsent) {
    if (known.has(id) || progress === 'refused') continue
    const pending = !own[id]?.said
    sayMine({
      key: id,
      by: 'me',
      name: '',
      speaker: me ?? 'me',
      text,
      at: new Date(writtenAt),
      progress,
      pending,
      ...(replyTo && { quote: quoteOf(replyTo) }),
    })
  }
  return lines
}

/** Looks up quoted messages. Covered messages stay covered, and removed ones stay removed. */
export function createQuotes({ messages, quoted, me }: Thread): (id: string) => Quote {
  const known = new Map(messages.map(message => [message.id, message]))
  return id => {
    const message = known.get(id) ?? (Object.hasOwn(quoted, id) ? quoted[id] : undefined)
    if (!message) {
      const state = message === null ? 'gone' : 'loading'
      return { id, state, mine: false, name: '', speaker: '', text: '', seq: 0 }
    }
    const { userId, from, text, removed, cover, seq } = message
    const mine = userId === me
    const state = removed ? 'removed' : cover && !mine ? 'covered' : 'shown'
    return { id, state, mine, name: from, speaker: userId, text: state === 'shown' ? text : '', seq }
  }
}
