/** The calendar day in somebody's time zone. */
const MINUTE_MS = 60_000
type Calendar = { format: Intl.DateTimeFormat; minute: number; day: string }
const calendars = new Map<string, Calendar>()

/** YYYY-MM-DD, which is the Swedish date format. Cached per minute, since no day begins in between. */
export function localDay(timeZone: string, at: number): string {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    calendar = {
      format: new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts }),
      minute: Number.NaN,
      day: '',
    }
    calendars.set(timeZone, calendar)
  }
  const minute = Math.floor(at / MINUTE_MS)
  if (minute !== calendar.minute) Object.assign(calendar, { minute, day: calendar.format.format(at) })
  return calendar.day
}
