import type { Kysely } from 'kysely'

/**
 * Which message carries which tag, so a gauge can show its sentences; `counted` is 0 once the author
 * objected.
 */
export async function insights(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reading_tags')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('message_id', 'text', c => c.notNull())
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('counted', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('reading_tags_key', ['user_id', 'message_id', 'code'])
    .execute()
  await db.schema
    .createIndex('reading_tags_time')
    .on('reading_tags')
    .columns(['user_id', 'code', 'at', 'message_id'])
    .execute()
  // A sentence's place is found by its message id instead.
  await db.schema.dropIndex('companion_messages_user').execute()
  await db.schema
    .createIndex('companion_messages_user')
    .on('companion_messages')
    .columns(['user_id', 'id'])
    .execute()
}
