/**
 * Changes to stored messages: edits and unsends by the author, hiding and restoring by an operator, and
 * messages held for review. Each change takes a number of the thread, so no client misses it.
 */
import type { Kysely } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { createAdvance } from './append-store.ts'
import type { Tables } from './tables.ts'

type Writer = Kysely<Tables>
type Hold = Tables['group_holds']

const HOLDS_LISTED = 200

export function createChanges(db: Db) {
  const tables = db.withTables<Tables>()
  const advance = createAdvance(tables)

  /**
   * Runs `work` under the thread's next number; the number is returned if nothing changed, so there is no
   * gap.
   */
  const change = (threadId: string, now: number, work: (trx: Writer, seq: number) => Promise<boolean>) =>
    tables.transaction().execute(async trx => {
      const { last_seq } = await advance(trx, threadId, 1, now)
      if (await work(trx, last_seq)) return last_seq
      await trx
        .updateTable('group_threads')
        .set({ last_seq: last_seq - 1 })
        .where('thread_id', '=', threadId)
        .execute()
      return undefined
    })

  async function setBody(trx: Writer, id: string, body: Uint8Array | null, changed_seq: number) {
    const { numUpdatedRows } = await trx
      .updateTable('group_messages')
      .set({ body, changed_seq })
      .where('id', '=', id)
      .where('body', body === null ? 'is not' : 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Deletes the saved text of a hidden message. */
  const takeHidden = (trx: Writer, id: string) =>
    trx.deleteFrom('group_hidden').where('id', '=', id).returning('body').executeTakeFirst()

  return {
    /** Empties a message for good; undefined if it was already empty. */
    remove: (threadId: string, id: string, now: number): Promise<number | undefined> =>
      change(threadId, now, async (trx, seq) => {
        await takeHidden(trx, id)
        return setBody(trx, id, null, seq)
      }),
    /** Replaces the text; undefined if the message was unsent meanwhile. */
    edit: (threadId: string, id: string, body: Uint8Array, now: number): Promise<number | undefined> =>
      change(threadId, now, async (trx, seq) => {
        const { numUpdatedRows } = await trx
          .updateTable('group_messages')
          .set({ body, changed_seq: seq })
          .where('id', '=', id)
          .where('body', 'is not', null)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),
    /** Empties a message and saves its sealed text. */
    hide: (threadId: string, id: string, now: number): Promise<number | undefined> =>
      change(threadId, now, async (trx, seq) => {
        const row = await trx
          .selectFrom('group_messages')
          .select('body')
          .where('id', '=', id)
          .executeTakeFirst()
        if (!row?.body) return false
        await trx
          .insertInto('group_hidden')
          .values({ id, thread_id: threadId, at: now, body: row.body })
          .execute()
        return setBody(trx, id, null, seq)
      }),
    restore: (threadId: string, id: string, now: number): Promise<number | undefined> =>
      change(threadId, now, async (trx, seq) => {
        const kept = await takeHidden(trx, id)
        return kept !== undefined && (await setBody(trx, id, kept.body, seq))
      }),
    async isHidden(id: string): Promise<boolean> {
      const row = await tables.selectFrom('group_hidden').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },
    async hold(held: Hold): Promise<void> {
      await tables
        .insertInto('group_holds')
        .values(held)
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
    },
    /** Oldest first. */
    holds: () =>
      tables
        .selectFrom('group_holds')
        .leftJoin('users', 'users.id', 'group_holds.user_id')
        .selectAll('group_holds')
        .select('users.given_name')
        .orderBy('at')
        .limit(HOLDS_LISTED)
        .execute(),
    held: (id: string): Promise<Hold | undefined> =>
      tables.selectFrom('group_holds').selectAll().where('id', '=', id).executeTakeFirst(),
    async dropHold(id: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('group_holds')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
