// Which sentence may close a reply, when it is not sure how things are for the person. Of every such line readers have
// said for which stances it is right; a line that is right for several likely ones is safer than one for the likeliest
// alone. Of those that are safe enough, the one that says most is said.
import { readFileSync } from 'node:fs'
import type { Bank, Line } from '#server/companion/voice/bank.ts'
import type { Random } from '#server/companion/voice/seeded.ts'
import type { Share } from './meaning.ts'

/** The lines that may be said, the best first, in two heaps; none where none is safe. */
export type Closings = (shares: readonly Share[], gists: readonly Share[], random: Random) => Closing
/** `telling`: sure, or saying much. `safe`: better than to say nothing. */
export type Closing = { telling: Line[]; safe: Line[] }

/** `at`: the places of the stances it is right for; `right`: how often. */
type Known = { line: Line; at: Int16Array; right: Float64Array; worth: number }

/** What a line is worth that is right: the fewer moments it is made for, the more it says. */
const worthOf = (moments: number): number => 0.6 - 0.06 * Math.log2(moments + 1)
/** What a line takes away that is wrong. */
const cost = 1.2
/** How much must be won by a line for it to be said before others, or at all. */
const least = { telling: 0.25, safe: 0 }
/** Lines that win about as much come in an order of chance. */
const chance = 0.08
/** How often a line is right of which readers said: in five to eight of ten messages of that stance. */
const half = 0.65

/** `goesWith` has a gist a line, with the stances that people read in its messages. */
export function loadClosings(bank: Bank, goesWith: string): Closings {
  const places = new Map<string, number>()
  const known = bank.lines.flatMap(line => knownOf(line, places))
  const stancesOf = new Map(
    readFileSync(goesWith, 'utf8')
      .split('\n')
      .map(line => line.split('\t'))
      .map(([gist, ...stances]) => [gist!, stances]),
  )
  return (shares, gists, random) => {
    const likely = new Float64Array(places.size)
    for (const [stance, share] of sharpened(shares, gists, stancesOf)) {
      const place = places.get(stance)
      if (place !== undefined) likely[place] = share
    }
    const gains: { line: Line; gain: number }[] = []
    for (const { line, at, right, worth } of known) {
      let sure = 0
      for (let i = 0; i < at.length; i++) sure += right[i]! * likely[at[i]!]!
      const gain = sure * worth - (1 - sure) * cost
      if (gain > least.safe) gains.push({ line, gain })
    }
    const best = (heap: typeof gains) =>
      heap
        .map(({ line, gain }) => ({ line, order: gain + chance * random() }))
        .sort((a, b) => b.order - a.order)
        .map(({ line }) => line)
    return {
      telling: best(gains.filter(({ gain }) => gain > least.telling)),
      safe: best(gains.filter(({ gain }) => gain <= least.telling)),
    }
  }
}

function knownOf(line: Line, places: Map<string, number>): Known[] {
  if (line.fits === undefined) return []
  const often = (names: string | undefined, share: number) =>
    (names ?? '').split(' ').flatMap(name => (name ? [{ name, share }] : []))
  const all = [...often(line.fits, 1), ...often(line.halfFits, half)]
  for (const { name } of all) if (!places.has(name)) places.set(name, places.size)
  const moments = all.reduce((sum, { share }) => sum + share, 0)
  return [
    {
      line,
      at: Int16Array.from(all, ({ name }) => places.get(name)!),
      right: Float64Array.from(all, ({ share }) => share),
      worth: worthOf(moments),
    },
  ]
}

/**
 * How likely each stance is, with what the message seems to be about as a second witness. The weights are less sure of
 * themselves than they may be, hence the power. Both numbers made the labels of 532 new messages likeliest.
 */
function sharpened(
  shares: readonly Share[],
  gists: readonly Share[],
  stancesOf: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const spoken = new Map<string, number>()
  for (const { name, share } of gists)
    for (const stance of stancesOf.get(name) ?? []) spoken.set(stance, (spoken.get(stance) ?? 0) + share)
  const raised = shares.map(
    ({ name, share }) => [name, share ** power * (1 + witness * (spoken.get(name) ?? 0))] as const,
  )
  const all = raised.reduce((sum, [, each]) => sum + each, 0)
  return new Map(raised.map(([name, each]) => [name, each / all]))
}
const power = 1.2
const witness = 4
