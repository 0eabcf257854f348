/** Groups memories by day, newest first; those without a day come last. */
import { dayName } from '#web/platform/dates.ts'
import type { Memory } from './use-memory.ts'

export type Day = { key: string; name: string | null; memories: Memory[] }

export function byDay(memories: readonly Memory[], now = new Date()): Day[] {
  const days = new Map<string, Day>()
  const time = ({ saidAt }: Memory) => (saidAt ? Date.parse(saidAt) : 0)
  for (const memory of memories.toSorted((a, b) => time(b) - time(a))) {
    const at = memory.saidAt ? new Date(memory.saidAt) : null
    const key = at?.toDateString() ?? 'unknown'
    const day = days.get(key) ?? { key, name: at && dayName(at, now), memories: [] }
    days.set(key, day)
    day.memories.push(memory)
  }
  return [...days.values()]
}
