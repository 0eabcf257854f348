import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

export async function groupChat(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('group_threads')
    .addColumn('thread_id', 'text', c => c.primaryKey())
    .addColumn('last_seq', 'bigint', c => c.notNull())
    .addColumn('last_at', 'bigint', c => c.notNull())
    .execute()

  await db.schema
    .createTable('group_messages')
    .addColumn('thread_id', 'text', c => c.notNull())
    .addColumn('seq', 'bigint', c => c.notNull())
    .addColumn('id', 'text', c => c.notNull().unique())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('body', blob)
    .addColumn('changed_seq', 'bigint')
    .addPrimaryKeyConstraint('group_messages_key', ['thread_id', 'seq'])
    .execute()
  // Few messages ever change: the index holds only those.
  await db.schema
    .createIndex('group_messages_changed')
    .on('group_messages')
    .columns(['thread_id', 'changed_seq'])
    .where(sql.ref('changed_seq'), 'is not', null)
    .execute()

  await db.schema
    .createTable('group_reads')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('thread_id', 'text', c => c.notNull())
    .addColumn('read_seq', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('group_reads_key', ['user_id', 'thread_id'])
    .execute()

  await db.schema
    .createTable('group_holds')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('thread_id', 'text', c => c.notNull())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('body', blob, c => c.notNull())
    .execute()
  await db.schema.createIndex('group_holds_time').on('group_holds').column('at').execute()
}
