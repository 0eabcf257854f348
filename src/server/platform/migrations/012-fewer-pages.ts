import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * Fewer pages written per companion turn: the index on sentences covers a person's own sentences only, and
 * SQLite stores small rows in their primary key (`without rowid`) instead of twice.
 */
export async function fewerPages(db: Kysely<unknown>, { blob }: Columns): Promise<void> {
  await db.schema.dropIndex('companion_messages_user').execute()
  await sql`create index companion_messages_user on companion_messages (user_id, id)
    where sender <> 'bot'`.execute(db)
  // No query uses it.
  await db.schema.dropIndex('readings_time').ifExists().execute()
  // PostgreSQL has no such tables.
  if (blob === 'blob') for (const table of tables) await keptOnce(db, table)
}

const user = 'user_id text not null'
const count = 'count integer not null'
const tables = [
  {
    name: 'reading_tags',
    columns: `${user}, message_id text not null, code text not null, at bigint not null, counted integer not null`,
    key: 'user_id, message_id, code',
    after: 'create index reading_tags_time on reading_tags (user_id, code, at, message_id)',
  },
  {
    name: 'tag_days',
    columns: `${user}, day text not null, code text not null, ${count}`,
    key: 'user_id, day, code',
  },
  { name: 'tag_totals', columns: `${user}, code text not null, ${count}`, key: 'user_id, code' },
]

type Table = { name: string; columns: string; key: string; after?: string }

async function keptOnce(db: Kysely<unknown>, { name, columns, key, after }: Table): Promise<void> {
  const before = `${name}_before`
  await sql.raw(`alter table ${name} rename to ${before}`).execute(db)
  await sql.raw(`create table ${name} (${columns}, primary key (${key})) without rowid`).execute(db)
  await sql.raw(`insert into ${name} select * from ${before} order by ${key}`).execute(db)
  await sql.raw(`drop table ${before}`).execute(db)
  if (after) await sql.raw(after).execute(db)
}
