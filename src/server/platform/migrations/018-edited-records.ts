import type { Kysely } from 'kysely'

/** An imported group message keeps whether it was edited, and which message it answered. */
export async function editedRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('group_records')
    .addColumn('edited', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('group_records').addColumn('reply_to', 'text').execute()
}
