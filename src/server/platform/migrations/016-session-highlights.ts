import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * Sentences that represent a session, sealed, from which its title and summary are picked; a star; and which
 * replies were marked as unhelpful, for as long as the reply is kept.
 */
export async function sessionHighlights(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  const tables = await db.introspection.getTables()
  const has = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.some(each => each.name === column))
  const added = [
    ['companion_sessions', 'highlights', blob],
    ['companion_sessions', 'starred', 'integer'],
    ['companion_messages', 'missed', 'integer'],
  ] as const
  for (const [table, column, type] of added)
    if (!has(table, column)) await db.schema.alterTable(table).addColumn(column, type).execute()
}
