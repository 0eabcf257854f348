import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Mood check-ins, sealed. */
export async function mood(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('mood_check_ins')
    .ifNotExists()
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('felt', blob, c => c.notNull())
    .addPrimaryKeyConstraint('mood_check_ins_key', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('mood_check_ins_time')
    .ifNotExists()
    .on('mood_check_ins')
    .columns(['user_id', 'at', 'id'])
    .execute()
}
