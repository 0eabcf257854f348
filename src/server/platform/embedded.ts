/** The files of the embedded database: for their owner's eyes only, and with a log that does not grow for ever. */
import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Dialect } from 'kysely'
import { type Failed, groupCommitSqlite } from './group-commit-sqlite.ts'
import { flushThread } from './slow-disk.ts'
import { openSqlite } from './sqlite.ts'

export const databaseFile = (dataDir: string) => join(dataDir, 'twinbot.sqlite')
const logFile = (dataDir: string) => `${databaseFile(dataDir)}-wal`

/** Twice what is written back by itself: only a reader that stayed for long, such as a backup, lets it grow so far. */
const LARGE_LOG_BYTES = 128 * 1024 * 1024

export function embeddedDialect(dataDir: string, slow: boolean, failed?: Failed): Dialect {
  const file = databaseFile(dataDir)
  // SQLite gives its log and its index the mode of the database itself.
  closeSync(openSync(file, 'a', 0o600))
  return slow
    ? groupCommitSqlite(openSqlite(file, 'by-us'), flushThread(logFile(dataDir)), failed)
    : groupCommitSqlite(openSqlite(file), undefined, failed)
}

export function logBytes(dataDir: string): number {
  return statSync(logFile(dataDir), { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Writes the log back and empties it if it is large; answers whether it did. On a connection of its own, which does
 * not wait: whoever reads or writes at this moment goes first, and it is tried again later.
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
