/**
 * Copies a whole database in one transaction and compares it table by table: it arrives complete, or the
 * target stays empty.
 */

import type { Db } from './db.ts'
import { migrate } from './migrations/migrate.ts'
import {
  fingerprintTables,
  firstFilled,
  pagesOf,
  type Row,
  type TableCount,
  tablesOf,
} from './table-fingerprints.ts'

export class CopyFailed extends Error {}

export type TableCopy = { before: TableCount; after: TableCount }

/** PostgreSQL allows 65,535 values in a statement. */
const MOST_VALUES = 30_000

export async function mustBeEmpty(target: Db): Promise<void> {
  const filled = await firstFilled(target)
  if (filled) throw new CopyFailed(`The target is not empty: there are rows in its table ${filled}.`)
}

/** The tables are created in the same transaction, so a failed copy leaves none behind. */
export async function copyDatabase(source: Db, target: Db): Promise<TableCopy[]> {
  await mustBeEmpty(target)
  return target.transaction().execute(async trx => {
    await migrate(trx, 'postgres')
    const [here, there] = [await tablesOf(source), await tablesOf(trx)]
    if (here.join() !== there.join()) throw new CopyFailed('The two databases do not have the same tables.')
    for (const table of here) {
      for await (const page of pagesOf(source, table)) await insert(trx, table, page)
    }
    const [before, after] = [await fingerprintTables(source), await fingerprintTables(trx)]
    return before.map((count, i) => compare(count, after[i] as TableCount))
  })
}

async function insert(target: Db, table: string, rows: Row[]): Promise<void> {
  const atOnce = Math.floor(MOST_VALUES / Object.keys(rows[0] ?? {}).length)
  const tables = target.withTables<Record<string, Row>>()
  for (let at = 0; at < rows.length; at += atOnce) {
    await tables
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .execute()
  }
}

function compare(before: TableCount, after: TableCount): TableCopy {
  if (before.rows === after.rows && before.fingerprint === after.fingerprint) return { before, after }
  throw new CopyFailed(
    `The table ${before.table} did not arrive as it was (${before.rows} rows here, ${after.rows} there); nothing was kept.`,
  )
}
