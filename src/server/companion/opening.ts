/** Opens a chat: its newest messages or, if there are none, a greeting and a first question, created once. */
import type { Caller } from '#server/platform/endpoint.ts'
import { SESSION_IDLE_MS } from '#shared/companion.ts'
import { asArchived } from './archive.ts'
import { archiveStore } from './archive-store.ts'
import type { Chat } from './chats.ts'
import { firstQuestion } from './first-question.ts'
import { noRows, type Services } from './services.ts'
import { openMessage, TITLE } from './sessions.ts'
import type { SessionRow } from './store.ts'
import { withQuestion } from './turn.ts'

/**
 * Within an hour of finishing a session, nobody needs a welcome back. When it was finished is not stored, but it was
 * at most four hours after the last message: a session idle for longer is archived by itself.
 */
const JUST_HERE_MS = SESSION_IDLE_MS + 3_600_000

export function createOpening(services: Services) {
  const { db, chats, sessions, seal, store, support, answering, clock } = services
  const past = archiveStore(db)

  async function open(caller: Caller, chatId: string, before: number | undefined, limit: number) {
    const { chat, archived } = await services.find(caller.userId, chatId)
    const session = archived ?? (await chats.inTurn(chat.id, () => begun(caller, chat.id)))
    const key = await seal.keyOf(caller.userId)
    const rows = await store.messages(session.id, before ?? session.messages, limit)
    const earliest = rows.at(-1)?.position ?? 0
    return {
      messages: rows.reverse().map(row => openMessage(row, key)),
      before: earliest > 0 ? earliest : null,
      title: archived?.title ? key.open(TITLE, archived.title) : null,
      archived: archived !== undefined,
      ...(archived && { session: asArchived(archived, key, chat.state.avoid) }),
    }
  }

  function begun(caller: Caller, chatId: string): Promise<SessionRow> {
    return services.untilNotOvertaken(chatId, async () => {
      const chat = await chats.byId(caller.userId, chatId)
      const session = await sessions.running(chat)
      if (session && session.messages > 0) return session
      return begin(caller, chat, session ?? sessions.fresh(chat))
    })
  }

  async function begin(caller: Caller, chat: Chat, session: SessionRow): Promise<SessionRow> {
    const { givenName, companionName } = await services.personOf(caller.userId)
    const returning = chat.state.asked.length > 0
    const { userId, timeZone } = caller
    const { avoid, voice } = chat.state
    const justHere = await past.hasFinishedSince(userId, chat.id, clock.now() - JUST_HERE_MS)
    const person = { name: givenName, companion: companionName, returning, justHere, avoid }
    const greeting = answering.greet({ ...person, chatId: chat.id, now: clock.now(), timeZone }, voice)
    const question = (await support.inSupport(userId)) ? null : firstQuestion(chat.state)
    const asked = {
      open: question?.text ?? null,
      // Beside a hello everything sounds like one.
      said: question?.text ?? greeting.text,
      bank: greeting.state.bank + (question ? 1 : 0),
    }
    const state = withQuestion({ ...chat.state, voice: { ...greeting.state, ...asked } }, question)
    const messages = services.messageRows(session, await seal.keyOf(userId), [
      { sender: 'bot', text: greeting.text },
      ...(question ? [{ sender: 'bot' as const, text: question.text, questionId: question.id }] : []),
    ])
    const begun = { ...session, messages: session.messages + messages.length, last_at: clock.now() }
    const moved = await chats.move(chat, state)
    await services.write({ ...noRows, chat: moved.row, session: begun, messages })
    chats.advance(moved, begun)
    return begun
  }

  return open
}
