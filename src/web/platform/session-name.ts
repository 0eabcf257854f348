/** What a past session is called: by its title or, without one, by its day. */
import type { ArchivedChat } from '#shared/companion.ts'
import { weekdayAndDay } from './dates.ts'

export function sessionName({ title, date }: Pick<ArchivedChat, 'title' | 'date'>): string {
  return title || weekdayAndDay(new Date(date))
}
