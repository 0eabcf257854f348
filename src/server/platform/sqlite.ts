/** `node:sqlite` in the form Kysely expects, with each statement compiled once. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type { SqliteFile } from './group-commit-sqlite.ts'

const STATEMENTS_KEPT = 500

/** With `flushed: 'by-us'` a commit is in the log but not yet on the disk: see `group-commit-sqlite`. */
export function openSqlite(file: string, flushed: 'by-sqlite' | 'by-us' = 'by-sqlite'): SqliteFile {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  // FULL: a confirmed write survives a power cut.
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000')
  database.exec(`pragma synchronous = ${flushed === 'by-us' ? 'normal' : 'full'}`)
  // Deleted content is overwritten, not only unlinked.
  database.exec('pragma secure_delete = on')
  // Checkpoint every 64 MB of log, not every 4: some pages change with every message.
  database.exec('pragma wal_autocheckpoint = 16000; pragma cache_size = -16000')
  // A log that grew beyond that is truncated when it restarts.
  database.exec('pragma journal_size_limit = 67108864')
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    isTransaction: () => database.isTransaction,
    prepare(text) {
      // An operator's command may write at the same time: a transaction that starts by reading could fail at
      // its first write, one that starts with `immediate` waits its turn.
      const sql = text === 'begin' ? 'begin immediate' : text
      const known = statements.get(sql)
      if (known) return known
      const statement = asKyselyStatement(database.prepare(sql))
      // Uncached statements are rare (long value lists); the oldest are evicted.
      if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? '')
      statements.set(sql, statement)
      return statement
    },
  }
}

/** Opens a file that nobody writes to, read-only and without creating a log or index beside it. */
export function readSqlite(file: string): SqliteDatabase & { check(): string[] } {
  const address = pathToFileURL(file)
  address.search = 'immutable=1'
  const database = new DatabaseSync(address, { readOnly: true })
  const found = (pragma: string) =>
    database
      .prepare(`pragma ${pragma}`)
      .all()
      .map(row => Object.values(row)[0])
  return {
    close: () => database.isOpen && database.close(),
    prepare: text => asKyselyStatement(database.prepare(text)),
    /** SQLite's own integrity check. */
    check: () =>
      [...found('integrity_check').filter(word => word !== 'ok'), ...found('foreign_key_check')].map(String),
  }
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...(parameters as SQLInputValue[])),
    run: parameters => statement.run(...(parameters as SQLInputValue[])),
    iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
