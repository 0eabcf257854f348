// Judges a long text by stretches of neighbouring sentences and takes the gravest. Over the whole of it the ideas of an
// ordinary story gather until they look like danger; and what one sentence tells is drowned by the others.
import { isGraver } from '#shared/care.ts'
import type { NameCategory } from './category.ts'
import type { Finding, Weighed } from './conclude.ts'
import type { Odds } from './learned.ts'
import { isOnlyIdeas } from './temper.ts'
import { flagsAt, type Read, weigh } from './weigh.ts'

/** Up to so many tokens a text is judged as one. */
export const longestShort = 60

/** What the rules found in a stretch: nothing, ideas that met, a concern, a crisis. */
type Found = 'nothing' | 'ideas' | 'concern' | 'crisis'
/** Over these odds a stretch is a concern (by its risk), or a crisis (by its odds of crisis). */
type Bars = Record<Found, { concern: number; crisis: number }>

// The more stretches there are, the more often one of them looks dangerous by chance: the bars stand far above those
// of a short text (temper.ts). Chosen on long messages, half of them ordinary; docs/care.md tells which.
const sizes: { tokens: number; bars: Bars }[] = [
  {
    tokens: 16,
    bars: {
      nothing: { concern: 0.85, crisis: 0.9 },
      ideas: { concern: 0.74, crisis: 0.53 },
      concern: { concern: 0.88, crisis: 0.64 },
      crisis: { concern: 0.66, crisis: 0.62 },
    },
  },
  {
    tokens: 40,
    bars: {
      nothing: { concern: 0.88, crisis: 0.9 },
      ideas: { concern: 0.92, crisis: 0.93 },
      concern: { concern: 0.95, crisis: 0.92 },
      crisis: { concern: 0.72, crisis: 0.6 },
    },
  },
]
/** Under this risk nothing is left of a stretch but what is stated plainly. */
const leastRisk = 0.5
/** With such odds of crisis it is asked about, even where no rule found anything. */
const suspected = 0.77
/** What was spoken of and denied must stand out by so much more. */
const forDenied = 0.1

export function isLong(reads: readonly Read[]): boolean {
  return reads.length > 1 && tokensOf(reads) > longestShort
}

export function tokensOf(reads: readonly Read[]): number {
  let tokens = 0
  for (const { sentence } of reads) tokens += sentence.tokens.length
  return tokens
}

export function weighLong(
  reads: readonly Read[],
  oddsOf: (from: number, to: number) => Odds,
  nameOf: NameCategory,
): Weighed {
  let gravest = nothingHere
  let certainty = 0
  const flags = reads.map(flagsAt)
  // "Ten years ago I tried", and at the end "so glad I am here": over is told anywhere in a text.
  let over: boolean | null = null
  const isOver = () => {
    over ??= weigh(reads, flags).tier === 'none'
    return over
  }
  for (const { tokens, bars } of sizes) {
    for (const [from, to] of stretchesOf(reads, tokens)) {
      const odds = oddsOf(from, to)
      const here = weighStretch(reads.slice(from, to), flags.slice(from, to), odds, bars)
      const certain = here.plain ? 2 : 1 - odds[0]
      if (here.tier !== 'none' && here.findings.some(isLongPast) && isOver()) continue
      if (!isGraver(here.tier, gravest.tier) && (here.tier !== gravest.tier || certain <= certainty)) continue
      gravest = here.tier === 'none' ? here : { ...here, category: nameOf(here, reads.slice(from, to)) }
      certainty = certain
    }
  }
  if (!gravest.plain) return gravest
  // Of several things plainly said the gravest names it, wherever it stands.
  const { category } = weigh(reads, flags)
  return { ...gravest, category: category ?? gravest.category }
}

function weighStretch(reads: Read[], flags: Set<string>[], [none, , crisis]: Odds, bars: Bars): Weighed {
  const risk = 1 - none
  if (risk < leastRisk && !reads.some(findsMore)) return nothingHere
  const weighed = weigh(reads, flags)
  if (weighed.tier !== 'none' && (weighed.plain || weighed.category === 'incitement')) return weighed
  const found = foundIn(weighed)
  const bar = bars[found]
  if (crisis > bar.crisis && !weighed.denied && !weighed.findings.some(isLongPast))
    return { ...weighed, tier: 'crisis' }
  const isHeard =
    risk > bar.concern + (weighed.denied ? forDenied : 0) || (crisis > suspected && !weighed.denied)
  // What is plainly said of somebody else is never dropped.
  if (!isHeard && !weighed.findings.some(f => f.plain)) return nothingHere
  return { ...weighed, tier: 'concern', faint: found === 'nothing' }
}

const isLongPast = ({ tier, past }: Finding) => tier === 'concern' && past

const nothingHere: Weighed = { tier: 'none', category: null, plain: false, findings: [] }

function foundIn(weighed: Weighed): Found {
  if (weighed.tier === 'none') return 'nothing'
  if (weighed.tier === 'crisis' || weighed.doubtful) return 'crisis'
  return isOnlyIdeas(weighed) ? 'ideas' : 'concern'
}

const findsMore = ({ matches }: Read) => matches.some(({ rule }) => rule.tier !== 'flag')

/** Stretches of whole sentences, as short as hold so many tokens, each begun about half-way through the one before. */
export function stretchesOf(reads: readonly Read[], tokens: number): [from: number, to: number][] {
  const stretches: [number, number][] = []
  for (let from = 0; ; from = past(reads, from, tokens / 2)) {
    const to = past(reads, from, tokens)
    stretches.push([from, to])
    if (to >= reads.length) return stretches
  }
}

// The sentence that follows those, from this one on, which hold so many tokens.
function past(reads: readonly Read[], from: number, tokens: number): number {
  let to = from
  for (let held = 0; to < reads.length && (held < tokens || to === from); to++)
    held += reads[to]!.sentence.tokens.length
  return to
}
