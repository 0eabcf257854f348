import type { Db } from '#server/platform/db.ts'
import { preparedFirst } from '#server/platform/prepared-queries.ts'
import { removeRows } from '#server/platform/rows.ts'

type ProfileRow = {
  user_id: string
  answers: Uint8Array | null
  companion_name: Uint8Array | null
  updated_at: number
}
type Sealed = Partial<Pick<ProfileRow, 'answers' | 'companion_name'>>

export function profileStore(db: Db) {
  const tables = db.withTables<{ profiles: ProfileRow }>()
  return {
    get: preparedFirst(db, (userId: string) =>
      tables.selectFrom('profiles').selectAll().where('user_id', '=', userId),
    ),
    remove: (userId: string) => removeRows(db, 'profiles', 'user_id', userId),
    /** Fields left out stay as they are. */
    async save(userId: string, updated_at: number, sealed: Sealed): Promise<void> {
      await tables
        .insertInto('profiles')
        .values({ user_id: userId, answers: null, companion_name: null, updated_at, ...sealed })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ updated_at, ...sealed }))
        .execute()
    },
  }
}
