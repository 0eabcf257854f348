/** Groups sessions by the month they began in, keeping their order. */
import { type ArchivedChat, capitalized } from '#shared/companion.ts'
import { monthAndYear } from '#web/platform/dates.ts'

export type Month = { month: string; entries: ArchivedChat[] }

export function byMonth(entries: readonly ArchivedChat[]): Month[] {
  const months: Month[] = []
  for (const entry of entries) {
    // A heading begins with a capital, also where the language writes months small.
    const month = capitalized(monthAndYear(new Date(entry.date)))
    const open = months.at(-1)
    if (open?.month === month) open.entries.push(entry)
    else months.push({ month, entries: [entry] })
  }
  return months
}
