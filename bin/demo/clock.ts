/** A clock that walks through the two weeks, never back and never beyond now. */
import type { Clock } from '#server/platform/clock.ts'

export const DAYS = 14
const DAY_MS = 24 * 3_600_000
/** The last evening is a little while ago, so that its conversation is still open. */
const AGO_MS = 90 * 60_000
const BREATH_MS = 45_000

export type DemoClock = Clock & {
  /** To the evening of a day: 0 is two weeks ago, 13 is today. */
  goTo(day: number): void
  /** A moment later, as between two sentences. */
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
