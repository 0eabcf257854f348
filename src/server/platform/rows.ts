/**
 * Reads and deletes one person's rows in small batches, so an account with a hundred thousand rows does not
 * block the server.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Db } from './db.ts'

const REMOVED_AT_ONCE = 500

/** Deletes all rows with this value in the column. `key` names the primary key where SQLite has no rowid. */
export function removeRows(db: Db, table: string, column: string, value: string, key?: string[]) {
  return removeWhere(db, table, sql`${sql.ref(column)} = ${value}`, key)
}

export async function removeWhere(db: Db, table: string, which: RawBuilder<unknown>, key?: string[]) {
  const number = db.getExecutor().adapter instanceof SqliteAdapter ? 'rowid' : 'ctid'
  const row = key ? sql.join(key.map(column => sql.ref(column))) : sql.raw(number)
  const from = sql.table(table)
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${from} where (${row}) in
        (select ${row} from ${from} where ${which} limit ${REMOVED_AT_ONCE})`.execute(db)
    if (Number(numAffectedRows ?? 0) < REMOVED_AT_ONCE) return
    await breathe()
  }
}

const READ_AT_ONCE = 100

/** Every row, page by page: `next` returns the rows after the last one. */
export async function* pages<Row>(
  next: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await next(last, READ_AT_ONCE)
    yield* rows
    if (rows.length < READ_AT_ONCE) return
    last = rows.at(-1)
    await breathe()
  }
}
