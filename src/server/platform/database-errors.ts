/** Classifies failures of the database and its disk, for the reply, the metrics and the log. */

/** `slow` is a statement over its time limit; `away` means that the server cannot be reached or is silent. */
export type DatabaseFailure = 'full' | 'disk' | 'away' | 'slow' | 'other'

const sqlite = { readOnly: 8, ioError: 10, full: 13 }

export function databaseFailureOf(error: unknown): DatabaseFailure {
  if (isDiskFull(error)) return 'full'
  if (isDiskFailure(error)) return 'disk'
  if ((error as { code?: unknown }).code === '57014') return 'slow'
  return isUnreachable(error) ? 'away' : 'other'
}

/** Whether the database was unreachable, as opposed to a bug of ours. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|08|57P0|57014|53)/.test(code)
  return (
    typeof message === 'string' && /connection (terminated|timeout)|timeout ex|read timeout/i.test(message)
  )
}

/** PostgreSQL's codes for two transactions that collided: a retry succeeds. */
export const isContended = (error: unknown): boolean =>
  ['23505', '40P01', '40001'].includes(String((error as { code?: unknown }).code))

/** By SQLite's result code: a full disk or an unwritable file is not the caller's fault. */
export function isDiskFailure(error: unknown): boolean {
  return Object.values(sqlite).includes(sqliteCode(error))
}

/** SQLite's own code, the system's, or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return sqliteCode(error) === sqlite.full || code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

function sqliteCode(error: unknown): number {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : 0
}
