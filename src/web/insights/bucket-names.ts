/** Names of a trend's buckets: short for under a chart, long for a table. */
import type { TrendStep } from '#shared/trends.ts'
import { fullDay, monthAndYear, shortDay, shortMonth } from '#web/platform/dates.ts'

/** A calendar day, independent of the browser's time zone. */
function calendarDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** Weeks have longer names, so that no more than this many fit under a chart on a phone. */
const MOST_WEEKS = 5

/** A few letters for under each column; a day is its number, with the month under the first one and where it changes. */
export function axisNames(starts: readonly string[], step: TrendStep): string[] {
  const every = step === 'week' ? Math.ceil(starts.length / MOST_WEEKS) : 1
  return starts.map((start, i) => {
    const at = calendarDay(start)
    if (step === 'month') return shortMonth(at)
    if (step === 'week') return (starts.length - 1 - i) % every === 0 ? shortDay(at) : ''
    const date = at.getDate()
    return i === 0 || date === 1 ? `${date}\n${shortMonth(at)}` : String(date)
  })
}

/** For within a line of text. */
export function shortName(start: string, step: TrendStep): string {
  const at = calendarDay(start)
  return step === 'month' ? monthAndYear(at) : shortDay(at)
}

export function longName(start: string, step: TrendStep): string {
  const at = calendarDay(start)
  return step === 'month' ? monthAndYear(at) : fullDay(at)
}
