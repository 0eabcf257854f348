/** `node:sqlite` in the form Kysely expects, with each statement compiled once. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type { SqliteFile } from './group-commit-sqlite.ts'

const STATEMENTS_KEPT = 500

/** With `flushed: 'by-us'` a commit is in the log but not yet on the disk: see `group-commit-sqlite`. */
export function openSqlite(file: string, flushed: 'by-sqlite' | 'by-us' = 'by-sqlite'): SqliteFile {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  // FULL: what was answered is on the disk, whatever happens to the machine in the next moment.
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000')
  database.exec(`pragma synchronous = ${flushed === 'by-us' ? 'normal' : 'full'}`)
  // What is deleted is written over, and not only no longer found.
  database.exec('pragma secure_delete = on')
  // A page that changes with every message goes back into the file every 64 MB of log, not every 4.
  database.exec('pragma wal_autocheckpoint = 16000; pragma cache_size = -16000')
  // What a log has grown beyond that is given back to the disk when it begins anew.
  database.exec('pragma journal_size_limit = 67108864')
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    isTransaction: () => database.isTransaction,
    prepare(text) {
      // Beside the server an operator's command may write: a transaction that begins by reading would be
      // refused at its first write, one that says at once that it will write waits its turn.
      const sql = text === 'begin' ? 'begin immediate' : text
      const known = statements.get(sql)
      if (known) return known
      const statement = asKyselyStatement(database.prepare(sql))
      // Statements outside the cache are rare (long value lists); the oldest make room.
      if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? '')
      statements.set(sql, statement)
      return statement
    },
  }
}

/** A file that nobody writes to, read without a trace: no log, no index and no other byte beside or in it. */
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
    /** What SQLite itself finds wrong with it. */
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
