/**
 * Loaded into a server under test: kills the process, as a power cut would, right after a transaction with
 * group messages is on the disk and before anybody has been told. When, is written in a file by the test.
 */
import { readFileSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

const file = process.env.CHAOS_FILE
let left = file ? Number(readFileSync(file, 'utf8')) : Number.NaN
let holdsMessages = false

if (left > 0) {
  const prepare = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function (sql, ...rest): StatementSync {
    const statement = prepare.call(this, sql, ...rest)
    if (/^insert into "group_messages"/.test(sql)) watch(statement, noteMessages)
    if (/^commit/.test(sql)) watch(statement, dieInTime)
    return statement
  }
}

function watch(statement: StatementSync, after: () => void): void {
  for (const verb of ['run', 'all'] as const) {
    const act = statement[verb].bind(statement) as (...values: never[]) => unknown
    Object.assign(statement, {
      [verb](...values: never[]) {
        const result = act(...values)
        after()
        return result
      },
    })
  }
}

function noteMessages(): void {
  holdsMessages = true
}

function dieInTime(): void {
  if (!holdsMessages) return
  holdsMessages = false
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}
