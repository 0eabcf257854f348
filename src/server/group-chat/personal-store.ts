/**
 * One person's messages in all threads: for their export, and for deleting the text while keeping the place.
 */
import type { Db } from '#server/platform/db.ts'
import { removeRows } from '#server/platform/rows.ts'
import { createAdvance } from './append-store.ts'
import type { MessageRow, Tables } from './tables.ts'

type Source = 'group_messages' | 'group_holds' | 'group_records'

/** The author of messages whose account was deleted. */
export const GONE = 'gone'
const EMPTIED_AT_ONCE = 100

export type EmptiedMessage = { row: MessageRow; seq: number }

export function personalStore(db: Db) {
  const tables = db.withTables<Tables>()
  const advance = createAdvance(tables)

  /** Their messages, without the text. */
  const index = async (source: Source, userId: string) => {
    const found = await tables
      .selectFrom(source)
      .select(['id', 'thread_id', 'at'])
      .where('user_id', '=', userId)
      .where('body', 'is not', null)
      .execute()
    return found.map(row => ({ ...row, source }))
  }

  return {
    index,
    bodies: (source: Source, userId: string, ids: string[]) =>
      tables
        .selectFrom(source)
        .select(['id', 'body'])
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute(),
    /** Imported messages that were held or edited, or that reply to another. */
    recordNotes: (userId: string) =>
      tables
        .selectFrom('group_records')
        .select(['id', 'held', 'edited', 'reply_to'])
        .where('user_id', '=', userId)
        .where(row => row.or([row('held', '=', 1), row('edited', '=', 1), row('reply_to', 'is not', null)]))
        .execute(),
    async ownIds(userId: string, ids: string[]): Promise<Set<string>> {
      const known = new Set<string>()
      for (const source of ['group_messages', 'group_holds'] as const) {
        const found = await tables
          .selectFrom(source)
          .select('id')
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .execute()
        for (const { id } of found) known.add(id)
      }
      return known
    },
    async addRecords(records: Tables['group_records'][]): Promise<void> {
      if (records.length === 0) return
      await tables
        .insertInto('group_records')
        .values(records)
        .onConflict(conflict => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
    },
    /** Newest first; `before` is the last one already listed. */
    records: (userId: string, before: { at: number; id: string } | null, count: number) => {
      const all = tables
        .selectFrom('group_records')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
      if (!before) return all.execute()
      const { at, id } = before
      return all
        .where(row => row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', '<', id)])]))
        .execute()
    },
    threadsOf: (userId: string) =>
      tables
        .selectFrom('group_messages')
        .select('thread_id')
        .distinct()
        .where('user_id', '=', userId)
        .execute(),

    /** Empties some of their messages in a thread: the place stays, and each change takes a number. */
    empty: (threadId: string, userId: string, now: number): Promise<EmptiedMessage[] | 'all done'> =>
      tables.transaction().execute(async trx => {
        const found = await trx
          .selectFrom('group_messages')
          .selectAll()
          .where('user_id', '=', userId)
          .where('thread_id', '=', threadId)
          .orderBy('seq')
          .limit(EMPTIED_AT_ONCE)
          .execute()
        if (found.length === 0) return 'all done'
        const ids = found.map(({ id }) => id)
        const spoken = found.filter(({ body }) => body !== null)
        await trx.deleteFrom('group_hidden').where('id', 'in', ids).execute()
        await trx.updateTable('group_messages').set({ user_id: GONE }).where('id', 'in', ids).execute()
        if (spoken.length === 0) return []
        const { last_seq } = await advance(trx, threadId, spoken.length, now)
        const emptied = spoken.map((row, i) => ({ row, seq: last_seq - spoken.length + 1 + i }))
        for (const {
          row: { id },
          seq,
        } of emptied)
          await trx
            .updateTable('group_messages')
            .set({ body: null, changed_seq: seq })
            .where('id', '=', id)
            .execute()
        return emptied
      }),

    async removeRest(userId: string): Promise<void> {
      for (const table of ['group_reads', 'group_holds', 'group_records'])
        await removeRows(db, table, 'user_id', userId)
    },
  }
}
