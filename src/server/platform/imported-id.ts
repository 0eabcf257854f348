/**
 * The id of a row that came with an import: made from the account and the id it had before, so that the same
 * import leads to the same row, and two accounts that import the same never meet.
 */
import { createHash } from 'node:crypto'

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ULID = /^[0-9A-Z]{26}$/
const TIME_SIGNS = 10

/** Sorts by time as the id before did. */
export function importedId(userId: string, origin: string): string {
  const time = ULID.test(origin) ? origin.slice(0, TIME_SIGNS) : '0'.repeat(TIME_SIGNS)
  const made = createHash('sha256').update(`${userId} ${origin}`).digest()
  return time + Array.from(made.subarray(0, 16), byte => SIGNS[byte % SIGNS.length]).join('')
}
