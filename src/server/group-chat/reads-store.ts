/** How far each person has read, and what is unread. */
import type { Db } from '#server/platform/db.ts'
import type { Tables } from './tables.ts'

/** Messages after this number, by anybody except this person and the people in `without`. */
type Unread = { userId: string; without: readonly string[]; threadId: string; readSeq: number }

export type ReadsStore = ReturnType<typeof readsStore>

export function readsStore(db: Db) {
  const tables = db.withTables<Tables>()
  const unread = ({ userId, without, threadId, readSeq }: Unread) =>
    tables
      .selectFrom('group_messages')
      .where('thread_id', '=', threadId)
      .where('seq', '>', readSeq)
      .where('user_id', '!=', userId)
      .where('body', 'is not', null)
      .$if(without.length > 0, query => query.where('user_id', 'not in', without))

  return {
    async readSeq(userId: string, threadId: string): Promise<number | null> {
      const row = await tables
        .selectFrom('group_reads')
        .select('read_seq')
        .where('user_id', '=', userId)
        .where('thread_id', '=', threadId)
        .executeTakeFirst()
      return row?.read_seq ?? null
    },
    readsOf: (userId: string) =>
      tables
        .selectFrom('group_reads')
        .innerJoin('group_threads', 'group_threads.thread_id', 'group_reads.thread_id')
        .select(['group_reads.thread_id', 'read_seq', 'last_seq'])
        .where('user_id', '=', userId)
        .execute(),
    /** Never backwards: another device may be further on. */
    async markRead(user_id: string, thread_id: string, read_seq: number): Promise<void> {
      await tables
        .insertInto('group_reads')
        .values({ user_id, thread_id, read_seq })
        .onConflict(conflict =>
          conflict
            .columns(['user_id', 'thread_id'])
            .doUpdateSet({ read_seq })
            .where('group_reads.read_seq', '<', read_seq),
        )
        .execute()
    },
    /** The last message at this time. */
    async seqAt(threadId: string, at: number): Promise<number> {
      const row = await tables
        .selectFrom('group_messages')
        .select('seq')
        .where('thread_id', '=', threadId)
        .where('at', '<=', at)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.seq ?? 0
    },
    /** When each thread last had a visible message, not counting these people. */
    lastMessages: (without: readonly string[]) =>
      tables
        .selectFrom('group_threads')
        .select(({ selectFrom }) => [
          'group_threads.thread_id',
          selectFrom('group_messages')
            .select('group_messages.at')
            .whereRef('group_messages.thread_id', '=', 'group_threads.thread_id')
            .where('body', 'is not', null)
            .$if(without.length > 0, query => query.where('user_id', 'not in', without))
            .orderBy('seq', 'desc')
            .limit(1)
            .as('last_at'),
        ])
        .execute(),
    unreadSeqs: (of: Unread, limit: number) => unread(of).select('seq').orderBy('seq').limit(limit).execute(),
    newestUnread: (of: Unread, limit: number) =>
      unread(of).select(['id', 'user_id', 'at', 'body']).orderBy('seq', 'desc').limit(limit).execute(),
  }
}
