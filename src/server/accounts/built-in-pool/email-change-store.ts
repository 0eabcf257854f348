/** New addresses waiting for their code; the newest per person. */
import type { Db } from '#server/platform/db.ts'

type Row = { sub: string; email: string; code_mac: string; code_expires_at: number }

export function emailChangeStore(db: Db) {
  const tables = db.withTables<{ pool_email_changes: Row }>()
  return {
    of: (sub: string, now: number) =>
      tables
        .selectFrom('pool_email_changes')
        .selectAll()
        .where('sub', '=', sub)
        .where('code_expires_at', '>', now)
        .executeTakeFirst(),
    async save(row: Row): Promise<void> {
      const { sub: _, ...change } = row
      await tables
        .insertInto('pool_email_changes')
        .values(row)
        .onConflict(conflict => conflict.column('sub').doUpdateSet(change))
        .execute()
    },
    /** Whether this call removed it: of two that race with the same code, one wins. */
    async remove(sub: string): Promise<boolean> {
      const removed = await tables
        .deleteFrom('pool_email_changes')
        .where('sub', '=', sub)
        .returning('sub')
        .execute()
      return removed.length > 0
    },
    /** Removes a deleted person's request, and requests by others for the address they had. */
    async forget(sub: string, email: string): Promise<void> {
      await tables
        .deleteFrom('pool_email_changes')
        .where(({ or, eb }) => or([eb('sub', '=', sub), eb('email', '=', email)]))
        .execute()
    },
    async removeExpired(now: number): Promise<void> {
      await tables.deleteFrom('pool_email_changes').where('code_expires_at', '<=', now).execute()
    },
  }
}
