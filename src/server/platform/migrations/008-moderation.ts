import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

export async function moderation(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  // A lifted block stays for a while without its name, so other nodes notice that it was lifted.
  await db.schema
    .createTable('blocks')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('blocker_id', 'text', c => c.notNull())
    .addColumn('blocked_id', 'text', c => c.notNull())
    .addColumn('name', blob)
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('changed_at', 'bigint', c => c.notNull())
    .addColumn('lifted_at', 'bigint')
    .addUniqueConstraint('blocks_pair', ['blocker_id', 'blocked_id'])
    .execute()
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute()
  await db.schema.createIndex('blocks_changed').on('blocks').column('changed_at').execute()

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('reporter_id', 'text', c => c.notNull())
    .addColumn('author_id', 'text', c => c.notNull())
    .addColumn('thread_id', 'text', c => c.notNull())
    .addColumn('message_id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('body', blob, c => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addUniqueConstraint('reports_once', ['reporter_id', 'message_id'])
    .execute()
  await db.schema.createIndex('reports_message').on('reports').column('message_id').execute()
  await db.schema.createIndex('reports_author').on('reports').column('author_id').execute()
  await db.schema
    .createIndex('reports_open')
    .on('reports')
    .column('at')
    .where(sql.ref('closed_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('suspensions')
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('until', 'bigint')
    .execute()

  await db.schema
    .createTable('moderation_actions')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('operator', 'text', c => c.notNull())
    .addColumn('action', 'text', c => c.notNull())
    .addColumn('subject', 'text', c => c.notNull())
    .addColumn('why', 'text', c => c.notNull())
    .execute()

  // Messages hidden by an operator, still sealed. Kept out of the message table, so no query over messages
  // can show them.
  await db.schema
    .createTable('group_hidden')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('thread_id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('body', blob, c => c.notNull())
    .execute()
}
