import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** What care has already told or asked somebody, sealed, so nothing is repeated. */
export async function careStates(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('care_states')
    .ifNotExists()
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('state', blob, c => c.notNull())
    .addColumn('updated_at', 'bigint', c => c.notNull())
    .execute()
}
