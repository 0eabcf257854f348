import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * The matcher's vector of each of a person's own messages, sealed, to search by meaning. Older messages get theirs
 * after a search. Idempotent.
 */
export async function messageVectors(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  const tables = await db.introspection.getTables()
  const messages = tables.find(({ name }) => name === 'companion_messages')
  if (messages?.columns.some(({ name }) => name === 'vector')) return
  await db.schema.alterTable('companion_messages').addColumn('vector', blob).execute()
}
