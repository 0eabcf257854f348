import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Which devices want to be told of unread threads, and what they were told already. */
export async function push(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('push_devices')
    .addColumn('session_id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    // A browser has one address for push, whoever is signed in there: the last one who chose it has it.
    .addColumn('endpoint_mac', 'text', c => c.notNull().unique())
    .addColumn('chosen', blob, c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('push_devices_user').on('push_devices').column('user_id').execute()

  await db.schema
    .createTable('push_told')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('thread_id', 'text', c => c.notNull())
    /** How far the thread had come then: read beyond it, and the next message is told again. */
    .addColumn('told_seq', 'bigint', c => c.notNull())
    .addColumn('told_at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('push_told_key', ['user_id', 'thread_id'])
    .execute()
}
