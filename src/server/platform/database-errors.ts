/** What is wrong when the database or its disk fails: how a call is answered, counted and logged depends on it. */

/** `slow` is a statement over its time limit, `away` a server that cannot be reached or says nothing. */
export type Trouble = 'full' | 'disk' | 'away' | 'slow' | 'other'

const sqlite = { readOnly: 8, ioError: 10, full: 13 }

export function troubleOf(error: unknown): Trouble {
  if (isFull(error)) return 'full'
  if (isDiskTrouble(error)) return 'disk'
  if ((error as { code?: unknown }).code === '57014') return 'slow'
  return isOutOfReach(error) ? 'away' : 'other'
}

/** Whether the failure is the database being out of reach rather than a fault of ours. */
export function isOutOfReach(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|08|57P0|57014|53)/.test(code)
  return (
    typeof message === 'string' && /connection (terminated|timeout)|timeout ex|read timeout/i.test(message)
  )
}

/** PostgreSQL's words for two that were at the same rows at once: done again, it goes through. */
export const isContended = (error: unknown): boolean =>
  ['23505', '40P01', '40001'].includes(String((error as { code?: unknown }).code))

/** SQLite says where it failed by number: a full disk or an unwritable file is not the caller's fault. */
export function isDiskTrouble(error: unknown): boolean {
  return Object.values(sqlite).includes(sqliteCode(error))
}

/** SQLite's own code, the system's, or PostgreSQL's. */
export function isFull(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return sqliteCode(error) === sqlite.full || code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

function sqliteCode(error: unknown): number {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : 0
}
