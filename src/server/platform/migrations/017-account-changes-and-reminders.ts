import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** New email addresses waiting for confirmation, and reminder times. */
export async function accountChangesAndReminders(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('pool_email_changes')
    .ifNotExists()
    .addColumn('sub', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('code_mac', 'text', c => c.notNull())
    .addColumn('code_expires_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema
    .createTable('reminders')
    .ifNotExists()
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('chosen', blob, c => c.notNull())
    /** Not sealed, so that a node can find due reminders; the chosen times themselves are sealed. */
    .addColumn('next_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('reminders_next').ifNotExists().on('reminders').column('next_at').execute()
}
