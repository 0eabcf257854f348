/**
 * One query layer over two engines: SQLite in one file of the data folder, or PostgreSQL. Queries are
 * portable; ids are text, times are integers in milliseconds, sealed text is a blob.
 */
import { join } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { makeDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrations/migrate.ts'
import { openSqlite } from './sqlite.ts'

/** Each store narrows this to its own tables with `db.withTables<…>()`. */
// biome-ignore lint/complexity/noBannedTypes: no tables until a store names its own
export type Db = Kysely<{}>
export type Engine = 'embedded' | 'postgres'

export type Database = {
  engine: Engine
  db: Db
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

type Where = { dataDir: string; databaseUrl?: string | undefined }

export async function openDatabase(where: Where): Promise<Database> {
  const database = where.databaseUrl ? openPostgres(where.databaseUrl) : openEmbedded(where.dataDir)
  try {
    await migrate(database.db, database.engine)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function openEmbedded(dataDir: string): Database {
  makeDataFolder(dataDir)
  const unlock = lockFolder(dataDir)
  const db: Db = new Kysely({
    dialect: new SqliteDialect({ database: openSqlite(join(dataDir, 'twinbot.sqlite')) }),
  })
  return {
    engine: 'embedded',
    db,
    ping: () => answersOne(db),
    async close() {
      await db.destroy()
      unlock()
    },
  }
}

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser },
  })
  // A dropped idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that is dropped while it is in use, between two queries of a transaction.
  pool.on('connect', client => void client.on('error', () => {}))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', db, ping: () => answersOne(db), close: () => db.destroy() }
}

async function answersOne(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** bigint columns hold milliseconds and counts, well within what a number holds exactly. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

/** Whether the failure is the database being out of reach rather than a fault of ours. */
export function isOutOfReach(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|08|57P0|53)/.test(code)
  return typeof message === 'string' && /connection (terminated|timeout)|timeout exceeded/i.test(message)
}

/** SQLite says where it failed by number: a full disk or an unwritable file is not the caller's fault. */
export function isDiskTrouble(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  const full = 13
  const ioError = 10
  const readOnly = 8
  return typeof errcode === 'number' && [full, ioError, readOnly].includes(errcode & 0xff)
}
