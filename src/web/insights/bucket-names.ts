/** Names of a trend's bucket: short for under a chart, long for a table. */
import type { TrendStep } from '#shared/trends.ts'
import { fullDay, monthAndYear, shortDay, shortMonth } from '#web/platform/dates.ts'

/** A calendar day, independent of the browser's time zone. */
function calendarDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** A few letters, for under a chart. */
export function shortName(start: string, step: TrendStep): string {
  const at = calendarDay(start)
  if (step === 'day') return String(at.getDate())
  return step === 'month' ? shortMonth(at) : shortDay(at)
}

export function longName(start: string, step: TrendStep): string {
  const at = calendarDay(start)
  return step === 'month' ? monthAndYear(at) : fullDay(at)
}
