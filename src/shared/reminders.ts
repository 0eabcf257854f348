/** Reminders to take a moment, at times a person chose. None by default. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { timeOfDay } from './push.ts'
import { isTimeZone, momentOf, wallClock } from './time-zone.ts'

export const MOST_REMINDERS_A_DAY = 4
const DAY_MS = 86_400_000
const DAYS_AHEAD = 8

/** Monday is 1. */
const weekday = z.int().check(z.minimum(1), z.maximum(7))

export const reminders = z.object({
  times: z.array(timeOfDay).check(z.maxLength(MOST_REMINDERS_A_DAY)),
  days: z.array(weekday).check(z.maxLength(7)),
  /** IANA name; times and days are meant in it. */
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
})
export type Reminders = z.infer<typeof reminders>

const reply = z.object({ reminders: z.nullable(reminders) })

export const getReminders = endpoint('GET', '/api/reminders', {
  summary: 'When the caller wishes to be reminded; null where they wish nothing.',
  reply,
})

export const putReminders = endpoint('PUT', '/api/reminders', {
  summary: 'Choose times and days; without any of either there are no reminders.',
  body: reminders,
  reply,
})

/** The next one after a moment; null when there is none. */
export function nextReminder({ times, days, timeZone }: Reminders, after: number): number | null {
  const midnight = Math.floor(wallClock(after, timeZone) / DAY_MS) * DAY_MS
  // From the day before: where clocks went back over midnight, its last hour may still be to come.
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const start = midnight + day * DAY_MS
    if (!days.includes(new Date(start).getUTCDay() || 7)) continue
    const moments = times.map(time => momentOf(start + sinceMidnight(time), timeZone))
    const next = Math.min(...moments.filter(moment => moment > after))
    if (Number.isFinite(next)) return next
  }
  return null
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}
