/**
 * All of one person's group messages. An export includes them; an import stores them privately, never in a
 * thread, where others would take them for new. Deleting the account empties them and keeps their places.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type PersonalData, part } from '#server/platform/personal-data.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { ExportParts } from '#shared/privacy.ts'
import { changedEvent, type Feeds } from './feeds.ts'
import { IMPORTED_MESSAGE } from './imported-messages.ts'
import { storedMessage } from './messages.ts'
import { personalStore } from './personal-store.ts'
import type { MessageRow, Tables } from './tables.ts'
import type { ThreadKey, ThreadKeys } from './thread-keys.ts'

type Entry = ExportParts['groupMessages']
type Parts = { db: Db; seal: Seal; keys: ThreadKeys; feeds: Feeds; clock: Clock }
type Listed = {
  source: 'group_messages' | 'group_holds' | 'group_records'
  id: string
  thread_id: string
  at: number
}

type Notes = ReadonlyMap<string, Pick<Tables['group_records'], 'held' | 'edited' | 'reply_to'>>

const AT_ONCE = 200
const sources = ['group_messages', 'group_holds', 'group_records'] as const

export function createPersonal({ db, seal, keys, feeds, clock }: Parts): PersonalData {
  const rows = personalStore(db)

  /** In order, each message once. */
  async function listed(userId: string): Promise<Listed[]> {
    const byId = new Map<string, Listed>()
    for (const source of sources) {
      for (const row of await rows.index(source, userId)) if (!byId.has(row.id)) byId.set(row.id, row)
    }
    return [...byId.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  }

  async function* tell(userId: string): AsyncGenerator<Entry> {
    const key = await seal.keyOf(userId)
    const all = await listed(userId)
    const notes = new Map((await rows.recordNotes(userId)).map(row => [row.id, row]))
    for (let start = 0; start < all.length; start += AT_ONCE) {
      const some = all.slice(start, start + AT_ONCE)
      const bodies = new Map<string, Uint8Array | null>()
      for (const source of sources) {
        const ids = some.filter(row => row.source === source).map(({ id }) => id)
        if (ids.length === 0) continue
        for (const { id, body } of await rows.bodies(source, userId, ids)) bodies.set(id, body)
      }
      for (const row of some) {
        const body = bodies.get(row.id)
        // Unsent meanwhile.
        if (!body) continue
        const place = { threadId: row.thread_id, id: row.id, at: new Date(row.at).toISOString() }
        yield { ...place, ...(await said(row, body, key, notes)) }
      }
    }
  }

  async function said({ source, thread_id, id }: Listed, body: Uint8Array, key: PersonalKey, notes: Notes) {
    if (source === 'group_records') {
      const noted = notes.get(id)
      return {
        text: key.open(IMPORTED_MESSAGE, body),
        held: noted?.held === 1,
        ...besides(noted?.edited === 1, noted?.reply_to),
      }
    }
    const { text, edited, replyTo } = (await keys.of(thread_id)).open(id, body)
    return { text, held: source === 'group_holds', ...besides(edited === true, replyTo) }
  }

  async function take(userId: string, entries: Entry[]): Promise<void> {
    const key = await seal.keyOf(userId)
    const known = await rows.ownIds(
      userId,
      entries.map(({ id }) => id),
    )
    await rows.addRecords(
      entries
        .filter(({ id }) => !known.has(id))
        .map(({ threadId, id, at, text, held, edited, replyTo }) => ({
          user_id: userId,
          id,
          thread_id: threadId,
          at: Date.parse(at),
          held: held ? 1 : 0,
          edited: edited ? 1 : 0,
          reply_to: replyTo ?? null,
          body: key.seal(IMPORTED_MESSAGE, text),
        })),
    )
  }

  async function forget(userId: string): Promise<void> {
    for (const { thread_id: threadId } of await rows.threadsOf(userId)) {
      const key = await keys.of(threadId)
      for (;;) {
        const emptied = await rows.empty(threadId, userId, clock.now())
        if (emptied === 'all done') break
        if (emptied.length > 0)
          feeds.deliver(
            threadId,
            emptied.map(({ row, seq }) => changedEvent(withoutWords(row, key), seq)),
          )
      }
    }
    await rows.removeRest(userId)
  }

  return { parts: [part({ name: 'groupMessages', exportOf: tell, importFor: take })], forget }
}

function besides(edited: boolean, replyTo: string | null | undefined): Pick<Entry, 'edited' | 'replyTo'> {
  return { ...(edited && { edited }), ...(replyTo && { replyTo }) }
}

function withoutWords(row: MessageRow, key: ThreadKey) {
  return storedMessage({ ...row, body: null, given_name: null }, key)
}
