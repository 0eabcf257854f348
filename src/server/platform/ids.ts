/** Ids that sort by creation time. */
import { ulid } from 'ulid'
import { randomBytesOf } from './random-bytes.ts'

const RANDOM_SIGNS = 16

export function newId(at = Date.now()): string {
  const bytes = randomBytesOf(RANDOM_SIGNS)
  let next = 0
  return ulid(at, () => (bytes[next++] ?? 0) / 256)
}
