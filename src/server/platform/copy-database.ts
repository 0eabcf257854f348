/**
 * Moves everything from one database to another, in one transaction: either all of it arrives, counted and
 * compared table by table, or the target is as empty as before.
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

export class CannotMove extends Error {}

export type Moved = { before: TableCount; after: TableCount }

/** A statement may hold so many values. */
const MOST_VALUES = 30_000

/** Before anything is touched. */
export async function mustBeEmpty(target: Db): Promise<void> {
  const filled = await firstFilled(target)
  if (filled) throw new CannotMove(`The target is not empty: there are rows in its table ${filled}.`)
}

/** The tables are made in the same transaction, so a move that fails leaves none behind. */
export async function moveEverything(source: Db, target: Db): Promise<Moved[]> {
  await mustBeEmpty(target)
  return target.transaction().execute(async trx => {
    await migrate(trx, 'postgres')
    const [here, there] = [await tablesOf(source), await tablesOf(trx)]
    if (here.join() !== there.join()) throw new CannotMove('The two databases do not have the same tables.')
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

function compare(before: TableCount, after: TableCount): Moved {
  if (before.rows === after.rows && before.fingerprint === after.fingerprint) return { before, after }
  throw new CannotMove(
    `The table ${before.table} did not arrive as it was (${before.rows} rows here, ${after.rows} there); nothing was kept.`,
  )
}
