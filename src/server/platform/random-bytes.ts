/** Random bytes, each given out once. Drawn many at a time: asking the system costs more than the bytes. */
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
