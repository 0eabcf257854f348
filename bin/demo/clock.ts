/** A clock that moves through the two weeks, never backwards and never past now. */
import type { Clock } from '#server/platform/clock.ts'

export const DAYS = 14
const DAY_MS = 24 * 3_600_000
/** The last evening is recent, so its conversation is still open. */
const AGO_MS = 90 * 60_000
const BREATH_MS = 45_000

export type DemoClock = Clock & {
  /** Moves to the evening of a day: 0 is two weeks ago, 13 is today. */
  goTo(day: number): void
  /** A short pause, as between two messages. */
  breathe(): void
}

export function createDemoClock(today = Date.now()): DemoClock {
  const eveningOf = (day: number) => today - AGO_MS - (DAYS - 1 - day) * DAY_MS
  let now = eveningOf(0) - DAY_MS / 24
  return {
    now: () => now,
    goTo(day) {
      now = Math.max(now, eveningOf(day))
    },
    breathe() {
      now = Math.min(now + BREATH_MS, today)
    },
  }
}
