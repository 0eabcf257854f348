import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function classificationAndCare(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('readings')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('message_id', 'text', c => c.notNull())
    .addColumn('day', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('source', 'text', c => c.notNull())
    .addColumn('reading', blob, c => c.notNull())
    .addPrimaryKeyConstraint('readings_key', ['user_id', 'message_id'])
    .execute()
  await db.schema.createIndex('readings_time').on('readings').columns(['user_id', 'at']).execute()

  await db.schema
    .createTable('tag_days')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('day', 'text', c => c.notNull())
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('count', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('tag_days_key', ['user_id', 'day', 'code'])
    .execute()
  await db.schema
    .createTable('tag_totals')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('count', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('tag_totals_key', ['user_id', 'code'])
    .execute()

  await db.schema
    .createTable('care_moments')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('tier', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('care_moments_user').on('care_moments').columns(['user_id', 'at']).execute()
}
