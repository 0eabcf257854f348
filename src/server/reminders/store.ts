import type { Db } from '#server/platform/db.ts'
import { removeRows } from '#server/platform/rows.ts'

export type ReminderRow = { user_id: string; chosen: Uint8Array; next_at: number }

export function reminderStore(db: Db) {
  const tables = db.withTables<{ reminders: ReminderRow }>()
  return {
    of: (userId: string) =>
      tables.selectFrom('reminders').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    async save(row: ReminderRow): Promise<void> {
      const { chosen, next_at } = row
      await tables
        .insertInto('reminders')
        .values(row)
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ chosen, next_at }))
        .execute()
    },
    remove: (userId: string) => removeRows(db, 'reminders', 'user_id', userId),
    /** Most overdue first. */
    due: (now: number, limit: number) =>
      tables
        .selectFrom('reminders')
        .selectAll()
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(limit)
        .execute(),
    /** True for the one node that may send it; false if the person changed their times meanwhile. */
    async claim({ user_id, next_at }: ReminderRow, then: number): Promise<boolean> {
      const rows = await tables
        .updateTable('reminders')
        .set({ next_at: then })
        .where('user_id', '=', user_id)
        .where('next_at', '=', next_at)
        .returning('user_id')
        .execute()
      return rows.length > 0
    },
  }
}
