/** Moderation data about a person, deleted with them, except reports about others. */
import type { Db } from '#server/platform/db.ts'
import { removeRows } from '#server/platform/rows.ts'
import type { ActionRow } from './operator-store.ts'
import type { ReportRow } from './report-store.ts'

const GONE = 'gone'

export function personalStore(db: Db) {
  const tables = db.withTables<{ reports: ReportRow; moderation_actions: ActionRow }>()
  return {
    reportsBy: (userId: string): Promise<ReportRow[]> =>
      tables.selectFrom('reports').selectAll().where('reporter_id', '=', userId).execute(),
    /** Keeps the report without its reporter: reports are unique per reporter, so each gets a new one. */
    async withoutReporter(id: string, body: Uint8Array): Promise<void> {
      await tables
        .updateTable('reports')
        .set({ reporter_id: `${GONE} ${id}`, body })
        .where('id', '=', id)
        .execute()
    },
    async forget(userId: string): Promise<void> {
      await removeRows(db, 'blocks', 'blocker_id', userId)
      await removeRows(db, 'blocks', 'blocked_id', userId)
      await removeRows(db, 'reports', 'author_id', userId)
      await removeRows(db, 'suspensions', 'user_id', userId)
      await tables
        .updateTable('moderation_actions')
        .set({ subject: GONE })
        .where('subject', '=', userId)
        .execute()
    },
  }
}
