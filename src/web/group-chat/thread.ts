/**
 * The state of a thread in this browser, and how each event changes it. Pure: the same frames and pages, in any order
 * that can occur, lead to the same thread, with each message once and in the server's order.
 */
import type { Reply } from '#shared/endpoint.ts'
import type { getMessages } from '#shared/group-chat.ts'
import type { GroupMessage } from '#shared/live.ts'

export type Page = Reply<typeof getMessages>

/** What only the author sees of their own message, and how far sending has got. */
export type OwnState = {
  /** Its domains; missing when it was not classified or there is nothing to show. */
  note?: string
  /** Has been classified, with or without a note. */
  read?: true
  reply?: { text: string; at: string; help: boolean }
  /** Final: it will be sent, and not return to the composer. */
  said?: true
}

export type Thread = {
  /** Whether the server has ever answered; an empty thread counts as loaded. */
  loaded: boolean
  /** The reader's id in this thread. */
  me: string | null
  /** Identifies who is visible to the reader: when the server names another view, the cache is out of date. */
  view: string
  messages: readonly GroupMessage[]
  /** Every event up to this sequence number is included. */
  seq: number
  /** Whether there are earlier messages than the first one loaded. */
  more: boolean
  own: Readonly<Record<string, OwnState>>
  /** The reader's own reactions by message, local to this browser. */
  reactions: Readonly<Record<string, readonly string[]>>
  /** Quoted messages from above what is loaded; null for those the reader may not see. */
  quoted: Readonly<Record<string, GroupMessage | null>>
}

export const emptyThread: Thread = {
  loaded: false,
  me: null,
  view: '',
  messages: [],
  seq: 0,
  more: false,
  own: {},
  reactions: {},
  quoted: {},
}

/** Replaces everything with the newest page: on first load, or when too much was missed. */
export function withNewest(thread: Thread, page: Page): Thread {
  const { userId, view, messages, seq, more } = page
  // Messages may be from somebody who is no longer visible to the reader.
  const later = thread.messages.filter(
    message => message.seq > seq && (view === thread.view || message.userId === userId),
  )
  const quoted = view === thread.view ? thread.quoted : {}
  return { ...thread, loaded: true, me: userId, view, messages: merged(messages, later), quoted, seq, more }
}

/** Adds what happened after the last known sequence number. */
export function withMissed(thread: Thread, page: Page): Thread {
  const { userId, messages, changes, seq } = page
  const known = new Map(thread.messages.map(({ id }, index) => [id, index]))
  const changed = changes.filter(({ id }) => known.has(id))
  return {
    ...dropped(thread, [...messages, ...changed]),
    loaded: true,
    me: userId,
    messages: merged(thread.messages, [...messages, ...changed]),
    quoted: requoted(thread, changes),
    seq: Math.max(thread.seq, seq),
  }
}

export function withEarlier(thread: Thread, { messages, more }: Page): Thread {
  return { ...thread, messages: merged(thread.messages, messages), more }
}

export function withMessage(thread: Thread, message: GroupMessage): Thread {
  const known = thread.messages.find(({ id }) => id === message.id)
  // A late acknowledgement must not bring back a message that was unsent in the meantime.
  if (known?.removed) return thread
  return { ...thread, messages: merged(thread.messages, [message]) }
}

export function withRemoved(thread: Thread, id: string): Thread {
  const known = thread.messages.find(message => message.id === id)
  if (!known && Object.hasOwn(thread.quoted, id))
    return { ...thread, quoted: { ...thread.quoted, [id]: null } }
  if (!known || known.removed) return thread
  const { cover: _, ...rest } = known
  const removed = { ...rest, text: '', removed: true as const }
  return { ...dropped(thread, [removed]), messages: merged(thread.messages, [removed]) }
}

/** A message that was edited by its author, or restored by the operator. */
export function withChanged(thread: Thread, message: GroupMessage): Thread {
  const known = thread.messages.some(({ id }) => id === message.id)
  if (known) return { ...thread, messages: merged(thread.messages, [message]) }
  return Object.hasOwn(thread.quoted, message.id)
    ? { ...thread, quoted: requoted(thread, [message]) }
    : thread
}

/** Adds the quoted messages that were found; the others are not visible. */
export function withQuoted(thread: Thread, asked: readonly string[], found: readonly GroupMessage[]): Thread {
  const byId = new Map(found.map(message => [message.id, message]))
  const quoted = Object.fromEntries(asked.map(id => [id, byId.get(id) ?? null]))
  return { ...thread, quoted: { ...thread.quoted, ...quoted } }
}

function requoted({ quoted }: Thread, messages: readonly GroupMessage[]): Thread['quoted'] {
  const changed = messages.filter(({ id }) => Object.hasOwn(quoted, id))
  if (changed.length === 0) return quoted
  return {
    ...quoted,
    ...Object.fromEntries(changed.map(message => [message.id, message.removed ? null : message])),
  }
}

/** Removes a blocked person at once, before the server has confirmed it. */
export function withoutPerson(thread: Thread, userId: string): Thread {
  const quoted = Object.entries(thread.quoted).map(
    ([id, message]) => [id, message?.userId === userId ? null : message] as const,
  )
  return {
    ...thread,
    messages: thread.messages.filter(message => message.userId !== userId),
    quoted: Object.fromEntries(quoted),
  }
}

/** Keeps only the reader's own state; messages are fetched again, because some may be from somebody now blocked. */
export function withoutOthers({ me, own, reactions }: Thread): Thread {
  return { ...emptyThread, me, own, reactions }
}

/** Updates the state of the reader's own message; returning undefined removes it. */
export function withOwn(thread: Thread, id: string, change: (own: OwnState) => OwnState | undefined): Thread {
  const { [id]: known, ...others } = thread.own
  const next = change(known ?? {})
  return { ...thread, own: next ? { ...others, [id]: next } : others }
}

/** Toggles the reader's own reaction. */
export function withReaction(thread: Thread, id: string, emoji: string): Thread {
  const { [id]: had = [], ...others } = thread.reactions
  const next = had.includes(emoji) ? had.filter(one => one !== emoji) : [...had, emoji]
  return { ...thread, reactions: next.length > 0 ? { ...others, [id]: next } : others }
}

/** The note and the reply go when the message does. */
function dropped(thread: Thread, messages: readonly GroupMessage[]): Thread {
  const gone = new Set(messages.filter(({ removed }) => removed).map(({ id }) => id))
  if (gone.size === 0) return thread
  const left = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !gone.has(id)))
  return { ...thread, own: left(thread.own), reactions: left(thread.reactions) }
}

/** Sorted by sequence number; of two with the same id the second is newer. */
function merged(known: readonly GroupMessage[], more: readonly GroupMessage[]): readonly GroupMessage[] {
  const last = known.at(-1)
  const [only] = more
  if (more.length === 1 && only && (!last || only.seq > last.seq)) {
    const without = known.some(({ id }) => id === only.id) ? known.filter(({ id }) => id !== only.id) : known
    return [...without, only]
  }
  const byId = new Map([...known, ...more].map(message => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.seq - b.seq)
}
