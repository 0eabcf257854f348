/** Readings of messages and the counts derived from them; each row belongs to its author. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { bulkInsert } from '#server/platform/prepared-queries.ts'

export type Source = 'companion' | 'group'

export type ReadingRow = {
  user_id: string
  message_id: string
  /** The day it counts for, in the author's time zone, as YYYY-MM-DD. */
  day: string
  at: number
  source: Source
  /** Empty once its author unsent the message: only the id stays, so it cannot be reused. */
  reading: Uint8Array
}

export type NewReading = ReadingRow & { codes: string[] }

type Count = { user_id: string; code: string; count: number }
type TagRow = { user_id: string; message_id: string; code: string; at: number; counted: number }
type Tables = {
  readings: ReadingRow
  reading_tags: TagRow
  tag_days: Count & { day: string }
  tag_totals: Count
}

/** Besides the tags, every message counts once under this and once under its source. */
export const EVERY_MESSAGE = '*'
export const sourceCode = (source: Source) => `*${source}`

const insertReadings = bulkInsert<ReadingRow>(
  'readings',
  ['user_id', 'message_id', 'day', 'at', 'source', 'reading'],
  'on conflict (user_id, message_id) do nothing returning user_id, message_id',
)
const insertTags = bulkInsert<TagRow>('reading_tags', ['user_id', 'message_id', 'code', 'at', 'counted'])
const addToDays = bulkInsert<Tables['tag_days']>(
  'tag_days',
  ['user_id', 'day', 'code', 'count'],
  'on conflict (user_id, day, code) do update set count = tag_days.count + excluded.count',
)
const addToTotals = bulkInsert<Count>(
  'tag_totals',
  ['user_id', 'code', 'count'],
  'on conflict (user_id, code) do update set count = tag_totals.count + excluded.count',
)

/** Counts each reading once, however often it is sent. Atomic within the caller's transaction. */
export async function addReadings(trx: Db, readings: NewReading[]): Promise<void> {
  if (readings.length === 0) return
  const added = await insertReadings(trx, readings)
  const isNew = new Set(added.rows.map(row => `${row.user_id} ${row.message_id}`))
  const fresh = readings.filter(row => isNew.delete(`${row.user_id} ${row.message_id}`))
  const tags = fresh.flatMap(({ user_id, message_id, at, codes }) =>
    codes.map(code => ({ user_id, message_id, code, at, counted: 1 })),
  )
  if (tags.length > 0) await insertTags(trx, tags)
  await changeCounts(
    trx,
    fresh.map(({ user_id, day, source, codes }) => ({
      user_id,
      day,
      codes: [EVERY_MESSAGE, sourceCode(source), ...codes],
    })),
    1,
  )
}

/** Sets whether these tags count; idempotent. Returns whether the message has any of them. */
export async function setCounted(
  trx: Db,
  { user_id, message_id }: Pick<ReadingRow, 'user_id' | 'message_id'>,
  codes: string[],
  counted: boolean,
): Promise<boolean> {
  const tables = trx.withTables<Tables>()
  const known = await tables
    .selectFrom('reading_tags')
    .innerJoin('readings', join =>
      join
        .onRef('readings.user_id', '=', 'reading_tags.user_id')
        .onRef('readings.message_id', '=', 'reading_tags.message_id'),
    )
    .select('readings.day')
    .where('reading_tags.user_id', '=', user_id)
    .where('reading_tags.message_id', '=', message_id)
    .where('code', 'in', codes)
    .executeTakeFirst()
  if (!known) return false
  const changed = await tables
    .updateTable('reading_tags')
    .set({ counted: counted ? 1 : 0 })
    .where('user_id', '=', user_id)
    .where('message_id', '=', message_id)
    .where('code', 'in', codes)
    .where('counted', '=', counted ? 0 : 1)
    .returning('code')
    .execute()
  await changeCounts(
    trx,
    [{ user_id, day: known.day, codes: changed.map(({ code }) => code) }],
    counted ? 1 : -1,
  )
  return true
}

/** Removes a message from all counts and deletes its text. The id stays, so it cannot be sent again. */
export async function removeReading(trx: Db, spent: ReadingRow): Promise<void> {
  const { user_id, message_id } = spent
  const tables = trx.withTables<Tables>()
  const removed = await tables
    .insertInto('readings')
    .values(spent)
    .onConflict(conflict => conflict.columns(['user_id', 'message_id']).doNothing())
    .returning('message_id')
    .executeTakeFirst()
  // It had not been read yet, and never will be.
  if (removed) return
  const emptied = await tables
    .updateTable('readings')
    .set({ reading: spent.reading })
    .where('user_id', '=', user_id)
    .where('message_id', '=', message_id)
    .where(sql<number>`length(reading)`, '>', 0)
    .returning(['day', 'source'])
    .executeTakeFirst()
  if (emptied) await uncount(trx, spent, emptied)
}

/** Removes a message as if it had never been read. */
export async function dropReading(trx: Db, message: MessageKey): Promise<void> {
  const dropped = await trx
    .withTables<Tables>()
    .deleteFrom('readings')
    .where('user_id', '=', message.user_id)
    .where('message_id', '=', message.message_id)
    .where(sql<number>`length(reading)`, '>', 0)
    .returning(['day', 'source'])
    .executeTakeFirst()
  if (dropped) await uncount(trx, message, dropped)
}

type MessageKey = Pick<ReadingRow, 'user_id' | 'message_id'>

async function uncount(
  trx: Db,
  { user_id, message_id }: MessageKey,
  { day, source }: Pick<ReadingRow, 'day' | 'source'>,
): Promise<void> {
  const tags = await trx
    .withTables<Tables>()
    .deleteFrom('reading_tags')
    .where('user_id', '=', user_id)
    .where('message_id', '=', message_id)
    .returning(['code', 'counted'])
    .execute()
  const codes = tags.filter(({ counted }) => counted === 1).map(({ code }) => code)
  await changeCounts(trx, [{ user_id, day, codes: [EVERY_MESSAGE, sourceCode(source), ...codes] }], -1)
}

type Change = { user_id: string; day: string; codes: string[] }

async function changeCounts(trx: Db, changes: Change[], by: 1 | -1): Promise<void> {
  const days = new Map<string, Tables['tag_days']>()
  const totals = new Map<string, Count>()
  for (const { user_id, day, codes } of changes) {
    for (const code of codes) {
      add(days, `${user_id} ${day} ${code}`, { user_id, day, code, count: by })
      add(totals, `${user_id} ${code}`, { user_id, code, count: by })
    }
  }
  if (totals.size === 0) return
  await addToDays(trx, inOrder(days))
  await addToTotals(trx, inOrder(totals))
}

function add<Row extends Count>(rows: Map<string, Row>, key: string, row: Row): void {
  const known = rows.get(key)
  if (known) known.count += row.count
  else rows.set(key, row)
}

/** In a fixed order, so two nodes cannot deadlock. */
function inOrder<Row>(rows: Map<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export type CodeCounts = Map<string, number>

export function countStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    async totals(userId: string): Promise<CodeCounts> {
      const rows = await tables
        .selectFrom('tag_totals')
        .select(['code', 'count'])
        .where('user_id', '=', userId)
        .where('count', '>', 0)
        .execute()
      return new Map(rows.map(({ code, count }) => [code, count]))
    },
    /** One row per day, aggregated by the database, so a busy day costs no more. */
    async days(userId: string, from: string): Promise<{ day: string; counts: CodeCounts }[]> {
      const { rows } = await sql<{ day: string; counts: string }>`
        select day, string_agg(code || ' ' || cast(count as text), ',') as counts
        from tag_days
        where user_id = ${userId} and day >= ${from} and count > 0
        group by day
        order by day`.execute(db)
      return rows.map(({ day, counts }) => ({ day, counts: unpacked(counts) }))
    },
  }
}

function unpacked(packed: string): CodeCounts {
  const counts: CodeCounts = new Map()
  for (const entry of packed.split(',')) {
    const gap = entry.indexOf(' ')
    counts.set(entry.slice(0, gap), Number(entry.slice(gap + 1)))
  }
  return counts
}
