/** The accounts tables: people and their sign-ins. */
import type { Db } from '#server/platform/db.ts'
import { preparedFirst } from '#server/platform/prepared-queries.ts'

export type UserRow = {
  id: string
  email: string
  given_name: string
  family_name: string
  created_at: number
}

export type SessionRow = {
  id: string
  user_id: string
  token_hash: string
  created_at: number
  last_seen_at: number
  expires_at: number
  remembered: number
  device_name: Uint8Array | null
  browser: string
  time_zone: string
  upstream: Uint8Array | null
}

export type KnownDeviceRow = { token_hash: string; user_id: string; device_key: string; expires_at: number }

type Tables = { users: UserRow; sessions: SessionRow; known_devices: KnownDeviceRow }

export function accountStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    /** The pool is authoritative: a changed name or address is copied. */
    async saveUser(user: UserRow): Promise<void> {
      const { email, given_name, family_name } = user
      await tables
        .insertInto('users')
        .values(user)
        .onConflict(conflict => conflict.column('id').doUpdateSet({ email, given_name, family_name }))
        .execute()
    },
    user: preparedFirst(db, (id: string) => tables.selectFrom('users').selectAll().where('id', '=', id)),
    async removeUser(id: string): Promise<void> {
      await tables.deleteFrom('users').where('id', '=', id).execute()
    },
    async addSession(session: SessionRow): Promise<void> {
      await tables.insertInto('sessions').values(session).execute()
    },
    sessionByToken: (tokenHash: string, now: number) =>
      tables
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    sessionOf: (userId: string, id: string, now: number) =>
      tables
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    sessionsOf: (userId: string, now: number) =>
      tables
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_seen_at', 'desc')
        .execute(),
    async changeSession(id: string, change: Partial<SessionRow>): Promise<void> {
      await tables.updateTable('sessions').set(change).where('id', '=', id).execute()
    },
    endSession: (userId: string, id: string) =>
      tables
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(['id', 'upstream'])
        .execute(),
    endSessionsOf: (userId: string) =>
      tables.deleteFrom('sessions').where('user_id', '=', userId).returning(['id', 'upstream']).execute(),
    endOtherSessions: (userId: string, id: string) =>
      tables
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', id)
        .returning(['id', 'upstream'])
        .execute(),
    endExpiredSessions: (now: number, most: number) =>
      tables
        .deleteFrom('sessions')
        .where('expires_at', '<=', now)
        .where(
          'id',
          'in',
          tables.selectFrom('sessions').select('id').where('expires_at', '<=', now).limit(most),
        )
        .returning('id')
        .execute(),
    async removeExpiredDevices(now: number): Promise<void> {
      await tables.deleteFrom('known_devices').where('expires_at', '<=', now).execute()
    },
  }
}

export function knownDeviceStore(db: Db) {
  const tables = db.withTables<Tables>()
  const known = (tokenHash: string, now: number) =>
    tables
      .selectFrom('known_devices')
      .select('known_devices.user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
  return {
    exists: async (tokenHash: string, now: number) =>
      (await known(tokenHash, now).executeTakeFirst()) !== undefined,
    async isKnown(tokenHash: string, email: string, now: number): Promise<boolean> {
      const mine = known(tokenHash, now)
        .innerJoin('users', 'users.id', 'known_devices.user_id')
        .where('users.email', '=', email)
      return (await mine.executeTakeFirst()) !== undefined
    },
    async save(row: KnownDeviceRow): Promise<void> {
      const { device_key, expires_at } = row
      await tables
        .insertInto('known_devices')
        .values(row)
        .onConflict(conflict =>
          conflict.columns(['token_hash', 'user_id']).doUpdateSet({ device_key, expires_at }),
        )
        .execute()
    },
    async remove(userId: string, deviceKey: string): Promise<void> {
      await tables
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('device_key', '=', deviceKey)
        .execute()
    },
    async removeOthers(userId: string, deviceKey: string): Promise<void> {
      await tables
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('device_key', '!=', deviceKey)
        .execute()
    },
    async removeAll(userId: string): Promise<void> {
      await tables.deleteFrom('known_devices').where('user_id', '=', userId).execute()
    },
  }
}
