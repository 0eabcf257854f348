/**
 * Which chat a name leads to, and one hand on it at a time. A chat belongs to its person; renaming the
 * companion leads the new name and all old ones to the same chat. Names are found by
 * fingerprint and kept sealed.
 */
import { createHmac } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import { type ChatState, chatState, emptyState } from './chat-state.ts'
import type { ChatRow, companionStore, NameRow, SessionRow } from './store.ts'

export type Chat = {
  id: string
  userId: string
  version: number
  state: ChatState
  /** The session that runs, as the last turn left it. Written only where it still does. */
  session?: SessionRow | undefined
}

const STATE = 'companion.state'
const NAME = 'companion.name'
const CHATS_KEPT = 2000
/** Another node may have renamed the companion. */
const NAME_BELIEVED_MS = 5000

type Parts = { store: ReturnType<typeof companionStore>; seal: Seal; clock: Clock }

export function createChats({ store, seal, clock }: Parts) {
  const kept = new Map<string, Chat>()
  const names = new Map<string, { chatId: string; until: number }>()
  const queues = new Map<string, Promise<unknown>>()

  function macOf(key: PersonalKey, name: string): string {
    return createHmac('sha256', Buffer.from(key.derive('chat-names'), 'base64'))
      .update(name)
      .digest('hex')
  }

  function read(row: ChatRow, key: PersonalKey): Chat {
    const stored = row.state ? chatState.safeParse(JSON.parse(key.open(STATE, row.state))).data : undefined
    return keep({ id: row.id, userId: row.user_id, version: row.version, state: stored ?? emptyState() })
  }

  function keep(chat: Chat): Chat {
    if (kept.size >= CHATS_KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(chat.id, chat)
    return chat
  }

  /** The chat of this name, made if need be. */
  async function named(userId: string, name: string): Promise<Chat> {
    const found = names.get(`${userId} ${name}`)
    const known = found && found.until > clock.now() && kept.get(found.chatId)
    if (known) return known
    const key = await seal.keyOf(userId)
    const mac = macOf(key, name)
    const row = (await store.chatByName(userId, mac)) ?? (await make(userId, name))
    if (names.size >= CHATS_KEPT) names.clear()
    names.set(`${userId} ${name}`, { chatId: row.id, until: clock.now() + NAME_BELIEVED_MS })
    return read(row, key)
  }

  async function nameRow(userId: string, name: string, chatId: string): Promise<NameRow> {
    const key = await seal.keyOf(userId)
    return { user_id: userId, name_mac: macOf(key, name), chat_id: chatId, name: key.seal(NAME, name) }
  }

  async function nameIn(userId: string, sealed: Uint8Array): Promise<string> {
    return (await seal.keyOf(userId)).open(NAME, sealed)
  }

  async function make(userId: string, name: string): Promise<ChatRow> {
    const fresh: ChatRow = { id: newId(), user_id: userId, state: null, version: 0, created_at: clock.now() }
    const id = await store.addChat(fresh, await nameRow(userId, name, fresh.id))
    return id === fresh.id ? fresh : ((await store.chat(userId, id)) ?? fresh)
  }

  async function byId(userId: string, id: string): Promise<Chat> {
    const known = kept.get(id)
    if (known?.userId === userId) return known
    const row = await store.chat(userId, id)
    if (!row) throw new Error('A session without its chat.')
    return read(row, await seal.keyOf(userId))
  }

  async function rename(userId: string, from: string, to: string): Promise<void> {
    if (from === to) return
    const chat = await named(userId, from)
    await store.nameChat(await nameRow(userId, to, chat.id))
    names.clear()
  }

  /** The state as it goes into the row of this turn. */
  async function sealed(chat: Chat, state: ChatState) {
    const key = await seal.keyOf(chat.userId)
    return { id: chat.id, version: chat.version, state: key.seal(STATE, JSON.stringify(state)) }
  }

  /** After the row is written. */
  function advance(chat: Chat, state: ChatState, session?: SessionRow): void {
    const running = session?.archive_id === null ? session : chat.session
    keep({ ...chat, version: chat.version + 1, state, session: running })
  }

  /** One turn after the other: each reads what the one before it left. */
  function inTurn<T>(chatId: string, work: () => Promise<T>): Promise<T> {
    const before = queues.get(chatId) ?? Promise.resolve()
    const turn = before.catch(() => {}).then(work)
    queues.set(chatId, turn)
    turn.catch(() => {}).finally(() => queues.get(chatId) === turn && queues.delete(chatId))
    return turn
  }

  /** Somebody's chats were changed behind our back, or are gone. */
  function letGo(userId: string): void {
    for (const [id, chat] of kept) if (chat.userId === userId) kept.delete(id)
    names.clear()
  }

  return {
    named,
    byId,
    rename,
    nameRow,
    nameIn,
    sealed,
    advance,
    inTurn,
    letGo,
    forget: (id: string) => void kept.delete(id),
  }
}

export type Chats = ReturnType<typeof createChats>
