import type { Kysely } from 'kysely'

/** Imported group messages keep whether they were edited and which message they replied to. Idempotent. */
export async function editedRecords(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables()
  const records = tables.find(({ name }) => name === 'group_records')
  if (records?.columns.some(({ name }) => name === 'edited')) return
  await db.schema
    .alterTable('group_records')
    .addColumn('edited', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('group_records').addColumn('reply_to', 'text').execute()
}
