/**
 * Preloaded into a server under test: kills the process right after a transaction with group messages is on
 * disk and before anybody is acknowledged. The chaos run writes into a file when to do so.
 */
import { readFileSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import pg from 'pg'

const file = process.env.CHAOS_FILE
const holdsMessages = new WeakSet<object>()
let ordered = ''
let left = Number.NaN

if (file) {
  watchSqlite()
  watchPostgres()
}

function watchSqlite(): void {
  const prepare = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function (sql, ...rest): StatementSync {
    const statement = prepare.call(this, sql, ...rest)
    for (const verb of ['run', 'all'] as const) {
      const act = statement[verb].bind(statement) as (...values: never[]) => unknown
      const watched = (...values: never[]) => {
        const result = act(...values)
        done(this, sql)
        return result
      }
      if (isWatched(sql)) Object.assign(statement, { [verb]: watched })
    }
    return statement
  }
}

function watchPostgres(): void {
  const query = pg.Client.prototype.query as (...values: unknown[]) => unknown
  pg.Client.prototype.query = function (this: object, ...values: unknown[]) {
    const answer = query.apply(this, values)
    if (!(answer instanceof Promise)) return answer
    return answer.then(result => {
      done(this, String(values[0]))
      return result
    })
  } as typeof pg.Client.prototype.query
}

function isWatched(sql: string): boolean {
  return /^(insert into "group_messages"|commit)/.test(sql)
}

function done(connection: object, sql: string): void {
  if (!isWatched(sql)) return
  if (!sql.startsWith('commit')) return void holdsMessages.add(connection)
  if (holdsMessages.delete(connection)) dieInTime()
}

function dieInTime(): void {
  const order = readFileSync(file ?? '', 'utf8')
  if (order !== ordered) left = Number.parseInt(order, 10)
  ordered = order
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}
