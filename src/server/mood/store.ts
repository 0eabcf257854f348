import type { Db } from '#server/platform/db.ts'
import { removeRows } from '#server/platform/rows.ts'

export type MoodRow = { user_id: string; id: string; at: number; felt: Uint8Array }

export function moodStore(db: Db) {
  const tables = db.withTables<{ mood_check_ins: MoodRow }>()
  return {
    get: (userId: string, id: string) =>
      tables
        .selectFrom('mood_check_ins')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),
    /** Newest first. */
    since: (userId: string, from: number, limit: number) =>
      tables
        .selectFrom('mood_check_ins')
        .selectAll()
        .where('user_id', '=', userId)
        .where('at', '>=', from)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    after: (userId: string, id: string, limit: number) =>
      tables
        .selectFrom('mood_check_ins')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '>', id)
        .orderBy('id')
        .limit(limit)
        .execute(),
    async save(row: MoodRow): Promise<void> {
      const { felt } = row
      await tables
        .insertInto('mood_check_ins')
        .values(row)
        .onConflict(conflict => conflict.columns(['user_id', 'id']).doUpdateSet({ felt }))
        .execute()
    },
    /** Existing rows stay as they are. */
    async take(rows: MoodRow[]): Promise<void> {
      await tables
        .insertInto('mood_check_ins')
        .values(rows)
        .onConflict(conflict => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
    },
    async remove(userId: string, id: string): Promise<void> {
      await tables.deleteFrom('mood_check_ins').where('user_id', '=', userId).where('id', '=', id).execute()
    },
    forget: (userId: string) => removeRows(db, 'mood_check_ins', 'user_id', userId),
  }
}
