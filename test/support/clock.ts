/** A clock that a test can move on; it starts at the real time and then stands still. */
import type { Clock } from '#server/platform/clock.ts'

export type TestClock = Clock & { advance(milliseconds: number): void }

export function createTestClock(): TestClock {
  let now = Date.now()
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds
    },
  }
}
