/** When somebody last wrote in a thread, in words: "Active now", "Last message 8:42 AM". */
import { dayAndMonth, isSameDay, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'

/** Somebody wrote this recently. */
const ACTIVE_MS = 15 * 60_000

export function lastMessage(lastMessageAt: string | null | undefined): { active: boolean; text: string } {
  if (!lastMessageAt) return { active: false, text: '' }
  const words = texts.threads
  const at = new Date(lastMessageAt)
  const now = new Date()
  if (now.getTime() - at.getTime() < ACTIVE_MS) return { active: true, text: words.activeNow }
  return { active: false, text: words.lastMessage(isSameDay(at, now) ? timeOfDay(at) : dayAndMonth(at)) }
}
