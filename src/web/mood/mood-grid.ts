/** Groups check-ins by feeling and by day, week or month, like the trends. Nothing is summed to a score. Pure. */
import { type Feeling, feelings, type MoodCheckIn, type Strength, strengths } from '#shared/mood.ts'
import { LEAST_BUCKETS, startOf, startsUpTo, type TrendStep } from '#shared/trends.ts'

/** The maximum strength, and how often it was chosen. */
export type Cell = { strength: Strength; times: number } | null
export type MoodGrid = { starts: string[]; rows: { feeling: Feeling; cells: Cell[] }[] }

export function moodGrid(checkIns: readonly MoodCheckIn[], step: TrendStep, today: string): MoodGrid {
  const all = startsUpTo(today, step)
  const inBuckets = Map.groupBy(checkIns, ({ day }) => startOf(day, step))
  const first = all.findIndex(start => inBuckets.has(start))
  const starts = all.slice(Math.max(0, Math.min(first, all.length - LEAST_BUCKETS)))
  const rows = feelings.map(feeling => ({
    feeling,
    cells: starts.map(start => cellOf(feeling, inBuckets.get(start) ?? [])),
  }))
  return { starts, rows: rows.filter(({ cells }) => cells.some(cell => cell !== null)) }
}

function cellOf(feeling: Feeling, checkIns: readonly MoodCheckIn[]): Cell {
  const said = checkIns.filter(({ feelings }) => feelings.includes(feeling))
  const strength = strengths.findLast(one => said.some(({ strength }) => strength === one))
  return strength ? { strength, times: said.length } : null
}
