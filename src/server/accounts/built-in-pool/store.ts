/** The built-in pool's people, pending sign-ups, password reset codes and code attempts. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

export type PoolUserRow = {
  sub: string
  email: string
  given_name: string
  family_name: string
  password_hash: string
  confirmed_at: number
}

export type SignupRow = {
  id: string
  email: string
  given_name: string
  family_name: string
  password_hash: string
  code_mac: string
  code_expires_at: number
  expires_at: number
}

/** The code sent last, and the one before it. */
export type ResetRow = {
  email: string
  code_mac: string
  code_expires_at: number
  earlier_mac: string | null
  earlier_expires_at: number | null
}

type Tables = { pool_users: PoolUserRow; pool_signups: SignupRow; pool_resets: ResetRow }

export function poolStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    user: (email: string) =>
      tables.selectFrom('pool_users').selectAll().where('email', '=', email).executeTakeFirst(),
    /** Most recent code first. */
    signups: (email: string, now: number) =>
      tables
        .selectFrom('pool_signups')
        .selectAll()
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .orderBy('code_expires_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    /** Invalidates the codes of every other sign-up for the address. */
    async supersedeSignups(email: string, newestId: string): Promise<void> {
      await tables
        .updateTable('pool_signups')
        .set({ code_expires_at: 0 })
        .where('email', '=', email)
        .where('id', '!=', newestId)
        .execute()
    },
    async saveSignup(row: SignupRow): Promise<void> {
      const { id: _, ...change } = row
      await tables
        .insertInto('pool_signups')
        .values(row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(change))
        .execute()
    },
    async keepNewestSignups(email: string, count: number): Promise<void> {
      const kept = tables
        .selectFrom('pool_signups')
        .select('id')
        .where('email', '=', email)
        .orderBy('code_expires_at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
      await tables.deleteFrom('pool_signups').where('email', '=', email).where('id', 'not in', kept).execute()
    },
    expiredSignups: (now: number) =>
      tables.selectFrom('pool_signups').select('id').where('expires_at', '<=', now).execute(),
    async removeSignup(id: string): Promise<void> {
      await tables.deleteFrom('pool_signups').where('id', '=', id).execute()
    },
    async removeSignups(email: string): Promise<void> {
      await tables.deleteFrom('pool_signups').where('email', '=', email).execute()
    },
    /** Returns whether it was added: another sign-up for the address may have been confirmed first. */
    async addUser(row: PoolUserRow): Promise<boolean> {
      const added = await tables
        .insertInto('pool_users')
        .values(row)
        .onConflict(conflict => conflict.column('email').doNothing())
        .returning('sub')
        .execute()
      return added.length > 0
    },
    /** Also removes pending sign-ups and codes for the address. */
    async removeUser(sub: string, email: string): Promise<void> {
      await tables.deleteFrom('pool_users').where('sub', '=', sub).execute()
      await tables.deleteFrom('pool_signups').where('email', '=', email).execute()
      await tables.deleteFrom('pool_resets').where('email', '=', email).execute()
    },
    async setName(sub: string, given_name: string, family_name: string): Promise<void> {
      await tables.updateTable('pool_users').set({ given_name, family_name }).where('sub', '=', sub).execute()
    },
    /** Also invalidates pending sign-ups and codes for both addresses. */
    async setEmail(sub: string, before: string, email: string): Promise<void> {
      await tables.updateTable('pool_users').set({ email }).where('sub', '=', sub).execute()
      await tables.deleteFrom('pool_signups').where('email', '=', email).execute()
      await tables.deleteFrom('pool_resets').where('email', 'in', [before, email]).execute()
    },
    async setPassword(sub: string, password_hash: string): Promise<void> {
      await tables.updateTable('pool_users').set({ password_hash }).where('sub', '=', sub).execute()
    },
    reset: (email: string, now: number) =>
      tables
        .selectFrom('pool_resets')
        .selectAll()
        .where('email', '=', email)
        .where('code_expires_at', '>', now)
        .executeTakeFirst(),
    /** The previous code stays valid, so a stranger asking for one does not invalidate the owner's. */
    async saveReset(row: Pick<ResetRow, 'email' | 'code_mac' | 'code_expires_at'>): Promise<void> {
      const { code_mac, code_expires_at } = row
      await tables
        .insertInto('pool_resets')
        .values({ ...row, earlier_mac: null, earlier_expires_at: null })
        .onConflict(conflict =>
          conflict.column('email').doUpdateSet({
            code_mac,
            code_expires_at,
            earlier_mac: sql.ref('pool_resets.code_mac'),
            earlier_expires_at: sql.ref('pool_resets.code_expires_at'),
          }),
        )
        .execute()
    },
    /** Returns whether this call removed it: of two calls with the same code, one wins. */
    async removeReset(email: string): Promise<boolean> {
      const removed = await tables
        .deleteFrom('pool_resets')
        .where('email', '=', email)
        .returning('email')
        .execute()
      return removed.length > 0
    },
    async removeExpired(now: number): Promise<void> {
      await tables.deleteFrom('pool_signups').where('expires_at', '<=', now).execute()
      await tables.deleteFrom('pool_resets').where('code_expires_at', '<=', now).execute()
      await db.withTables<TryTables>().deleteFrom('code_tries').where('expires_at', '<=', now).execute()
    },
  }
}

export type CodePurpose = 'confirm' | 'reset' | 'email'
type TryTables = { code_tries: { key: string; source: string; tries: number; expires_at: number } }

export function codeTries(db: Db) {
  const tables = db.withTables<TryTables>()
  return {
    /** Counts and returns in one statement, so parallel attempts get different numbers. */
    async add(key: string, source: string, now: number, expiresAt: number): Promise<number> {
      const row = await tables
        .insertInto('code_tries')
        .values({ key, source, tries: 1, expires_at: expiresAt })
        .onConflict(conflict =>
          conflict.columns(['key', 'source']).doUpdateSet({
            tries: sql`case when code_tries.expires_at <= ${now} then 1 else code_tries.tries + 1 end`,
            expires_at: expiresAt,
          }),
        )
        .returning('tries')
        .executeTakeFirstOrThrow()
      return row.tries
    },
    /** For all networks. */
    async remove(key: string): Promise<void> {
      await tables.deleteFrom('code_tries').where('key', '=', key).execute()
    },
  }
}
