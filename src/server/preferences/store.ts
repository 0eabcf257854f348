import type { Db } from '#server/platform/db.ts'
import { preparedFirst } from '#server/platform/prepared-queries.ts'
import { removeRows } from '#server/platform/rows.ts'

type Row = { user_id: string; chosen: Uint8Array; updated_at: number }

export function preferenceStore(db: Db) {
  const tables = db.withTables<{ preferences: Row }>()
  return {
    get: preparedFirst(db, (userId: string) =>
      tables.selectFrom('preferences').select('chosen').where('user_id', '=', userId),
    ),
    remove: (userId: string) => removeRows(db, 'preferences', 'user_id', userId),
    async save(user_id: string, chosen: Uint8Array, updated_at: number): Promise<void> {
      await tables
        .insertInto('preferences')
        .values({ user_id, chosen, updated_at })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ chosen, updated_at }))
        .execute()
    },
  }
}
