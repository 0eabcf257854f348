/** The files of the embedded database: readable by their owner only, with a log that stays bounded. */
import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Dialect } from 'kysely'
import { type Failed, groupCommitSqlite } from './group-commit-sqlite.ts'
import { flushThread } from './slow-disk.ts'
import { openSqlite } from './sqlite.ts'

export const databaseFile = (dataDir: string) => join(dataDir, 'twinbot.sqlite')
const logFile = (dataDir: string) => `${databaseFile(dataDir)}-wal`

/**
 * Twice the automatic checkpoint size: only a long-running reader, such as a backup, lets the log grow past
 * it.
 */
const LARGE_LOG_BYTES = 128 * 1024 * 1024

export function embeddedDialect(dataDir: string, slow: boolean, failed?: Failed): Dialect {
  const file = databaseFile(dataDir)
  // SQLite gives its log and index files the mode of the database file.
  closeSync(openSync(file, 'a', 0o600))
  return slow
    ? groupCommitSqlite(openSqlite(file, 'by-us'), flushThread(logFile(dataDir)), failed)
    : groupCommitSqlite(openSqlite(file), undefined, failed)
}

export function logBytes(dataDir: string): number {
  return statSync(logFile(dataDir), { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Checkpoints and truncates the log if it is large, and returns whether it did. Uses its own connection with
 * no busy timeout: active readers and writers go first, and it is retried later.
 */
export function shrinkLog(dataDir: string, largerThan = LARGE_LOG_BYTES): boolean {
  if (logBytes(dataDir) <= largerThan) return false
  const database = new DatabaseSync(databaseFile(dataDir))
  try {
    const result = database.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number }
    return result.busy === 0
  } catch {
    return false
  } finally {
    database.close()
  }
}
