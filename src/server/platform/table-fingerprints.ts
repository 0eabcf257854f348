/**
 * Row counts and fingerprints of every table, independent of engine and row order, to compare a copy with
 * its source.
 */
import { createHash } from 'node:crypto'
import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './db.ts'

export type TableCount = { table: string; rows: number; fingerprint: string }
export type Row = Record<string, unknown>

const PAGE = 500

/** Our tables, without Kysely's migration tables. */
export async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name).sort()
}

export async function fingerprintTables(db: Db): Promise<TableCount[]> {
  const counts: TableCount[] = []
  for (const table of await tablesOf(db)) {
    const tally = createTally()
    for await (const page of pagesOf(db, table)) page.forEach(tally.add)
    counts.push({ table, ...tally.total() })
  }
  return counts
}

/** The first table that is not empty. */
export async function firstFilled(db: Db): Promise<string | undefined> {
  for (const table of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return table
  }
  return undefined
}

/** In pages by primary key, so no table has to fit in memory. */
export async function* pagesOf(db: Db, table: string): AsyncGenerator<Row[]> {
  const names = await keyOf(db, table)
  const key = sql.join(names.map(name => sql.ref(name)))
  let beyond = sql``
  for (;;) {
    const select = sql<Row>`select * from ${sql.table(table)} ${beyond} order by ${key} limit ${PAGE}`
    const { rows } = await select.execute(db)
    const last = rows.at(-1)
    if (last) yield rows
    if (!last || rows.length < PAGE) return
    beyond = sql`where (${key}) > (${sql.join(names.map(name => last[name]))})`
  }
}

async function keyOf(db: Db, table: string): Promise<string[]> {
  const ask =
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
      : sql<{ name: string }>`
          select a.attname as name from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = ${table}::regclass and i.indisprimary`
  const { rows } = await ask.execute(db)
  if (rows.length === 0) throw new Error(`The table ${table} has no primary key.`)
  return rows.map(({ name }) => name)
}

/** The sum of the rows' hashes: independent of order, and any differing row changes it. */
function createTally() {
  let rows = 0
  let sum = 0n
  return {
    add(row: Row): void {
      rows += 1
      const hash = createHash('sha256')
      for (const name of Object.keys(row).sort())
        hash.update(`${name}=`).update(written(row[name])).update('\n')
      sum = (sum + BigInt(`0x${hash.digest('hex')}`)) % 2n ** 256n
    },
    total: () => ({ rows, fingerprint: sum.toString(16).padStart(64, '0') }),
  }
}

/** A blob is a Buffer on one engine and plain bytes on the other. */
function written(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('hex')}`
  return `${typeof value} ${String(value)}`
}
