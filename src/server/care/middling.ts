// A message of a few sentences is judged as one, yet what one of them tells is drowned by the others: its odds of crisis
// are half-way between those of the whole and those of its gravest stretch.
import { type Odds, softmax } from './learned.ts'
import { stretchesOf, tokensOf } from './long.ts'
import type { Read } from './weigh.ts'

/** A message up to so many tokens has no stretches. */
const longestSingle = 25
const stretch = 16
/** Under these odds no stretch is looked for: half-way up they would stay under every bar. */
const leastOdds = 0.02

export function oddsOfMiddling(reads: readonly Read[], oddsOf: (from?: number, to?: number) => Odds): Odds {
  const [none, concern, crisis] = oddsOf()
  if (crisis < leastOdds || reads.length < 2 || tokensOf(reads) <= longestSingle)
    return [none, concern, crisis]
  let gravest = 0
  for (const [from, to] of stretchesOf(reads, stretch)) gravest = Math.max(gravest, oddsOf(from, to)[2])
  return [none, concern, halfWay(crisis, gravest)]
}

const surest = 0.9999

// By their logarithms, so that very sure and quite sure are not the same.
function halfWay(a: number, b: number): number {
  const logs = [a, b].map(p => Math.max(1 - surest, Math.min(surest, p))).map(p => Math.log(p / (1 - p)))
  return softmax([(logs[0]! + logs[1]!) / 2, 0, Number.NEGATIVE_INFINITY])[0]
}
