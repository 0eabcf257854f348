/**
 * One query layer over two engines: SQLite in one file of the data folder, or PostgreSQL. Queries are
 * portable; ids are text, times are integers in milliseconds, sealed text is a blob.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { makeDataFolder } from './data-folder.ts'
import { FolderUnusable, lockFolder } from './folder-lock.ts'
import { joinedSqlite } from './joined-sqlite.ts'
import { migrate } from './migrations/migrate.ts'
import { flushThread, isSlowDisk } from './slow-disk.ts'
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
  /** What was removed leaves the files as well, as far as that is ours to say; PostgreSQL sees to its own. */
  settle(): Promise<void>
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

/** For an operator's command while a server runs on the same data: takes no lock and changes no shape. */
export function openBeside({ databaseUrl, dataDir }: Where): Database {
  if (databaseUrl) return openPostgres(databaseUrl)
  if (!existsSync(fileIn(dataDir))) throw new FolderUnusable(`There is no TwinBot data in ${dataDir}.`)
  return openFile(dataDir, () => {}, false)
}

function openEmbedded(dataDir: string): Database {
  makeDataFolder(dataDir)
  const unlock = lockFolder(dataDir)
  return openFile(dataDir, unlock, isSlowDisk(dataDir))
}

const fileIn = (dataDir: string) => join(dataDir, 'twinbot.sqlite')

function openFile(dataDir: string, unlock: () => void, slow: boolean): Database {
  const file = fileIn(dataDir)
  const dialect = slow
    ? joinedSqlite(openSqlite(file, 'by-us'), flushThread(`${file}-wal`))
    : joinedSqlite(openSqlite(file))
  const db: Db = new Kysely({ dialect })
  return {
    engine: 'embedded',
    db,
    ping: () => answersOne(db),
    async settle() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
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
  return {
    engine: 'postgres',
    db,
    ping: () => answersOne(db),
    settle: async () => {},
    close: () => db.destroy(),
  }
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
