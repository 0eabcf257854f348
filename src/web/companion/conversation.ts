/** The state of a conversation, and how each reply of the server changes it. Pure. */
import { showsHelp } from '#shared/care.ts'
import type { ArchivedChat, ChatMessage, getMessages } from '#shared/companion.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { CompanionAnswer } from './companion.ts'

export type Page = Reply<typeof getMessages>

export type Conversation = Omit<Page, 'messages'> & {
  messages: readonly ChatMessage[]
  /** Messages that arrived while the chat was open, which are animated. */
  fresh: ReadonlySet<string>
}

/** A session that has just begun, before its greeting has arrived. */
export const nothingSaid: Conversation = {
  messages: [],
  before: null,
  title: null,
  archived: false,
  fresh: new Set(),
}

/** The newest page, merged with the known messages where they overlap; if they do not, a new session has begun. */
export function withNewest(known: Conversation | null, page: Page): Conversation {
  const first = page.messages[0]
  const meet = known && first ? known.messages.findIndex(({ id }) => id === first.id) : -1
  const had = new Set(known?.messages.map(({ id }) => id))
  return {
    ...page,
    messages: known && meet > 0 ? [...known.messages.slice(0, meet), ...page.messages] : page.messages,
    before: known && meet > 0 ? known.before : page.before,
    fresh: known ? new Set(page.messages.filter(({ id }) => !had.has(id)).map(({ id }) => id)) : new Set(),
  }
}

/** The part that is cached for offline use. */
export function newestOf({ messages, before, title, archived, session }: Conversation, most: number): Page {
  return { messages: messages.slice(-most), before, title, archived, ...(session && { session }) }
}

export function withEarlier(known: Conversation, page: Page): Conversation {
  const had = new Set(known.messages.map(({ id }) => id))
  return {
    ...known,
    before: page.before,
    messages: [...page.messages.filter(({ id }) => !had.has(id)), ...known.messages],
  }
}

/** Starred or named by its owner. */
export function withChange(known: Conversation, change: Partial<ArchivedChat>): Conversation {
  if (!known.session) return known
  const session = { ...known.session, ...change }
  return { ...known, session, title: session.title }
}

export function withAnswer(known: Conversation, answer: NonNullable<CompanionAnswer>): Conversation {
  const had = new Set(known.messages.map(({ id }) => id))
  const said = [...answer.messages, ...questionIn(answer)].filter(({ id }) => !had.has(id))
  return {
    ...known,
    messages: [...known.messages, ...said],
    fresh: new Set([...known.fresh, ...said.map(({ id }) => id)]),
  }
}

/** Adds a message from the companion that is not a reply. */
export function withMessage(known: Conversation, message: ChatMessage): Conversation {
  if (known.messages.some(({ id }) => id === message.id)) return known
  return {
    ...known,
    messages: [...known.messages, message],
    fresh: new Set([...known.fresh, message.id]),
  }
}

/** The companion's messages in a reply, for screen readers. */
export function spokenIn(answer: NonNullable<CompanionAnswer>): string {
  return [answer.reply, ...questionIn(answer).map(({ text }) => text)].join(' ')
}

/** The companion's opening messages in a new session. */
export function spokenBy({ messages }: Conversation): string {
  return messages.map(({ text }) => text).join(' ')
}

function questionIn(answer: NonNullable<CompanionAnswer>): ChatMessage[] {
  const { followUp, messages } = answer
  if (!followUp || showsHelp(answer.care)) return []
  const timestamp = messages.at(-1)?.timestamp ?? new Date().toISOString()
  return [{ id: followUp.messageId, from: 'bot', text: followUp.text, timestamp, questionId: followUp.id }]
}
