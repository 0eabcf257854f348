import type { Db } from '#server/platform/db.ts'
import type { CareTier } from '#shared/care.ts'

export type MomentRow = { id: string; user_id: string; at: number; tier: CareTier }

export function supportStore(db: Db) {
  const tables = db.withTables<{ care_moments: MomentRow }>()
  return {
    async add(moment: MomentRow): Promise<void> {
      await tables.insertInto('care_moments').values(moment).execute()
    },
    /** Newest first. */
    recent: (userId: string, since: number, count: number) =>
      tables
        .selectFrom('care_moments')
        .select(['tier', 'at'])
        .where('user_id', '=', userId)
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .limit(count)
        .execute(),
  }
}
