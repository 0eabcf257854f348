/**
 * When a screen says again that the companion is a program: before the first message of a day and after three hours
 * of use. And when it suggests a break: after three hours without one. Computed from the times of the messages.
 */
import { isSameDay } from './dates.ts'

const HOURS_3_MS = 3 * 3_600_000
/** This long without a message is a break. */
const BREAK_MS = 3_600_000

export type Reminder = 'program' | 'break'

/** Call it with the time of each message, in order; it returns the reminders to show before it. */
export function createReminders(): (at: Date) => Reminder[] {
  let before: Date | undefined
  let told = 0
  let since = 0
  return at => {
    const now = at.getTime()
    const newDay = !before || !isSameDay(before, at)
    if (!before || now - before.getTime() >= BREAK_MS) since = now
    before = at
    const due: Reminder[] = []
    if (newDay || now - told >= HOURS_3_MS) {
      due.push('program')
      told = now
    }
    if (now - since >= HOURS_3_MS) {
      due.push('break')
      since = now
    }
    return due
  }
}
