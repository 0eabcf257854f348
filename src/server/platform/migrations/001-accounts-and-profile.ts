import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function accountsAndProfile(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute()

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull().unique())
    .addColumn('given_name', 'text', c => c.notNull())
    .addColumn('family_name', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema
    .createTable('user_keys')
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('wrapped', blob, c => c.notNull())
    .execute()

  await db.schema
    .createTable('pool_users')
    .addColumn('sub', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull().unique())
    .addColumn('given_name', 'text', c => c.notNull())
    .addColumn('family_name', 'text', c => c.notNull())
    .addColumn('password_hash', 'text', c => c.notNull())
    .addColumn('confirmed_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema
    .createTable('pool_signups')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('given_name', 'text', c => c.notNull())
    .addColumn('family_name', 'text', c => c.notNull())
    .addColumn('password_hash', 'text', c => c.notNull())
    .addColumn('code_mac', 'text', c => c.notNull())
    .addColumn('code_expires_at', 'bigint', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('pool_signups_email').on('pool_signups').columns(['email', 'id']).execute()
  await db.schema
    .createTable('pool_resets')
    .addColumn('email', 'text', c => c.primaryKey())
    .addColumn('code_mac', 'text', c => c.notNull())
    .addColumn('code_expires_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema
    .createTable('code_tries')
    .addColumn('key', 'text', c => c.primaryKey())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('last_seen_at', 'bigint', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .addColumn('remembered', 'integer', c => c.notNull())
    .addColumn('device_name', blob)
    .addColumn('browser', 'text', c => c.notNull())
    .addColumn('time_zone', 'text', c => c.notNull())
    .addColumn('upstream', blob)
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('letter', blob, c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('due_at', 'bigint', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('mail_outbox_due').on('mail_outbox').column('due_at').execute()

  await db.schema
    .createTable('profiles')
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('answers', blob)
    .addColumn('companion_name', blob)
    .addColumn('updated_at', 'bigint', c => c.notNull())
    .execute()
}
