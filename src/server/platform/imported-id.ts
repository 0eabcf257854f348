/**
 * Ids for imported rows, derived from the account and the original id: repeating an import gives the same
 * rows, and two accounts importing the same export never collide.
 */
import { createHash } from 'node:crypto'

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ULID = /^[0-9A-Z]{26}$/
const TIME_SIGNS = 10

/** Keeps the original id's sort order. */
export function importedId(userId: string, origin: string): string {
  const time = ULID.test(origin) ? origin.slice(0, TIME_SIGNS) : '0'.repeat(TIME_SIGNS)
  const made = createHash('sha256').update(`${userId} ${origin}`).digest()
  return time + Array.from(made.subarray(0, 16), byte => SIGNS[byte % SIGNS.length]).join('')
}
