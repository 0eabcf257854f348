import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function support(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('safety_plans')
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('plan', blob, c => c.notNull())
    .addColumn('updated_at', 'bigint', c => c.notNull())
    .execute()
  // For the yearly count; contains nothing that identifies a person.
  await db.schema
    .createTable('care_counts')
    .addColumn('hour', 'text', c => c.notNull())
    .addColumn('surface', 'text', c => c.notNull())
    .addColumn('tier', 'text', c => c.notNull())
    .addColumn('category', 'text', c => c.notNull())
    .addColumn('detector', 'text', c => c.notNull())
    .addColumn('what', 'text', c => c.notNull())
    .addColumn('count', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('care_counts_key', ['hour', 'surface', 'tier', 'category', 'detector', 'what'])
    .execute()
}
