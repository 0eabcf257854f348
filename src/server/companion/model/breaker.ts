// A circuit breaker: pauses calls to a host after several failures in a row, then lets one turn try it.
import type { Clock } from '#server/platform/clock.ts'

const FAILURES = 3
export const REST_MS = 60_000

export type Breaker = { allows(): boolean; worked(): void; failed(): void }

export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let restsUntil = 0
  let isTried = false
  return {
    allows() {
      if (failures < FAILURES) return true
      if (isTried || clock.now() < restsUntil) return false
      isTried = true
      return true
    },
    worked() {
      failures = 0
      isTried = false
    },
    failed() {
      failures += 1
      isTried = false
      // Calls already waiting when the pause began do not extend it.
      if (failures >= FAILURES && clock.now() >= restsUntil) restsUntil = clock.now() + REST_MS
    },
  }
}
