/**
 * One query layer over two engines: SQLite in one file of the data folder, or PostgreSQL. Queries are
 * portable; ids are text, times are integers in milliseconds, sealed text is a blob.
 */
import { existsSync } from 'node:fs'
import { Kysely, sql } from 'kysely'
import { makeDataFolder } from './data-folder.ts'
import { databaseFile, embeddedDialect } from './embedded.ts'
import { FolderUnusable, lockFolder } from './folder-lock.ts'
import { migrate } from './migrations/migrate.ts'
import { type PoolFigures, postgresDialect } from './postgres.ts'
import { isSlowDisk } from './slow-disk.ts'

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
  /** Connections to PostgreSQL; the embedded database has none to count. */
  pool?(): PoolFigures
  close(): Promise<void>
}

type Where = { dataDir: string; databaseUrl?: string | undefined }
export type Manner = {
  /** The longest a statement may take on PostgreSQL; 0, without it, is as long as it takes. */
  limitMs?: number
  /** Told of everything that fails. */
  failed?(error: unknown): void
}

/** How the server's own connections are called in PostgreSQL, and those of commands. */
export const NODE_NAME = 'twinbot'
const COMMAND_NAME = 'twinbot command'

/** Brought forward to the newest shape. */
export async function openDatabase(where: Where, manner: Manner = {}): Promise<Database> {
  const { databaseUrl } = where
  if (!databaseUrl) return migrated(openEmbedded(where.dataDir, manner))
  const migrating = await migrated(openPostgres(databaseUrl, {}))
  if (!manner.limitMs) return migrating
  await migrating.close()
  return openPostgres(databaseUrl, manner)
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database.db, database.engine)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** As it is: for a command that must look at it first. The embedded one is locked, and must be there. */
export function openUnchanged({ databaseUrl, dataDir }: Where): Database {
  if (databaseUrl) return openPostgres(databaseUrl, {})
  mustBeThere(dataDir)
  return openEmbedded(dataDir, {})
}

/** For an operator's command while a server runs on the same data: takes no lock and changes no shape. */
export function openBeside({ databaseUrl, dataDir }: Where): Database {
  if (databaseUrl) return openPostgres(databaseUrl, { limitMs: 0 })
  mustBeThere(dataDir)
  return opened(() => {}, embeddedDialect(dataDir, false))
}

function mustBeThere(dataDir: string): void {
  if (existsSync(databaseFile(dataDir))) return
  throw new FolderUnusable(
    `There is no TwinBot data in ${dataDir}; set DATA_DIR to the folder that holds it.`,
  )
}

function openEmbedded(dataDir: string, { failed }: Manner): Database {
  makeDataFolder(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    return opened(unlock, embeddedDialect(dataDir, isSlowDisk(dataDir), failed))
  } catch (error) {
    unlock()
    throw error
  }
}

function opened(unlock: () => void, dialect: ReturnType<typeof embeddedDialect>): Database {
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

function openPostgres(connectionString: string, { limitMs = 0, failed }: Manner): Database {
  const name = limitMs ? NODE_NAME : COMMAND_NAME
  const { dialect, pool } = postgresDialect(connectionString, { name, limitMs, failed })
  const db: Db = new Kysely({ dialect })
  return {
    engine: 'postgres',
    db,
    ping: () => answersOne(db),
    settle: async () => {},
    pool,
    close: () => db.destroy(),
  }
}

async function answersOne(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
