/** All of one person's concern and crisis times. */
import type { Db } from '#server/platform/db.ts'
import { removeRows } from '#server/platform/rows.ts'
import type { MomentRow } from './store.ts'

export function personalStore(db: Db) {
  const tables = db.withTables<{ care_moments: MomentRow }>()
  return {
    moments: (userId: string) =>
      tables
        .selectFrom('care_moments')
        .select(['at', 'tier'])
        .where('user_id', '=', userId)
        .orderBy('at')
        .orderBy('tier')
        .execute(),
    /** Counts per tier at these times. */
    countsAt: (userId: string, times: number[]) =>
      tables
        .selectFrom('care_moments')
        .select(eb => ['at', 'tier', eb.fn.countAll<number>().as('count')])
        .where('user_id', '=', userId)
        .where('at', 'in', times)
        .groupBy(['at', 'tier'])
        .execute(),
    async add(moments: MomentRow[]): Promise<void> {
      if (moments.length === 0) return
      await tables
        .insertInto('care_moments')
        .values(moments)
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
    },
    async forget(userId: string): Promise<void> {
      await removeRows(db, 'care_moments', 'user_id', userId)
      await removeRows(db, 'safety_plans', 'user_id', userId)
      await removeRows(db, 'care_states', 'user_id', userId)
    },
  }
}
