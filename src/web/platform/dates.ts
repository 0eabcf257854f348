/** Days and times as the reader's browser writes them, in the language of the texts and by the browser's clock. */
import { locale } from './locale.ts'
import { texts } from './texts.ts'

/** "Tue 10 Nov", "Tue, Nov 10" */
export function dayAndMonth(at: Date): string {
  return written(at, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** "10 November 2026", "November 10, 2026" */
export function fullDay(at: Date): string {
  return written(at, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** "Tuesday 10 November", "Tuesday, November 10" */
export function weekdayAndDay(at: Date): string {
  return written(at, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** "November 2026" */
export function monthAndYear(at: Date): string {
  return written(at, { month: 'long', year: 'numeric' })
}

/** "10 Nov", "Nov 10" */
export function shortDay(at: Date): string {
  return written(at, { day: 'numeric', month: 'short' })
}

/** "Nov" */
export function shortMonth(at: Date): string {
  return written(at, { month: 'short' })
}

/** "09:12", "9:12 AM" */
export function timeOfDay(at: Date): string {
  return at.toLocaleTimeString(locale(), { timeStyle: 'short' })
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

function written(at: Date, options: Intl.DateTimeFormatOptions): string {
  return at.toLocaleDateString(locale(), options)
}
