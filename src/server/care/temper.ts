// What the learned layer may change in the rules' judgement: raise it, or lower it by one tier, but never a plain
// first-person statement.
import type { Weighed } from './conclude.ts'
import type { Odds } from './learned.ts'
import type { Read } from './weigh.ts'

/** Chosen on lines whose writer the model had never seen (training/care.ts), and on ordinary messages. */
export const bars = {
  /** Over this risk a message in which the rules found nothing is a concern. */
  raiseToConcern: 0.38,
  raiseWithoutIdeas: 0.57,
  raiseDenied: 0.85,
  /** Over these odds of crisis it is a crisis: when the rules found a concern, and when they found nothing. */
  raiseConcernToCrisis: 0.46,
  raiseNoneToCrisis: 0.88,
  /** Each idea of the lexicon that bears it out, told by the writer, takes so much off that bar. */
  perIdea: 0.06,
  /** Under these odds of crisis a crisis is lowered to a concern. */
  lowerCrisis: 0.33,
  /** Under these risks a concern is dropped, the later when it is made of ideas alone. */
  lowerConcern: 0.4,
  lowerIdeas: 0.2,
  /** Under this risk a concern that no rule found is not raised by the conversation. */
  clear: 0.8,
}

/** What it raises from nothing has no category yet (category.ts). */
export function temper(weighed: Weighed, [none, , crisis]: Odds, ideas: number): Weighed {
  const risk = 1 - none
  if (weighed.tier === 'crisis')
    return weighed.plain || crisis >= bars.lowerCrisis ? weighed : { ...weighed, tier: 'concern' }
  if (weighed.tier === 'concern') {
    if (weighed.category === 'incitement') return weighed
    const told = weighed.findings.some(f => f.tier === 'concern' && f.past)
    if (crisis > bars.raiseConcernToCrisis && !told) return { ...weighed, tier: 'crisis' }
    if (weighed.plain) return weighed
    const bar = isOnlyIdeas(weighed) ? bars.lowerIdeas : bars.lowerConcern
    return risk < bar ? { ...weighed, tier: 'none', category: null } : weighed
  }
  if (!weighed.denied && crisis > aloneBar(ideas)) return { ...weighed, tier: 'crisis' }
  const bar = weighed.denied ? bars.raiseDenied : ideas > 0 ? bars.raiseToConcern : bars.raiseWithoutIdeas
  if (risk <= bar) return weighed
  return { ...weighed, tier: 'concern', faint: risk < bars.clear }
}

// Alone, the model must be the surer the fewer ideas bear it out.
function aloneBar(ideas: number): number {
  return bars.raiseNoneToCrisis - bars.perIdea * Math.min(ideas, mostIdeas)
}

const mostIdeas = 6

// Found only by ideas that met in one message, by no rule: the least certain of findings.
export function isOnlyIdeas({ findings }: Weighed): boolean {
  return findings.every(f => f.tier !== 'concern' || f.name.startsWith('combo'))
}

const themes = new Set([
  ...['c:other in danger', 'c:food', 'c:no intake', 'c:food shame', 'c:body size'],
  ...['c:violent', 'c:trapped', 'c:control', 'c:sexual', 'c:threat', 'c:intruder'],
  ...['c:panic', 'c:panic now', 'c:substance', 'c:no sleep', 'c:voices', 'c:collapse', 'c:unwell now'],
  ...['c:off medication', 'c:cut', 'c:own body', 'c:urge'],
  ...['c:attack', 'c:set on it', 'c:hurting verb', 'c:unwanted image'],
  ...['c:letter', 'c:bequest', 'c:farewell', 'c:absence', 'c:prepared', 'c:do it', 'c:secret'],
  ...['c:weary', 'c:burden', 'c:death', 'c:indifferent'],
])

/** How many ideas of danger a message holds; none that count when its writer is not in it. */
export function ideasIn(reads: readonly Read[]): number {
  const seen = new Set(reads.flatMap(({ matches }) => matches.map(({ rule }) => rule.name)))
  if (!seen.has('writer')) return 0
  let count = 0
  for (const name of seen) if (themes.has(name)) count++
  return count
}
