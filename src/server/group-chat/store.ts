/** What a group chat keeps, read by number and never by counting, so that a long thread is as quick as a short one. */
import type { Db } from '#server/platform/db.ts'
import { createAdvance, createAppend } from './append-store.ts'
import type { NamedRow, Tables } from './tables.ts'

export type GroupStore = ReturnType<typeof groupStore>

export function groupStore(db: Db) {
  const tables = db.withTables<Tables>()
  const advance = createAdvance(tables)
  const named = () =>
    tables
      .selectFrom('group_messages')
      .leftJoin('users', 'users.id', 'group_messages.user_id')
      .selectAll('group_messages')
      .select('users.given_name')

  return {
    append: createAppend(db),

    /** The number of the last thing that happened; everything up to it can be read. */
    async head(threadId: string): Promise<number> {
      const row = await tables
        .selectFrom('group_threads')
        .select('last_seq')
        .where('thread_id', '=', threadId)
        .executeTakeFirst()
      return row?.last_seq ?? 0
    },
    heads: () => tables.selectFrom('group_threads').select(['thread_id', 'last_seq']).execute(),

    /** Newest first. */
    before: (threadId: string, seq: number, limit: number): Promise<NamedRow[]> =>
      named()
        .where('thread_id', '=', threadId)
        .where('seq', '<', seq)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),
    after: (threadId: string, seq: number, upTo: number, limit: number): Promise<NamedRow[]> =>
      named()
        .where('thread_id', '=', threadId)
        .where('seq', '>', seq)
        .where('seq', '<=', upTo)
        .orderBy('seq')
        .limit(limit)
        .execute(),
    changedAfter: (threadId: string, seq: number, upTo: number, limit: number): Promise<NamedRow[]> =>
      named()
        .where('thread_id', '=', threadId)
        .where('changed_seq', '>', seq)
        .where('changed_seq', '<=', upTo)
        .orderBy('changed_seq')
        .limit(limit)
        .execute(),
    message: (threadId: string, id: string): Promise<NamedRow | undefined> =>
      named().where('thread_id', '=', threadId).where('group_messages.id', '=', id).executeTakeFirst(),

    /** Empties a message and notes the change under the thread's next number; undefined if it was empty already. */
    remove: (threadId: string, id: string, now: number): Promise<number | undefined> =>
      tables.transaction().execute(async trx => {
        const { last_seq } = await advance(trx, threadId, 1, now)
        const { numUpdatedRows } = await trx
          .updateTable('group_messages')
          .set({ body: null, changed_seq: last_seq })
          .where('id', '=', id)
          .where('body', 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) return last_seq
        // The number goes back, so that there is no gap.
        await trx
          .updateTable('group_threads')
          .set({ last_seq: last_seq - 1 })
          .where('thread_id', '=', threadId)
          .execute()
        return undefined
      }),

    async hold(held: Tables['group_holds']): Promise<void> {
      await tables
        .insertInto('group_holds')
        .values(held)
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
    },

    async nameOf(userId: string): Promise<string> {
      const row = await tables
        .selectFrom('users')
        .select('given_name')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.given_name ?? ''
    },
  }
}
