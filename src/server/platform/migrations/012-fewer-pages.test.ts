import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Db, openDatabase } from '#server/platform/db.ts'
import { afterTest } from '#test/support/after-test.ts'
import { makeTemporaryStorage } from '#test/support/database.ts'

const all = (db: Db, table: string) =>
  sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1, 2`.execute(db)

test('what was counted of her before the update is counted after it, and goes on from there', async () => {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const { db, close, engine } = await openDatabase(storage)
  if (engine === 'embedded') await asTheyWere(db)
  await sql`drop index companion_messages_user`.execute(db)
  await sql`create index companion_messages_user on companion_messages (user_id, id)`.execute(db)
  await sql`create index readings_time on readings (user_id, at)`.execute(db)
  await sql`delete from kysely_migration where name >= '012'`.execute(db)
  await sql`insert into reading_tags (user_id, message_id, code, at, counted)
    values ('ada', 'm2', '2', 20, 0), ('ada', 'm1', '1', 10, 1), ('sol', 'm3', '1', 30, 1)`.execute(db)
  await sql`insert into tag_days (user_id, day, code, count)
    values ('ada', '2026-01-02', '1', 3), ('ada', '2026-01-01', '1', 4)`.execute(db)
  await sql`insert into tag_totals (user_id, code, count) values ('ada', '1', 7)`.execute(db)
  const tables = ['reading_tags', 'tag_days', 'tag_totals']
  const before = await Promise.all(tables.map(table => all(db, table)))
  await close()

  const updated = await openDatabase(storage)
  afterTest(() => updated.close())
  const after = await Promise.all(tables.map(table => all(updated.db, table)))
  expect(after.map(({ rows }) => rows)).toEqual(before.map(({ rows }) => rows))
  const again = sql`insert into tag_totals (user_id, code, count) values ('ada', '1', 1)
    on conflict (user_id, code) do update set count = tag_totals.count + excluded.count`
  await again.execute(updated.db)
  expect((await all(updated.db, 'tag_totals')).rows).toEqual([{ user_id: 'ada', code: '1', count: 8 }])
})

test('only what people said themselves is in the index by which a sentence is found', async () => {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const { db, close, engine } = await openDatabase(storage)
  afterTest(close)
  const plan = sql.raw(engine === 'postgres' ? 'explain' : 'explain query plan')
  const asked = await db.connection().execute(async one => {
    if (engine === 'postgres') await sql`set enable_seqscan = off`.execute(one)
    return sql<Record<string, unknown>>`${plan} select session_id from companion_messages
      where user_id = 'ada' and id = 'm1' and sender <> 'bot'`.execute(one)
  })
  expect(JSON.stringify(asked.rows)).toContain('companion_messages_user')
})

/** Tables before the migration, with each row stored twice by SQLite. */
async function asTheyWere(db: Db): Promise<void> {
  for (const table of ['reading_tags', 'tag_days', 'tag_totals']) {
    const { rows } = await sql<{
      sql: string
    }>`select sql from sqlite_master where name = ${table}`.execute(db)
    await sql`drop table ${sql.table(table)}`.execute(db)
    await sql.raw(String(rows[0]?.sql).replace(/ without rowid$/i, '')).execute(db)
  }
  await sql`create index reading_tags_time on reading_tags (user_id, code, at, message_id)`.execute(db)
}
