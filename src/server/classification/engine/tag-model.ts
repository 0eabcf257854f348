/**
 * From signs to tags: how likely each tag is, given the cues found for it, how trustworthy they have been, and what
 * the learned heads say. Its few numbers are fitted on labelled messages, so the scores mean what they say.
 */
import { taxonomy } from '#shared/taxonomy.ts'
import type { Heard, Sign } from './evidence.ts'
import type { Outlook } from './heads.ts'

export type TagModel = {
  /** Names of the features, in order, for whoever reads the file. */
  features: string[]
  weights: number[]
  tagBias: Record<string, number>
  /** From which probability a tag is shown. */
  threshold: number
  /** Per head output, mean and spread over ordinary messages. */
  headMean: number[]
  headSpread: number[]
}

export const FEATURES = ['always', 'cues', 'longest', 'doubt', 'head', 'noHead', 'length', 'others'] as const

/** How much of a cue's trust counts, so that no number of cues makes certainty. */
const CAUTION = 0.95

/** Which outputs speak for a tag: those of its taxonomy entry that the models have. */
export function headsOf(outputs: string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { tag, heads } of taxonomy) {
    const places = heads.flatMap(head => {
      const [source, rest] = [head.slice(0, head.indexOf(':')), head.slice(head.indexOf(':') + 1)]
      const names = rest.replace(/ AND .*| \(.*/, '').split('+')
      return names.map(name => outputs.indexOf(`${source}:${name}`)).filter(place => place >= 0)
    })
    if (places.length > 0) found.set(tag, places)
  }
  return found
}

/** The strongest of a tag's heads, in spreads from the ordinary. */
export function headScore(
  places: number[] | undefined,
  outlook: Outlook,
  mean: number[],
  spread: number[],
): number {
  if (!places) return 0
  const scores = places.map(place => (outlook.top[place]! - mean[place]!) / spread[place]!)
  return Math.max(-3, Math.min(3, Math.max(...scores)))
}

/** How likely it is that not all of these signs are wrong; signs of one line count once. */
export function cueStrength(signs: Sign[], trust: (sign: Sign) => number): number {
  const best = new Map<number, number>()
  for (const sign of signs) best.set(sign.cue.line, Math.max(best.get(sign.cue.line) ?? 0, trust(sign)))
  let allWrong = 1
  for (const value of best.values()) allWrong *= 1 - value * CAUTION
  return 1 - allWrong
}

export function featuresOf(tag: string, heard: Heard, strength: number, head: number | null): number[] {
  const signs = heard.signs.get(tag) ?? []
  const longest = signs.reduce((most, sign) => Math.max(most, sign.words), 0)
  return [
    1,
    Math.log(strength / (1 - strength)),
    Math.min(longest, 5) / 5,
    heard.vetoed.has(tag) ? 1 : 0,
    head ?? 0,
    head === null ? 1 : 0,
    Math.log(Math.max(4, heard.stream.words.length) / 20),
    Math.min(8, heard.signs.size) / 8,
  ]
}

export function probability(model: TagModel, tag: string, features: number[]): number {
  let sum = model.tagBias[tag] ?? 0
  for (let i = 0; i < features.length; i++) sum += model.weights[i]! * features[i]!
  return 1 / (1 + Math.exp(-sum))
}
