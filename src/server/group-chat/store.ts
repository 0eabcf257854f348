/**
 * Reads a thread by message number and never by counting rows, so long threads are as quick as short ones.
 */
import type { Db } from '#server/platform/db.ts'
import { createAppend } from './append-store.ts'
import { createChanges } from './change-store.ts'
import type { NamedRow, Tables } from './tables.ts'

export type GroupStore = ReturnType<typeof groupStore>

export function groupStore(db: Db) {
  const tables = db.withTables<Tables>()
  const named = (without: readonly string[] = []) =>
    tables
      .selectFrom('group_messages')
      .leftJoin('users', 'users.id', 'group_messages.user_id')
      .selectAll('group_messages')
      .select('users.given_name')
      .$if(without.length > 0, query => query.where('group_messages.user_id', 'not in', without))

  const following =
    (column: 'seq' | 'changed_seq') =>
    (
      threadId: string,
      seq: number,
      upTo: number,
      limit: number,
      without?: readonly string[],
    ): Promise<NamedRow[]> =>
      named(without)
        .where('thread_id', '=', threadId)
        .where(column, '>', seq)
        .where(column, '<=', upTo)
        .orderBy(column)
        .limit(limit)
        .execute()

  return {
    append: createAppend(db),
    ...createChanges(db),

    /** The number of the last event; everything up to it can be read. */
    async head(threadId: string): Promise<number> {
      const row = await tables
        .selectFrom('group_threads')
        .select('last_seq')
        .where('thread_id', '=', threadId)
        .executeTakeFirst()
      return row?.last_seq ?? 0
    },
    heads: () => tables.selectFrom('group_threads').select(['thread_id', 'last_seq']).execute(),

    /** Newest first. Like the two below, it leaves out messages by `without`. */
    before: (
      threadId: string,
      seq: number,
      limit: number,
      without?: readonly string[],
    ): Promise<NamedRow[]> =>
      named(without)
        .where('thread_id', '=', threadId)
        .where('seq', '<', seq)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),
    after: following('seq'),
    changedAfter: following('changed_seq'),
    message: (threadId: string, id: string): Promise<NamedRow | undefined> =>
      named().where('thread_id', '=', threadId).where('group_messages.id', '=', id).executeTakeFirst(),
    /** Those of these ids that still have text, leaving out messages by `without`. */
    messages: (threadId: string, ids: readonly string[], without?: readonly string[]): Promise<NamedRow[]> =>
      named(without)
        .where('thread_id', '=', threadId)
        .where('group_messages.id', 'in', ids)
        .where('body', 'is not', null)
        .execute(),
    messageAnywhere: (id: string): Promise<NamedRow | undefined> =>
      named().where('group_messages.id', '=', id).executeTakeFirst(),

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
