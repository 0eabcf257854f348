/** The topics that came up most. Pure. */

/** A topic leads with at least this part of what the first has: one more mention must not turn the sentence over. */
const CLOSE = 2 / 3
/** With more than these close together, none leads. */
const MOST = 3

/** The first first; none where nothing stands out. */
export function leadingTopics(counts: Readonly<Record<string, number>>): string[] {
  const ranked = Object.entries(counts).sort(([, a], [, b]) => b - a)
  const first = ranked[0]?.[1] ?? 0
  const leading = ranked.filter(([, count]) => count > 0 && count >= first * CLOSE)
  return leading.length > MOST ? [] : leading.map(([topic]) => topic)
}
