/** A thread's history by number: a page of it, or exactly what happened after a point. */
import type { GroupMessage } from '#shared/live.ts'
import { storedMessage } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { NamedRow } from './tables.ts'
import type { ThreadKeys } from './thread-keys.ts'

export type HistoryPage = { messages: GroupMessage[]; changes: GroupMessage[]; seq: number; more: boolean }

type Parts = { store: GroupStore; keys: ThreadKeys }

export function createHistory({ store, keys }: Parts) {
  async function before(
    threadId: string,
    seq: number | undefined,
    limit: number,
    without: readonly string[],
  ): Promise<HistoryPage> {
    const key = await keys.of(threadId)
    // The head first: everything read afterwards includes at least that much.
    const head = await store.head(threadId)
    const rows = await store.before(threadId, Math.min(seq ?? head + 1, head + 1), limit + 1, without)
    const messages = rows.slice(0, limit).reverse()
    return {
      messages: messages.map(row => storedMessage(row, key)),
      changes: [],
      seq: head,
      more: rows.length > limit,
    }
  }

  async function after(
    threadId: string,
    seq: number,
    limit: number,
    without: readonly string[],
  ): Promise<HistoryPage> {
    const key = await keys.of(threadId)
    const head = await store.head(threadId)
    const posted = await store.after(threadId, seq, head, limit + 1, without)
    const changed = await store.changedAfter(threadId, seq, head, limit + 1, without)
    const end = Math.min(
      posted.length > limit ? posted[limit - 1]!.seq : head,
      changed.length > limit ? changed[limit - 1]!.changed_seq! : head,
    )
    // A message added and changed since then is listed once, in its current form.
    const older = (row: NamedRow) => row.seq <= seq && row.changed_seq! <= end
    return {
      messages: posted.filter(row => row.seq <= end).map(row => storedMessage(row, key)),
      changes: changed.filter(older).map(row => storedMessage(row, key)),
      seq: Math.max(seq, end),
      more: end < head,
    }
  }

  return { before, after }
}
