import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * A chat's memory, apart from the row that changes with every turn: each turn writes only its changes
 * (`recent`), and a full snapshot now and then.
 */
export async function chatSnapshots(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema
    .createTable('companion_snapshots')
    .addColumn('chat_id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('state', blob, c => c.notNull())
    .execute()
  await db.schema
    .createIndex('companion_snapshots_user')
    .on('companion_snapshots')
    .column('user_id')
    .execute()
  await sql`insert into companion_snapshots
    select id, user_id, state from companion_chats where state is not null`.execute(db)
  await db.schema.alterTable('companion_chats').dropColumn('state').execute()
  await db.schema.alterTable('companion_chats').addColumn('recent', blob).execute()
}
