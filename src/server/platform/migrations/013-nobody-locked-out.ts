import type { Kysely } from 'kysely'

/**
 * Code attempts are counted per network, the last two codes for a new password are valid, and a remembered
 * device is recognised at the next sign-in.
 */
export async function nobodyLockedOut(db: Kysely<unknown>): Promise<void> {
  // These expire within ten minutes anyway; anybody affected asks for a new code.
  await db.schema.dropTable('code_tries').execute()
  await db.schema
    .createTable('code_tries')
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('source', 'text', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('code_tries_key', ['key', 'source'])
    .execute()

  await db.schema.dropTable('pool_resets').execute()
  await db.schema
    .createTable('pool_resets')
    .addColumn('email', 'text', c => c.primaryKey())
    .addColumn('code_mac', 'text', c => c.notNull())
    .addColumn('code_expires_at', 'bigint', c => c.notNull())
    .addColumn('earlier_mac', 'text')
    .addColumn('earlier_expires_at', 'bigint')
    .execute()

  await db.schema
    .createTable('known_devices')
    .ifNotExists()
    .addColumn('token_hash', 'text', c => c.notNull())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('device_key', 'text', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'user_id'])
    .execute()
  await db.schema
    .createIndex('known_devices_user')
    .ifNotExists()
    .on('known_devices')
    .column('user_id')
    .execute()
}
