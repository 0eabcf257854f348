import type { Db } from '#server/platform/db.ts'
import { bulkInsert } from '#server/platform/prepared-queries.ts'
import type { CareTier } from '#shared/care.ts'

export type MomentRow = { id: string; user_id: string; at: number; tier: CareTier }

/** Events of one kind in one hour; '' for fields that do not apply. */
export type CareCount = {
  hour: string
  surface: string
  tier: string
  category: string
  detector: string
  /** What was shown (`shown:panel`) or tapped (`tapped:call`). */
  what: string
}
type CountRow = CareCount & { count: number }
type PlanRow = { user_id: string; plan: Uint8Array; updated_at: number }
type StateRow = { user_id: string; state: Uint8Array; updated_at: number }
type Tables = {
  care_moments: MomentRow
  care_counts: CountRow
  safety_plans: PlanRow
  care_states: StateRow
}

const insertMoments = bulkInsert<MomentRow>('care_moments', ['id', 'user_id', 'at', 'tier'])
const addToCounts = bulkInsert<CountRow>(
  'care_counts',
  ['hour', 'surface', 'tier', 'category', 'detector', 'what', 'count'],
  `on conflict (hour, surface, tier, category, detector, what)
  do update set count = care_counts.count + excluded.count`,
)

export function supportStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    async add(moment: MomentRow): Promise<void> {
      await insertMoments(db, [moment])
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
    lastCrisis: (userId: string, since: number) =>
      tables
        .selectFrom('care_moments')
        .select('at')
        .where('user_id', '=', userId)
        .where('tier', '=', 'crisis')
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    async hadCrisis(userId: string, from: number, to: number): Promise<boolean> {
      const found = await tables
        .selectFrom('care_moments')
        .select('id')
        .where('user_id', '=', userId)
        .where('tier', '=', 'crisis')
        .where('at', '>=', from)
        .where('at', '<=', to)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },
    async count(event: CareCount): Promise<void> {
      await addToCounts(db, [{ ...event, count: 1 }])
    },
    /** Deletes moments that were false alarms. */
    async retract(userId: string, day: number, since: number): Promise<void> {
      await tables
        .deleteFrom('care_moments')
        .where('user_id', '=', userId)
        .where('at', '>', day)
        .where(row => row.or([row('tier', '=', 'crisis'), row('at', '>=', since)]))
        .execute()
    },
    careState: (userId: string) =>
      tables.selectFrom('care_states').select('state').where('user_id', '=', userId).executeTakeFirst(),
    async saveCareState(user_id: string, state: Uint8Array, updated_at: number): Promise<void> {
      await tables
        .insertInto('care_states')
        .values({ user_id, state, updated_at })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ state, updated_at }))
        .execute()
    },
    plan: (userId: string) =>
      tables.selectFrom('safety_plans').select('plan').where('user_id', '=', userId).executeTakeFirst(),
    async savePlan(user_id: string, plan: Uint8Array, updated_at: number): Promise<void> {
      await tables
        .insertInto('safety_plans')
        .values({ user_id, plan, updated_at })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ plan, updated_at }))
        .execute()
    },
    async removePlan(userId: string): Promise<void> {
      await tables.deleteFrom('safety_plans').where('user_id', '=', userId).execute()
    },
  }
}

export type SupportStore = ReturnType<typeof supportStore>
