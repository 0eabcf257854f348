/**
 * What stands in the log of a thread, from top to bottom: the welcome, days, the line before what is unread, what
 * was said, and around one's own words what only oneself sees. Pure: the same thread gives the same lines.
 */
import { isSameDay } from '#web/platform/dates.ts'
import { createReminders } from '#web/platform/reminders.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import type { Thread } from './thread.ts'

export const WELCOME = 'welcome'
export const UNREAD = 'unread'

export type MessageLine = {
  type: 'said'
  key: string
  by: 'bot' | 'me' | 'other'
  /** Of another member; empty when the account is gone. */
  name: string
  /** Who, within this thread. */
  speaker: string
  text: string
  at: Date
  /** First and last of a run. */
  first: boolean
  last: boolean
  /** On its way, and whether it counts as said already. */
  progress?: Tracked['progress']
  pending?: boolean
  removed?: boolean
  covered?: boolean
  /** The companion's answer: its author's alone. */
  onlyYou?: boolean
  help?: boolean
  edited?: boolean
  /** What it answers. */
  quote?: Quote
}
/** The message that another one answers, as far as one may see it. */
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
  | { type: 'note'; key: string; text: string }
  | { type: 'program'; key: string }
  | { type: 'break'; key: string }

type Spoken = Omit<MessageLine, 'type' | 'first' | 'last'>

type Options = {
  welcome: string
  openedAt: Date
  unsent: readonly Tracked[]
  /** The number of the first unread message. */
  unreadFrom: number | null
}

export function timeline(thread: Thread, { welcome, openedAt, unsent, unreadFrom }: Options): Line[] {
  const { messages, me, own } = thread
  const lines: Line[] = []
  let day = new Date()
  let divided = unreadFrom === null
  const due = createReminders()

  function say(spoken: Spoken): void {
    if (!isSameDay(day, spoken.at)) lines.push({ type: 'day', key: `day ${spoken.key}`, at: spoken.at })
    day = spoken.at
    const before = lines.at(-1)
    const first = before?.type !== 'said' || before.speaker !== spoken.speaker
    if (before?.type === 'said' && !first) before.last = false
    lines.push({ ...spoken, type: 'said', first, last: true })
  }

  function sayMine(spoken: Spoken): void {
    const { note, reply } = own[spoken.key] ?? {}
    if (note !== undefined) lines.push({ type: 'note', key: `note ${spoken.key}`, text: note })
    say(spoken)
    if (!reply) return
    const at = new Date(reply.at)
    for (const type of due(at)) lines.push({ type, key: `${type} ${spoken.key}` })
    say({
      key: `reply ${spoken.key}`,
      by: 'bot',
      name: '',
      speaker: `bot ${spoken.key}`,
      text: reply.text,
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
  for (const { id, userId, from, text, timestamp, seq, removed, cover, edited, replyTo } of messages) {
    const mine = userId === me
    if (!divided && !mine && seq >= (unreadFrom ?? 0)) {
      lines.push({ type: 'unread', key: UNREAD })
      divided = true
    }
    const spoken: Spoken = {
      key: id,
      by: mine ? 'me' : 'other',
      name: from,
      speaker: userId,
      text,
      at: new Date(timestamp),
      ...(removed && { removed }),
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

/** What is known of the messages that are answered. What is covered stays covered, and what is gone is not brought back. */
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
