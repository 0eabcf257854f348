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
import { type PoolStats, postgresDialect } from './postgres.ts'
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
  /** Purges deleted rows from SQLite's log as well; PostgreSQL does this by itself. */
  settle(): Promise<void>
  /** Connection counts, PostgreSQL only. */
  pool?(): PoolStats
  close(): Promise<void>
}

type Where = { dataDir: string; databaseUrl?: string | undefined }
export type OpenOptions = {
  /** Statement timeout on PostgreSQL; 0 or unset for none. */
  limitMs?: number
  /** Called for every failure. */
  failed?(error: unknown): void
}

/** Application names in PostgreSQL, to tell the server's connections from those of commands. */
export const NODE_NAME = 'twinbot'
const COMMAND_NAME = 'twinbot command'

/** Migrated to the newest schema. */
export async function openDatabase(where: Where, options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl } = where
  if (!databaseUrl) return migrated(openEmbedded(where.dataDir, options))
  const migrating = await migrated(openPostgres(databaseUrl, {}))
  if (!options.limitMs) return migrating
  await migrating.close()
  return openPostgres(databaseUrl, options)
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

/**
 * For commands that must look at the data before migrating. Locks the embedded database, which must exist.
 */
export function openWithoutMigrating({ databaseUrl, dataDir }: Where): Database {
  if (databaseUrl) return openPostgres(databaseUrl, {})
  mustBeThere(dataDir)
  return openEmbedded(dataDir, {})
}

/** For an operator's command while a server runs on the same data: no lock, no migration. */
export function openAlongsideServer({ databaseUrl, dataDir }: Where): Database {
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

function openEmbedded(dataDir: string, { failed }: OpenOptions): Database {
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

function openPostgres(connectionString: string, { limitMs = 0, failed }: OpenOptions): Database {
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
