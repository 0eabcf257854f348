import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function preferences(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('preferences')
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('chosen', blob, c => c.notNull())
    .addColumn('updated_at', 'bigint', c => c.notNull())
    .execute()
}
