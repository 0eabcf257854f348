/** Suspensions and the audit log: ids, times and reasons, never a message. */
import type { Db } from '#server/platform/db.ts'

export type Suspension = { user_id: string; at: number; until: number | null }
export type ActionRow = {
  id: string
  at: number
  operator: string
  action: string
  subject: string
  why: string
}
type Tables = {
  suspensions: Suspension
  moderation_actions: ActionRow
  /** Read only; owned by accounts. */
  users: { id: string; email: string; given_name: string }
}

export type OperatorStore = ReturnType<typeof operatorStore>

export function operatorStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    suspensions: (now: number): Promise<Suspension[]> =>
      tables
        .selectFrom('suspensions')
        .selectAll()
        .where(eb => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
        .execute(),
    async suspend(row: Suspension): Promise<void> {
      const { at, until } = row
      await tables
        .insertInto('suspensions')
        .values(row)
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ at, until }))
        .execute()
    },
    async unsuspend(userId: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('suspensions')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    /** By account id or email address. */
    person: (who: string) =>
      tables
        .selectFrom('users')
        .select(['id', 'given_name'])
        .where(eb => eb.or([eb('id', '=', who), eb('email', '=', who.toLowerCase())]))
        .executeTakeFirst(),
    async record(row: ActionRow): Promise<void> {
      await tables.insertInto('moderation_actions').values(row).execute()
    },
    /** Newest first. */
    actions: (count: number): Promise<ActionRow[]> =>
      tables
        .selectFrom('moderation_actions')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),
  }
}
