// What the learned layer may change in the rules' judgement: raise it, or lower it by one tier, but never a plain
// first-person statement.
import type { Weighed } from './conclude.ts'
import type { Odds } from './learned.ts'
import type { Read } from './weigh.ts'

/** Chosen on lines whose writer the model had never seen (training/care.ts), and on ordinary messages. */
export const bars = {
  /** Over this risk a message is at least a concern, whether rules found something or nothing; under it theirs is dropped. */
  concern: 0.38,
  /** The same when a crisis was spoken of and denied. */
  denied: 0.68,
  /** Over these odds of crisis it is a crisis: when the rules say so, found something less, or found nothing. */
  crisisByRule: 0.4,
  crisis: 0.64,
  crisisAlone: 0.66,
  /** Each idea of the lexicon that bears it out, told by the writer, takes so much off that last bar. */
  perIdea: 0.037,
  /** Under this risk a concern that no rule found is not raised by the conversation. */
  clear: 0.8,
}

/** What it raises from nothing has no category yet (category.ts). */
export function temper(weighed: Weighed, [none, , crisis]: Odds, ideas: number): Weighed {
  const risk = 1 - none
  if (weighed.tier === 'crisis')
    return weighed.plain || crisis >= bars.crisisByRule ? weighed : { ...weighed, tier: 'concern' }
  if (weighed.tier === 'concern') {
    if (weighed.category === 'incitement') return weighed
    const told = weighed.findings.some(f => f.tier === 'concern' && f.past)
    if (crisis >= bars.crisis && !told) return { ...weighed, tier: 'crisis' }
    return weighed.plain || risk > bars.concern ? weighed : { ...weighed, tier: 'none', category: null }
  }
  if (!weighed.denied && crisis > aloneBar(ideas)) return { ...weighed, tier: 'crisis' }
  if (risk <= (weighed.denied ? bars.denied : bars.concern)) return weighed
  return { ...weighed, tier: 'concern', faint: risk < bars.clear }
}

// Alone, the model must be the surer the fewer ideas bear it out.
function aloneBar(ideas: number): number {
  return bars.crisisAlone - bars.perIdea * Math.min(ideas, mostIdeas)
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
