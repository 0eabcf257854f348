/**
 * Queries needed for every message, compiled once: building one costs more than running it. They use the
 * same executor and transactions as all others.
 */
import { CompiledQuery, SqliteAdapter } from 'kysely'
import type { Db } from './db.ts'

type Value = string | number
type Buildable<Row> = { compile(): CompiledQuery<Row> }

/** The first row of a query that differs only in these values. */
export function preparedFirst<Row, Values extends Value[]>(
  db: Db,
  build: (...values: Values) => Buildable<Row>,
): (...values: Values) => Promise<Row | undefined> {
  let known: { query: CompiledQuery<Row>; slots: number[] } | undefined

  function prepare() {
    const standIns = Array.from({ length: build.length }, (_, i) => `value ${i}`)
    const query = build(...(standIns as Values)).compile()
    return { query, slots: query.parameters.map(value => standIns.indexOf(value as string)) }
  }

  return async (...values) => {
    known ??= prepare()
    const { query, slots } = known
    const parameters = slots.map((slot, i) => (slot < 0 ? query.parameters[i] : values[slot]))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows[0]
  }
}

/** `text` has a question mark per value; PostgreSQL gets numbered parameters. */
export function run(db: Db, text: string, values: unknown[]) {
  return db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(inWordsOf(db, text), values))
}

/** Larger inserts are rare (an import) and vary in size, so they are not cached. */
const COUNTS_KEPT = 200

/** Inserts many rows at once; `end` follows the values, such as a conflict clause. */
export function bulkInsert<Row>(table: string, columns: (keyof Row & string)[], end = '') {
  const one = `(${columns.map(() => '?').join(', ')})`
  const texts = new Map<number, string>()

  function textFor(count: number): string {
    const known = texts.get(count)
    if (known) return known
    const rows = Array.from({ length: count }, () => one).join(', ')
    const text = `insert into ${table} (${columns.join(', ')}) values ${rows} ${end}`
    if (count <= COUNTS_KEPT) texts.set(count, text)
    return text
  }

  return (db: Db, rows: Row[]) =>
    run(
      db,
      textFor(rows.length),
      rows.flatMap(row => columns.map(column => row[column] ?? null)),
    )
}

const numbered = new Map<string, string>()

function inWordsOf(db: Db, text: string): string {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return text
  const known = numbered.get(text)
  if (known) return known
  let next = 0
  const words = text.replace(/\?/g, () => `$${++next}`)
  numbered.set(text, words)
  return words
}
