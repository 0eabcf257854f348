import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Which devices want push notifications for unread threads, and what they were already notified of. */
export async function push(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('push_devices')
    .addColumn('session_id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    // A browser has one push address, whoever is signed in: it belongs to the last person who subscribed.
    .addColumn('endpoint_mac', 'text', c => c.notNull().unique())
    .addColumn('chosen', blob, c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('push_devices_user').on('push_devices').column('user_id').execute()

  await db.schema
    .createTable('push_told')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('thread_id', 'text', c => c.notNull())
    /**
     * How far the thread was at the last notification; once that is read, the next message notifies again.
     */
    .addColumn('told_seq', 'bigint', c => c.notNull())
    .addColumn('told_at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('push_told_key', ['user_id', 'thread_id'])
    .execute()
}
