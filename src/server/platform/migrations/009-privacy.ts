import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

/** For export, import and deletion: where an imported row came from, and which accounts are being deleted. */
export async function privacy(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  // Sealed, so an export can list the names a companion had; earlier names are unknown.
  await db.schema.alterTable('companion_names').addColumn('name', blob).execute()
  // The row's id in the export it came from. It gets a new id, because the original account may still be
  // here.
  await db.schema.alterTable('companion_chats').addColumn('origin', 'text').execute()
  await sessionsOfOneself(db, blob)

  await db.schema
    .createTable('group_records')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('thread_id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('held', 'integer', c => c.notNull())
    .addColumn('body', blob, c => c.notNull())
    .addPrimaryKeyConstraint('group_records_key', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('group_messages_user')
    .on('group_messages')
    .columns(['user_id', 'thread_id', 'seq'])
    .execute()

  await db.schema
    .createTable('departures')
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute()
}

/** Archive ids are unique per account: an import into a second account leaves the same id in both. */
async function sessionsOfOneself(db: Kysely<unknown>, blob: Columns['blob']): Promise<void> {
  await db.schema.dropIndex('companion_sessions_chat').execute()
  await db.schema.dropIndex('companion_sessions_user').execute()
  await db.schema.alterTable('companion_sessions').renameTo('companion_sessions_before').execute()
  await db.schema
    .createTable('companion_sessions')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('chat_id', 'text', c => c.notNull())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('archive_id', 'text')
    .addColumn('started_at', 'bigint', c => c.notNull())
    .addColumn('last_at', 'bigint', c => c.notNull())
    .addColumn('messages', 'integer', c => c.notNull())
    .addColumn('tally', 'text', c => c.notNull())
    .addColumn('title', blob)
    .addColumn('words', blob)
    .addColumn('origin', 'text')
    .addUniqueConstraint('companion_sessions_archive', ['user_id', 'archive_id'])
    .execute()
  await sql`insert into companion_sessions
    select id, chat_id, user_id, archive_id, started_at, last_at, messages, tally, title, words, null
    from companion_sessions_before`.execute(db)
  await db.schema.dropTable('companion_sessions_before').execute()
  await db.schema
    .createIndex('companion_sessions_chat')
    .on('companion_sessions')
    .columns(['chat_id', 'id'])
    .execute()
  await db.schema
    .createIndex('companion_sessions_user')
    .on('companion_sessions')
    .columns(['user_id', 'started_at'])
    .execute()
}
