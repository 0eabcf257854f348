/** Readings of messages and the counts kept from them, each row its author's alone. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

export type Source = 'companion' | 'group'

export type ReadingRow = {
  user_id: string
  message_id: string
  /** The day it counts for, in the author's time zone, as YYYY-MM-DD. */
  day: string
  at: number
  source: Source
  reading: Uint8Array
}

export type NewReading = ReadingRow & { codes: string[] }

type Count = { user_id: string; code: string; count: number }
type Tables = { readings: ReadingRow; tag_days: Count & { day: string }; tag_totals: Count }

/** Beside the tags: every message counts once under this, and once under its source. */
export const EVERY_MESSAGE = '*'
export const sourceCode = (source: Source) => `*${source}`

/** Counts each reading once, however often it is sent. All of them, or none, with the caller's transaction. */
export async function addReadings(trx: Db, readings: NewReading[]): Promise<void> {
  if (readings.length === 0) return
  const tables = trx.withTables<Tables>()
  const added = await tables
    .insertInto('readings')
    .values(readings.map(({ codes: _, ...row }) => row))
    .onConflict(conflict => conflict.columns(['user_id', 'message_id']).doNothing())
    .returning(['user_id', 'message_id'])
    .execute()
  const isNew = new Set(added.map(row => `${row.user_id} ${row.message_id}`))
  await changeCounts(
    trx,
    readings.filter(row => isNew.delete(`${row.user_id} ${row.message_id}`)),
    1,
  )
}

export async function changeCounts(trx: Db, readings: NewReading[], by: 1 | -1): Promise<void> {
  const days = new Map<string, Tables['tag_days']>()
  const totals = new Map<string, Count>()
  for (const { user_id, day, source, codes } of readings) {
    for (const code of [EVERY_MESSAGE, sourceCode(source), ...codes]) {
      add(days, `${user_id} ${day} ${code}`, { user_id, day, code, count: by })
      add(totals, `${user_id} ${code}`, { user_id, code, count: by })
    }
  }
  if (totals.size === 0) return
  const tables = trx.withTables<Tables>()
  await tables
    .insertInto('tag_days')
    .values(inOrder(days))
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'day', 'code'])
        .doUpdateSet({ count: sql`tag_days.count + excluded.count` }),
    )
    .execute()
  await tables
    .insertInto('tag_totals')
    .values(inOrder(totals))
    .onConflict(conflict =>
      conflict.columns(['user_id', 'code']).doUpdateSet({ count: sql`tag_totals.count + excluded.count` }),
    )
    .execute()
}

function add<Row extends Count>(rows: Map<string, Row>, key: string, row: Row): void {
  const known = rows.get(key)
  if (known) known.count += row.count
  else rows.set(key, row)
}

/** Always the same order, so that two nodes never wait for each other's rows. */
function inOrder<Row>(rows: Map<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export function countStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    totals: (userId: string) =>
      tables
        .selectFrom('tag_totals')
        .select(['code', 'count'])
        .where('user_id', '=', userId)
        .where('count', '>', 0)
        .execute(),
    days: (userId: string, from: string) =>
      tables
        .selectFrom('tag_days')
        .select(['day', 'code', 'count'])
        .where('user_id', '=', userId)
        .where('day', '>=', from)
        .where('count', '>', 0)
        .orderBy('day')
        .execute(),
  }
}
