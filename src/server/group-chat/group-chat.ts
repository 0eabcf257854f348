/**
 * Group chat. A message is stored once, in one order for everybody, and delivered to every open screen on
 * any node. Members see nothing of each other but a given name, and edits and unsends reach every screen.
 */
import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { Seal } from '#server/platform/seal.ts'
import { isThreadId } from '#shared/community.ts'
import { Refusal } from '#shared/errors.ts'
import { HISTORY_PAGE, MAX_HISTORY_PAGE } from '#shared/group-chat.ts'
import type { GroupMessage } from '#shared/live.ts'
import { createEditing, type Readings } from './editing.ts'
import { changedEvent, createFeeds } from './feeds.ts'
import { createHistory } from './history.ts'
import { createImportedMessages } from './imported-messages.ts'
import { createMessageCare, type GroupCare } from './message-care.ts'
import { storedMessage } from './messages.ts'
import { createOperatorActions } from './operator-actions.ts'
import { createPersonal } from './personal.ts'
import { createPosting } from './posting.ts'
import { createPresence } from './presence.ts'
import { readsStore } from './reads-store.ts'
import { createSearch } from './searching.ts'
import { groupStore } from './store.ts'
import { createThreadKeys } from './thread-keys.ts'
import { createThreadSocket } from './thread-socket.ts'
import { createUnread } from './unread.ts'
import { type BlockLookup, visibilityOf } from './visibility.ts'

type Parts = {
  db: Db
  seal: Seal
  care: GroupCare
  readings: Readings
  /** Who has blocked whom, and who may not post. */
  moderation: BlockLookup & { refusalFor(userId: string): Refusal | undefined }
  live: Live
  clock: Clock
  log: Log
}
type PageQuery = { after?: number | undefined; before?: number | undefined; limit?: number | undefined }
type SearchQuery = { q: string; before?: number | undefined }
type ReadPosition = { seq?: number | undefined; lastViewed?: number | undefined }

export type GroupChat = ReturnType<typeof createGroupChat>

export function createGroupChat({ db, seal, care, readings, moderation, live, clock, log }: Parts) {
  const store = groupStore(db)
  const keys = createThreadKeys(seal)
  const feeds = createFeeds({ store, keys, live, log })
  const { refusalFor } = moderation
  const judge = createMessageCare(care, log)
  const posting = createPosting({ store, feeds, refusalFor, clock })
  const editing = createEditing({ store, keys, feeds, judge, readings, refusalFor, clock })
  const searching = createSearch({ store, keys })
  const presence = createPresence({
    live,
    clock,
    node: randomUUID(),
    tell: (threadId, make) => feeds.here(threadId)?.tell(make),
  })
  const pages = createHistory({ store, keys })
  const unread = createUnread({ store, reads: readsStore(db), keys, blocks: moderation })
  let notStored = 0
  const onNotStored = () => {
    notStored += 1
  }

  async function history({ userId }: Caller, threadId: string, { after, before, limit }: PageQuery) {
    mustExist(threadId)
    if (limit === 0) throw new Refusal('bad-input', { field: 'limit' })
    if (after !== undefined && before !== undefined) throw new Refusal('bad-input', { field: 'before' })
    const count = Math.min(limit ?? HISTORY_PAGE, MAX_HISTORY_PAGE)
    const key = await keys.of(threadId)
    const { without, view } = await visibilityOf(moderation, key, userId)
    const page =
      after === undefined
        ? await pages.before(threadId, before, count, without)
        : await pages.after(threadId, after, count, without)
    return { userId: key.personOf(userId), view, ...page }
  }

  async function quoted({ userId }: Caller, threadId: string, ids: readonly string[]) {
    mustExist(threadId)
    const key = await keys.of(threadId)
    const { without, view } = await visibilityOf(moderation, key, userId)
    const rows = ids.length > 0 ? await store.messages(threadId, ids, without) : []
    return { view, messages: rows.map(row => storedMessage(row, key)) }
  }

  async function search({ userId }: Caller, threadId: string, { q, before }: SearchQuery) {
    mustExist(threadId)
    const { without } = await visibilityOf(moderation, await keys.of(threadId), userId)
    return searching(threadId, q, without, before)
  }

  async function unsend({ userId }: Caller, threadId: string, id: string): Promise<GroupMessage> {
    mustExist(threadId)
    const row = await store.message(threadId, id)
    if (!row) throw new Refusal('message-unknown')
    if (row.user_id !== userId) throw new Refusal('not-yours')
    const seq = await store.remove(threadId, id, clock.now())
    const message = storedMessage({ ...row, body: null }, await keys.of(threadId))
    if (seq !== undefined) feeds.deliver(threadId, [changedEvent(message, seq)])
    return message
  }

  return {
    /** For the metrics. */
    counters: { waiting: posting.waiting, delivered: feeds.delivered, notStored: () => notStored },
    /** A client opens a thread; its frames are handled from then on. */
    onConnection: createThreadSocket({
      store,
      keys,
      feeds,
      judge,
      posting,
      presence,
      blocks: moderation,
      live,
      log,
      onNotStored,
    }),
    history,
    quoted,
    search,
    unsend,
    async edit(caller: Caller, threadId: string, id: string, text: string) {
      mustExist(threadId)
      return editing.edit(caller, { threadId, id }, text)
    },
    async unread({ userId }: Pick<Caller, 'userId'>, threadId: string) {
      mustExist(threadId)
      return unread.of(userId, threadId)
    },
    async markRead({ userId }: Caller, threadId: string, to: ReadPosition) {
      mustExist(threadId)
      return unread.markRead(userId, threadId, to)
    },
    /** For operators, and for reports and blocks. */
    operator: createOperatorActions({ store, keys, feeds, clock, releaseEdit: editing.release }),
    record: createImportedMessages({ db, seal }),
    personal: createPersonal({ db, seal, keys, feeds, clock }),
    notifications: ({ userId }: Caller) => unread.notifications(userId),
    activity: ({ userId }: Caller) => unread.activity(userId),
    close(): void {
      presence.close()
      feeds.close()
    },
  }
}

function mustExist(threadId: string): void {
  if (!isThreadId(threadId)) throw new Refusal('thread-unknown')
}
