/**
 * Reads and removes what one person has in a table a little at a time, so that somebody with a hundred thousand
 * rows holds up nobody else.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Db } from './db.ts'

const REMOVED_AT_ONCE = 500

/** All rows whose column has this value. `key` names the columns of the key where SQLite gives rows no number. */
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

/** Every row, in pages: `next` is asked for those after the last one. */
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
