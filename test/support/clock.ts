/** A clock that starts at the real time and moves only when the test says so. */
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
