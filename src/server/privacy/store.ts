/** Deletions in progress, kept until nothing can arrive any more. */
import type { Db } from '#server/platform/db.ts'

export type PendingDeletion = { user_id: string; at: number }

export function deletionStore(db: Db) {
  const tables = db.withTables<{ departures: PendingDeletion }>()
  return {
    async add(deletion: PendingDeletion): Promise<void> {
      await tables
        .insertInto('departures')
        .values(deletion)
        .onConflict(conflict => conflict.column('user_id').doNothing())
        .execute()
    },
    all: (): Promise<PendingDeletion[]> => tables.selectFrom('departures').selectAll().execute(),
    async remove(userId: string): Promise<void> {
      await tables.deleteFrom('departures').where('user_id', '=', userId).execute()
    },
  }
}
