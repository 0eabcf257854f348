/** What is kept about a person and those they met: gone with them, except that somebody else was reported. */
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
    /** The report stands, without its reporter: they may report the same message only once, so each is its own. */
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
