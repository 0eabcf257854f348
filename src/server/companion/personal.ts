/** All conversations of one person, for export, import and deletion. */
import { importedId } from '#server/platform/imported-id.ts'
import { type PersonalData, part } from '#server/platform/personal-data.ts'
import { pages } from '#server/platform/rows.ts'
import type { ExportParts } from '#shared/privacy.ts'
import { readState } from './answering/state.ts'
import type { ChatState } from './chat-state.ts'
import { personalStore } from './personal-store.ts'
import { noRows, type Services } from './services.ts'
import { BODY, highlightsOf, openMessage, sealedHighlights, TITLE, tallyOf } from './sessions.ts'
import { companionStore, type MessageRow, type SessionRow } from './store.ts'

type ChatEntry = ExportParts['chats']
type SessionEntry = ExportParts['sessions']

const when = (at: number) => new Date(at).toISOString()
/** A bound for repeated imports, far above what anybody sets by hand. */
const MOST_AVOIDED = 500

const byOrigin = (a: { origin: string }, b: { origin: string }) => (a.origin < b.origin ? -1 : 1)

export function createPersonal(services: Services): PersonalData {
  const { db, seal, chats, sessions, store } = services
  const rows = personalStore(db)

  /** In the order of their original ids, which stay the same in every account. */
  async function sessionsOf(userId: string) {
    const found = await rows.sessions(userId)
    return found.map(row => ({ ...row, origin: row.origin ?? row.id })).sort(byOrigin)
  }

  async function* tellChats(userId: string): AsyncGenerator<ChatEntry> {
    const names = Map.groupBy(await rows.names(userId), ({ chat_id }) => chat_id)
    const found = (await store.chatsOf(userId)).map(row => ({ ...row, origin: row.origin ?? row.id }))
    for (const row of found.sort(byOrigin)) {
      const { state } = await chats.byId(userId, row.id)
      const called = await Promise.all(
        (names.get(row.id) ?? []).map(({ name }) => chats.nameIn(userId, name as Uint8Array)),
      )
      yield { id: row.origin, createdAt: when(row.created_at), names: called.sort(), ...told(state) }
    }
  }

  function told(state: ChatState) {
    const { asked, openQuestion, avoid, voice } = state
    const at = (time: number | null) => (time ? when(time) : null)
    const memories = voice.memories.map(({ id, said, at: saidAt, usedAt }) => ({
      id,
      fact: said,
      sentence: said,
      saidAt: at(saidAt),
      lastUsedAt: at(usedAt),
    }))
    return { asked, openQuestion, avoid, memories, memoryTimes: {}, voice }
  }

  async function takeChats(userId: string, entries: ChatEntry[]): Promise<void> {
    const known = await rows.ownChats(
      userId,
      entries.map(({ id }) => id),
    )
    for (const entry of entries) if (!known.has(entry.id)) await takeChat(userId, entry)
    chats.evict(userId)
  }

  async function takeChat(userId: string, entry: ChatEntry): Promise<void> {
    const { id: origin, names, asked, openQuestion, avoid, voice: own } = entry
    const id = importedId(userId, origin)
    const state: ChatState = { asked, openQuestion, avoid, voice: readState(own, entry.memoryTimes) }
    const snapshot = await chats.snapshotOf({ id, userId }, state)
    const fresh = { id, user_id: userId, version: 0, created_at: Date.parse(entry.createdAt), origin }
    const called = await Promise.all(names.map(name => chats.nameRow(userId, name, id)))
    const spokenIn = new Set<string>()
    await db.transaction().execute(async trx => {
      const own = personalStore(trx)
      const named = companionStore(trx)
      await own.addChat(fresh, snapshot)
      for (const name of called) {
        const there = await named.chatByName(userId, name.name_mac)
        // A chat already in use keeps its name; the imported one goes to the archive.
        if (there && (await own.hasWords(there.id))) {
          spokenIn.add(there.id)
          continue
        }
        if (there) await own.removeChat(userId, there.id)
        await named.nameChat(name)
      }
    })
    chats.evict(userId)
    for (const chatId of spokenIn) await joinTo(userId, chatId, state)
  }

  /** Questions asked and topics to avoid also apply to the chat that stays. */
  async function joinTo(userId: string, chatId: string, { asked, avoid }: ChatState): Promise<void> {
    await chats.inTurn(chatId, () =>
      services.untilNotOvertaken(chatId, async () => {
        const chat = await chats.byId(userId, chatId)
        const state = {
          ...chat.state,
          asked: [...new Set([...chat.state.asked, ...asked])],
          avoid: [...new Set([...chat.state.avoid, ...avoid])].slice(0, MOST_AVOIDED),
        }
        const moved = await chats.move(chat, state)
        await services.write({ ...noRows, chat: moved.row })
        chats.advance(moved)
      }),
    )
  }

  async function* tellMessages(userId: string): AsyncGenerator<ExportParts['messages']> {
    const key = await seal.keyOf(userId)
    for (const { id: sessionId, origin } of await sessionsOf(userId)) {
      const all = pages<MessageRow>((last, limit) => rows.messages(sessionId, last?.position ?? -1, limit))
      for await (const row of all) {
        const { from, text, timestamp } = openMessage(row, key)
        const { id, position, question_id: questionId, missed, care } = row
        const said = { sessionId: origin, position, id, from, text, at: timestamp, questionId }
        yield { ...said, ...(missed && { missed: true }), ...(care && { care }) }
      }
    }
  }

  async function takeMessages(userId: string, entries: ExportParts['messages'][]): Promise<void> {
    const key = await seal.keyOf(userId)
    const known = await rows.ownSessions(userId, [...new Set(entries.map(({ sessionId }) => sessionId))])
    await rows.addMessages(
      entries.map(({ sessionId, position, id, from, text, at, questionId, missed, care }) => ({
        session_id: known.get(sessionId) ?? importedId(userId, sessionId),
        position,
        id,
        user_id: userId,
        sender: from,
        body: key.seal(BODY, text),
        at: Date.parse(at),
        question_id: questionId,
        missed: missed ? 1 : null,
        care: care ?? null,
      })),
    )
  }

  async function* tellSessions(userId: string): AsyncGenerator<SessionEntry> {
    const key = await seal.keyOf(userId)
    const own = await sessionsOf(userId)
    const chatIds = new Map((await store.chatsOf(userId)).map(({ id, origin }) => [id, origin ?? id]))
    for (const row of own) {
      yield {
        id: row.origin,
        chatId: chatIds.get(row.chat_id) ?? row.chat_id,
        archiveId: row.archive_id,
        startedAt: when(row.started_at),
        lastAt: when(row.last_at),
        title: row.title && key.open(TITLE, row.title),
        highlights: highlightsOf(row, key),
        starred: row.starred === 1,
        tally: tallyOf(row),
      }
    }
  }

  /** After their messages: a session appears only once it is complete. */
  async function takeSessions(userId: string, entries: SessionEntry[]): Promise<void> {
    const key = await seal.keyOf(userId)
    const known = await rows.ownSessions(
      userId,
      entries.map(({ id }) => id),
    )
    const chatIds = await rows.ownChats(userId, [...new Set(entries.map(({ chatId }) => chatId))])
    for (const entry of entries) {
      const chat_id = chatIds.get(entry.chatId)
      if (known.has(entry.id) || chat_id === undefined) continue
      const id = importedId(userId, entry.id)
      const session: SessionRow = {
        id,
        chat_id,
        user_id: userId,
        archive_id: entry.archiveId,
        started_at: Date.parse(entry.startedAt),
        last_at: Date.parse(entry.lastAt),
        messages: (await rows.lastPosition(id)) + 1,
        tally: JSON.stringify(entry.tally),
        title: entry.title === null ? null : key.seal(TITLE, entry.title),
        words: null,
        highlights: sealedHighlights(entry.highlights ?? [], key),
        starred: entry.starred ? 1 : null,
        origin: entry.id,
      }
      if (entry.archiveId) await sessions.keep(session)
      else await store.archive(session)
    }
  }

  return {
    parts: [
      part({ name: 'chats', exportOf: tellChats, importFor: takeChats }),
      part({ name: 'messages', exportOf: tellMessages, importFor: takeMessages }),
      part({ name: 'sessions', exportOf: tellSessions, importFor: takeSessions }),
    ],
    forget: rows.forget,
    evict: chats.evict,
  }
}
