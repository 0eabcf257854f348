import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function companion(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('companion_chats')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('state', blob)
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('companion_chats_user').on('companion_chats').column('user_id').execute()

  await db.schema
    .createTable('companion_names')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('name_mac', 'text', c => c.notNull())
    .addColumn('chat_id', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('companion_names_key', ['user_id', 'name_mac'])
    .execute()

  await db.schema
    .createTable('companion_sessions')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('chat_id', 'text', c => c.notNull())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('archive_id', 'text', c => c.unique())
    .addColumn('started_at', 'bigint', c => c.notNull())
    .addColumn('last_at', 'bigint', c => c.notNull())
    .addColumn('messages', 'integer', c => c.notNull())
    .addColumn('tally', 'text', c => c.notNull())
    .addColumn('title', blob)
    .addColumn('words', blob)
    .execute()
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

  await db.schema
    .createTable('companion_messages')
    .addColumn('session_id', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('sender', 'text', c => c.notNull())
    .addColumn('body', blob, c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('question_id', 'text')
    .addPrimaryKeyConstraint('companion_messages_key', ['session_id', 'position'])
    .execute()
  await db.schema.createIndex('companion_messages_user').on('companion_messages').column('user_id').execute()

  await db.schema
    .createTable('companion_answers')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('message_id', 'text', c => c.notNull())
    .addColumn('answer', blob, c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('companion_answers_key', ['user_id', 'message_id'])
    .execute()
}
