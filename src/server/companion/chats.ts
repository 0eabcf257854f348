/**
 * Maps names to chats, and runs one turn of a chat at a time. After a rename the new name and all old ones
 * mean the same chat. Names are looked up by fingerprint and stored sealed.
 */
import { createHmac } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { createLruCache } from '#server/platform/lru-cache.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import { type ChatState, emptyState, readState } from './chat-state.ts'
import { applyChange, type Change, changeBetween } from './state-change.ts'
import type { ChatMove, companionStore, NameRow, SessionRow, WholeChat } from './store.ts'

export type Chat = {
  id: string
  userId: string
  version: number
  state: ChatState
  /** Changes since the snapshot, one per line; null if the next write must be a full snapshot. */
  recent: string | null
  /** The open session as the last turn left it, written only if it is still open. */
  session?: SessionRow | undefined
}

/** The next version of a chat: its row, and the chat once that is written. */
export type ChatUpdate = { row: ChatMove; chat: Chat }

const STATE = 'companion.state'
const RECENT = 'companion.recent'
/** Beyond this size a new snapshot is cheaper than more changes. */
const RECENT_KEPT = 10_000
const NAME = 'companion.name'
const CHATS_KEPT = 2000
/** After this long without a message a chat is loaded from the database again. */
const CHAT_KEPT_MS = 15 * 60_000
/** Another node may have renamed the companion. */
const NAME_BELIEVED_MS = 5000

type Parts = {
  store: ReturnType<typeof companionStore>
  seal: Seal
  clock: Clock
  /** Refuses a person who created too many names recently. */
  countNewName(userId: string): Promise<void>
}

export function createChats({ store, seal, clock, countNewName }: Parts) {
  const kept = createLruCache<Chat>({ most: CHATS_KEPT, idleMs: CHAT_KEPT_MS, clock })
  const names = createLruCache<{ chatId: string; until: number }>({
    most: CHATS_KEPT,
    idleMs: NAME_BELIEVED_MS,
    clock,
  })
  const queues = new Map<string, Promise<unknown>>()

  function macOf(key: PersonalKey, name: string): string {
    return createHmac('sha256', Buffer.from(key.derive('chat-names'), 'base64'))
      .update(name)
      .digest('hex')
  }

  async function load(userId: string, id: string): Promise<Chat> {
    const row = await store.chat(userId, id)
    if (!row) throw new Error('A session without its chat.')
    return read(row, await seal.keyOf(userId))
  }

  function read(row: WholeChat, key: PersonalKey): Chat {
    const recent = row.recent ? key.open(RECENT, row.recent) : ''
    let stored: unknown = row.state ? JSON.parse(key.open(STATE, row.state)) : emptyState()
    for (const line of recent.split('\n')) if (line) stored = applyChange(stored, JSON.parse(line) as Change)
    const { state, isOld } = readState(stored) ?? { state: emptyState(), isOld: true }
    return keep({
      id: row.id,
      userId: row.user_id,
      version: row.version,
      state,
      recent: isOld ? null : recent,
    })
  }

  function keep(chat: Chat): Chat {
    kept.set(chat.id, chat)
    return chat
  }

  /** The chat with this name, created if needed. */
  async function named(userId: string, name: string): Promise<Chat> {
    const found = names.get(`${userId} ${name}`)
    const known = found && found.until > clock.now() && kept.get(found.chatId)
    if (known) return known
    const key = await seal.keyOf(userId)
    const mac = macOf(key, name)
    const { id, version } = (await store.chatByName(userId, mac)) ?? (await make(userId, name))
    names.set(`${userId} ${name}`, { chatId: id, until: clock.now() + NAME_BELIEVED_MS })
    const same = kept.get(id)
    return same?.userId === userId && same.version >= version ? same : load(userId, id)
  }

  async function has(userId: string, name: string): Promise<boolean> {
    return (await store.chatByName(userId, macOf(await seal.keyOf(userId), name))) !== undefined
  }

  async function nameRow(userId: string, name: string, chatId: string): Promise<NameRow> {
    const key = await seal.keyOf(userId)
    return { user_id: userId, name_mac: macOf(key, name), chat_id: chatId, name: key.seal(NAME, name) }
  }

  async function nameIn(userId: string, sealed: Uint8Array): Promise<string> {
    return (await seal.keyOf(userId)).open(NAME, sealed)
  }

  async function make(userId: string, name: string): Promise<{ id: string; version: number }> {
    await countNewName(userId)
    const fresh = { id: newId(), user_id: userId, version: 0, created_at: clock.now() }
    return { id: await store.addChat(fresh, await nameRow(userId, name, fresh.id)), version: 0 }
  }

  async function byId(userId: string, id: string): Promise<Chat> {
    const known = kept.get(id)
    return known?.userId === userId ? known : load(userId, id)
  }

  async function rename(userId: string, from: string, to: string): Promise<void> {
    if (from === to) return
    const chat = await named(userId, from)
    const row = await nameRow(userId, to, chat.id)
    if (!(await store.chatByName(userId, row.name_mac))) await countNewName(userId)
    await store.nameChat(row)
    names.clear()
  }

  async function snapshotOf({ id, userId }: Pick<Chat, 'id' | 'userId'>, state: ChatState) {
    const key = await seal.keyOf(userId)
    return { chat_id: id, user_id: userId, state: key.seal(STATE, JSON.stringify(state)) }
  }

  /**
   * The next version. With `whole` it is a full snapshot, so forgotten content is not left in older changes.
   */
  async function move(chat: Chat, state: ChatState, { whole = false } = {}): Promise<ChatUpdate> {
    const { id, userId, version } = chat
    const change = changeBetween(chat.state, state)
    const recent = `${chat.recent ?? ''}${change ? `${JSON.stringify(change)}\n` : ''}`
    const next = { ...chat, version: version + 1, state }
    if (whole || chat.recent === null || recent.length > RECENT_KEPT) {
      const snapshot = await snapshotOf(chat, state)
      return { row: { id, version, recent: null, snapshot }, chat: { ...next, recent: '' } }
    }
    const sealed = (await seal.keyOf(userId)).seal(RECENT, recent)
    return { row: { id, version, recent: sealed, snapshot: null }, chat: { ...next, recent } }
  }

  /** Call after the row is written. */
  function advance({ chat }: ChatUpdate, session?: SessionRow): void {
    keep(session?.archive_id === null ? { ...chat, session } : chat)
  }

  /** Turns run one at a time, each on the state the previous one left. */
  function inTurn<T>(chatId: string, work: () => Promise<T>): Promise<T> {
    const before = queues.get(chatId) ?? Promise.resolve()
    const turn = before.catch(() => {}).then(work)
    queues.set(chatId, turn)
    turn.catch(() => {}).finally(() => queues.get(chatId) === turn && queues.delete(chatId))
    return turn
  }

  /** Somebody's chats were changed on another node, or deleted. */
  function evict(userId: string): void {
    kept.deleteWhere((_, chat) => chat.userId === userId)
    names.deleteWhere(key => key.startsWith(`${userId} `))
  }

  return {
    named,
    has,
    byId,
    rename,
    nameRow,
    nameIn,
    snapshotOf,
    move,
    advance,
    inTurn,
    evict,
    forget: (id: string) => kept.delete(id),
    /** How many are cached in memory. */
    cached: () => kept.size(),
  }
}

export type Chats = ReturnType<typeof createChats>
