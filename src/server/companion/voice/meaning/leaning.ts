// On which side of things a message stands by all stances together, also where none of them is sure: of a hundred plain
// facts that are no good news three look like it here, of a hundred wins eighty-six.
import type { Ways } from '#server/companion/voice/ways.ts'

/** How likely it is good, bad, or between two things. */
export type Leaning = { good: number; bad: number; torn: number }

const known = new WeakMap<Ways, Leaning>()

/** Nothing where nothing was weighed, as in groups. */
export function leaningOf(ways: Ways): Leaning | undefined {
  if (!ways.shares) return undefined
  const before = known.get(ways)
  if (before) return before
  const leaning = { good: 0, bad: 0, torn: 0 }
  for (const { name, tone, share } of ways.shares()) {
    if (tone === 'pos') leaning.good += share
    if (tone === 'neg') leaning.bad += share
    if (name === 'torn') leaning.torn = share
  }
  known.set(ways, leaning)
  return leaning
}
