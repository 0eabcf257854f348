/** Random bytes from a pool, each used once: one large system call is cheaper than many small ones. */
import { randomFillSync } from 'node:crypto'

const drawn = Buffer.alloc(8192)
let used = drawn.length

export function randomBytesOf(count: number): Buffer {
  if (used + count > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += count
  return Buffer.from(drawn.subarray(used - count, used))
}
