/** Groups check-ins by word and by day, week or month, like the trends. Nothing is summed to a score. Pure. */
import { feelings, type MoodCheckIn, type Strength, strengths } from '#shared/mood.ts'
import { startOf, startsUpTo, type TrendStep } from '#shared/trends.ts'

/** The maximum strength, and how often it was chosen. */
export type Cell = { strength: Strength; times: number } | null
/** A word is a listed feeling, or somebody's own as they first wrote it. */
export type MoodGrid = { starts: string[]; rows: { word: string; cells: Cell[] }[] }

export function moodGrid(checkIns: readonly MoodCheckIn[], step: TrendStep, today: string): MoodGrid {
  const all = startsUpTo(today, step)
  const inBuckets = Map.groupBy(checkIns, ({ day }) => startOf(day, step))
  const starts = all.slice(
    Math.max(
      0,
      all.findIndex(start => inBuckets.has(start)),
    ),
  )
  const words = new Map<string, string>()
  for (const word of [...feelings, ...checkIns.flatMap(({ ownWord }) => ownWord ?? [])])
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
  const rows = [...words].map(([folded, word]) => ({
    word,
    cells: starts.map(start => cellOf(folded, inBuckets.get(start) ?? [])),
  }))
  return { starts, rows: rows.filter(({ cells }) => cells.some(cell => cell !== null)) }
}

function cellOf(word: string, checkIns: readonly MoodCheckIn[]): Cell {
  const said = checkIns.filter(
    ({ feelings, ownWord }) => feelings.some(one => one === word) || ownWord?.toLowerCase() === word,
  )
  const strength = strengths.findLast(one => said.some(({ strength }) => strength === one))
  return strength ? { strength, times: said.length } : null
}
