import type { Kysely } from 'kysely'

/** Which replies are fixed texts of care, so that a conversation looks the same when it is opened again. Idempotent. */
export async function careReplies(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables()
  const messages = tables.find(({ name }) => name === 'companion_messages')
  if (messages?.columns.some(({ name }) => name === 'care')) return
  await db.schema.alterTable('companion_messages').addColumn('care', 'text').execute()
}
