/** Days and times as people read them, in the language of the texts and the clock of the browser. */
import { texts } from './texts.ts'

/** "Tue 10 Nov" */
export function dayAndMonth(at: Date): string {
  return parts(at, { weekday: 'short', day: 'numeric', month: 'short' }, ['weekday', 'day', 'month'])
}

/** "10 November 2026" */
export function fullDay(at: Date): string {
  return parts(at, { day: 'numeric', month: 'long', year: 'numeric' }, ['day', 'month', 'year'])
}

/** "November 2026" */
export function monthAndYear(at: Date): string {
  return parts(at, { month: 'long', year: 'numeric' }, ['month', 'year'])
}

/** "9:12", or however the browser's own language writes it. */
export function timeOfDay(at: Date): string {
  return at.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' }).replace(/^0(?=\d:)/, '')
}

/** "Today", "Yesterday", or the day itself. */
export function dayName(at: Date, now = new Date()): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(at, now)) return texts.chat.today
  if (isSameDay(at, yesterday)) return texts.chat.yesterday
  return at.getFullYear() === now.getFullYear() ? dayAndMonth(at) : fullDay(at)
}

export function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}

/** English days are written in one order everywhere; any other language has its own. */
function parts(at: Date, options: Intl.DateTimeFormatOptions, order: Intl.DateTimeFormatPartTypes[]): string {
  const format = new Intl.DateTimeFormat(texts.language, options)
  if (texts.language !== 'en') return format.format(at)
  const written = format.formatToParts(at)
  return order.map(type => written.find(part => part.type === type)?.value ?? '').join(' ')
}
