// Repeated concerns escalate: three within a day, or two within the last ten messages, raise the next one to crisis.
import type { CareTier } from '#shared/care.ts'

/** The tier of an earlier message, and when (milliseconds). In either order. */
export type Recent = { tier: CareTier; at: number }

const day = 24 * 60 * 60 * 1000

export function escalatesToCrisis(recent: readonly Recent[], now: number): boolean {
  const newestFirst = [...recent].sort((a, b) => b.at - a.at)
  const worrying = ({ tier }: Recent) => tier !== 'none'
  const inADay = newestFirst.filter(r => worrying(r) && now - r.at <= day).length
  const inTen = newestFirst.slice(0, 10).filter(worrying).length
  return inADay >= 3 || inTen >= 2
}
