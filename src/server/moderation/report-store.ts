/** The queue of reports. */
import type { Db } from '#server/platform/db.ts'
import type { ReportReason } from '#shared/moderation.ts'

export type ReportRow = {
  id: string
  reporter_id: string
  author_id: string
  thread_id: string
  message_id: string
  at: number
  reason: ReportReason
  /** Sealed: a copy of the message, and the reporter's comment. */
  body: Uint8Array
  closed_at: number | null
}

const MOST_LISTED = 200

export type ReportStore = ReturnType<typeof reportStore>

export function reportStore(db: Db) {
  const tables = db.withTables<{ reports: ReportRow }>()
  return {
    async add(row: ReportRow): Promise<void> {
      await tables
        .insertInto('reports')
        .values(row)
        .onConflict(conflict => conflict.columns(['reporter_id', 'message_id']).doNothing())
        .execute()
    },
    /** Oldest first. */
    open: (): Promise<ReportRow[]> =>
      tables
        .selectFrom('reports')
        .selectAll()
        .where('closed_at', 'is', null)
        .orderBy('at')
        .limit(MOST_LISTED)
        .execute(),
    get: (id: string): Promise<ReportRow | undefined> =>
      tables.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst(),
    async countAgainst(authorId: string): Promise<number> {
      const { count } = await tables
        .selectFrom('reports')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .where('author_id', '=', authorId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async close(id: string, now: number): Promise<void> {
      await tables
        .updateTable('reports')
        .set({ closed_at: now })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .execute()
    },
    async closeFor(messageId: string, now: number): Promise<void> {
      await tables
        .updateTable('reports')
        .set({ closed_at: now })
        .where('message_id', '=', messageId)
        .where('closed_at', 'is', null)
        .execute()
    },
  }
}
