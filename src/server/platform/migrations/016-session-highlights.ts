import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * What stands for a session: sentences of it, sealed, from which its title and summary are picked, and a star. And
 * which replies their person said were not it, for as long as the reply itself is kept.
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
