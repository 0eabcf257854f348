/**
 * What is known of a thread on this browser, and how each thing that happens changes it. Pure: the same frames
 * and pages in any order that can occur lead to the same thread, each message once and in the server's order.
 */
import type { Reply } from '#shared/endpoint.ts'
import type { getMessages } from '#shared/group-chat.ts'
import type { GroupMessage } from '#shared/live.ts'

export type Page = Reply<typeof getMessages>

/** What the author of a message alone gets to see of it, and how far its sending has come. */
export type OwnState = {
  /** What was read out of it; missing when it was not read, or nothing is to be said about it. */
  note?: string
  /** Has been read, with or without a note. */
  read?: true
  reply?: { text: string; at: string; help: boolean }
  /** Counts as said: it will not come back to the composer, only go out. */
  said?: true
}

export type Thread = {
  /** Whether anything has ever come from the server; an empty thread has been loaded too. */
  loaded: boolean
  /** Who one is in this thread. */
  me: string | null
  /** Stands for whom one sees here: when the server names another, what is kept is out of date. */
  view: string
  messages: readonly GroupMessage[]
  /** Everything that happened up to this number is in here. */
  seq: number
  /** Whether there are earlier messages than the first one here. */
  more: boolean
  own: Readonly<Record<string, OwnState>>
  /** One's own, by message: local to this browser. */
  reactions: Readonly<Record<string, readonly string[]>>
  /** Messages that are answered here and stand further up than what is loaded; null for those one may not see. */
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

/** The newest page, in place of all that was known: when nothing was, or too much has happened since. */
export function withNewest(thread: Thread, page: Page): Thread {
  const { userId, view, messages, seq, more } = page
  // What others said may be somebody's whom one does not see any more.
  const later = thread.messages.filter(
    message => message.seq > seq && (view === thread.view || message.userId === userId),
  )
  const quoted = view === thread.view ? thread.quoted : {}
  return { ...thread, loaded: true, me: userId, view, messages: merged(messages, later), quoted, seq, more }
}

/** What happened after the number one had. */
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
  // A late confirmation brings back nothing that was taken back meanwhile.
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

/** A message as it is now: edited by its author, or brought back by the operator. */
export function withChanged(thread: Thread, message: GroupMessage): Thread {
  const known = thread.messages.some(({ id }) => id === message.id)
  if (known) return { ...thread, messages: merged(thread.messages, [message]) }
  return Object.hasOwn(thread.quoted, message.id)
    ? { ...thread, quoted: requoted(thread, [message]) }
    : thread
}

/** What was found of the messages asked for. */
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

/** Somebody one does not want to see any more: at once, before the server has said so. */
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

/** One's own side alone, to be fetched anew: among what others said may be somebody's whom one does not see any more. */
export function withoutOthers({ me, own, reactions }: Thread): Thread {
  return { ...emptyThread, me, own, reactions }
}

/** `change` is given what is known of one's own message and answers what is known now; nothing drops it. */
export function withOwn(thread: Thread, id: string, change: (own: OwnState) => OwnState | undefined): Thread {
  const { [id]: known, ...others } = thread.own
  const next = change(known ?? {})
  return { ...thread, own: next ? { ...others, [id]: next } : others }
}

/** A click sets one's own reaction, a second takes it back. */
export function withReaction(thread: Thread, id: string, emoji: string): Thread {
  const { [id]: had = [], ...others } = thread.reactions
  const next = had.includes(emoji) ? had.filter(one => one !== emoji) : [...had, emoji]
  return { ...thread, reactions: next.length > 0 ? { ...others, [id]: next } : others }
}

/** What was read out of and said about a message goes with its words. */
function dropped(thread: Thread, messages: readonly GroupMessage[]): Thread {
  const gone = new Set(messages.filter(({ removed }) => removed).map(({ id }) => id))
  if (gone.size === 0) return thread
  const left = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !gone.has(id)))
  return { ...thread, own: left(thread.own), reactions: left(thread.reactions) }
}

/** By the server's numbers; of two with the same id the second is newer. */
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
