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
  /** How cues and phrases together become a probability that means what it says: by feature, and by tag. */
  joint: number[]
  lean: number[]
  /** Per head output, then per dimension of the words' vectors: mean and spread over ordinary messages. */
  headMean: number[]
  headSpread: number[]
}

export const FEATURES = [
  'always',
  'cues',
  'longest',
  'doubt',
  'head',
  'noHead',
  'length',
  'others',
  'own',
  'pressed',
  'onlyWeak',
] as const

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

/** How much the words' vectors count beside the heads' answers. */
const MEANING_SHARE = 0.6

/** All that is learned from whole texts, heads first, as one row. */
export function outlookRow({ top, meaning }: Outlook): number[] {
  return [...top, ...meaning]
}

/** The heads' answers and the words' mean vector, in spreads from the ordinary. */
export function standing({ top, meaning }: Outlook, mean: number[], spread: number[]): number[] {
  const heads = top.length
  const row: number[] = []
  for (let o = 0; o < mean.length; o++)
    row.push(
      o < heads
        ? (top[o]! - mean[o]!) / spread[o]!
        : (MEANING_SHARE * (meaning[o - heads]! - mean[o]!)) / spread[o]!,
    )
  return row
}

/** How likely it is that not all of these signs are wrong; signs of one line count once. */
export function cueStrength(signs: Sign[], trust: (sign: Sign) => number): number {
  const best = new Map<number, number>()
  for (const sign of signs) best.set(sign.cue.line, Math.max(best.get(sign.cue.line) ?? 0, trust(sign)))
  let allWrong = 1
  for (const value of best.values()) allWrong *= 1 - value * CAUTION
  return Math.min(0.999, Math.max(0.01, 1 - allWrong))
}

/** Tags that are a topic under strain: neither the topic nor the strain makes them alone. */
const TOPICS: Record<string, string> = {
  'Work Pressure': 'sad:Work',
  'Study Pressure': 'sad:School',
  'Money Pressure': 'sad:Financial Problem',
  'Family Strain': 'sad:Family Issues',
}
const STRAIN = [
  'Stress Load',
  'Overload',
  'Worry',
  'Nervous Anxiety',
  'Fear',
  'Panic',
  'Dread',
  'Burnout',
  'Anger',
  'Tense Body',
  'Fight-or-Flight',
  'Sadness',
  'Problem Without Plan',
]

/** How far a text is about the topic of a pressure tag and strained at the same time; 0 for all other tags. */
export function pressed(tag: string, heard: Heard, outlook: Outlook, outputs: string[]): number {
  const topic = TOPICS[tag]
  if (!topic) return 0
  let sum = 0
  let own = 0
  outputs.forEach((name, o) => {
    if (!name.startsWith('sad:') || name === 'sad:is_stressor') return
    const weight = Math.exp(Math.min(20, outlook.top[o]!))
    sum += weight
    if (name === topic) own = weight
  })
  let strain = 0
  for (const name of STRAIN)
    for (const sign of heard.signs.get(name) ?? []) strain = Math.max(strain, sign.cue.trust)
  return (own / sum) * Math.min(1, strain * 1.3)
}

export function featuresOf(
  tag: string,
  heard: Heard,
  strength: number,
  head: number | null,
  strain: number,
): number[] {
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
    signs.some(sign => sign.own) ? 1 : 0,
    strain,
    signs.some(sign => sign.cue.strong) ? 0 : 1,
  ]
}

/** A hint alone is no ground: it takes two, or a text that is about the topic and under strain. */
export function suffices(signs: Sign[], strain: number): boolean {
  if (strain > 0.3 || signs.some(sign => sign.cue.strong)) return true
  const [first] = signs
  return signs.some(
    sign => sign.cue.line !== first!.cue.line && (sign.start >= first!.end || sign.end <= first!.start),
  )
}

/** How far cues may be sure: no number of them makes certainty. */
const LEAST_SURE = 0.02

/** What a message as a whole adds to each of its tags' chances. */
export type Whole = { loudest: number; length: number; cued: number }

export function wholeOf(heard: Heard, byCues: (number | null)[], byPhrases: Float64Array): Whole {
  let loudest = Number.NEGATIVE_INFINITY
  let cued = 0
  for (let place = 0; place < byPhrases.length; place++) {
    if (byPhrases[place]! > loudest) loudest = byPhrases[place]!
    if (byCues[place] !== null) cued++
  }
  return {
    loudest,
    length: Math.log(Math.max(4, Math.min(60, heard.stream.words.length)) / 20),
    cued: Math.min(8, cued) / 8,
  }
}

export const JOINT = ['cues', 'cued', 'phrases', 'always', 'doubt', 'behind', 'length', 'others'] as const

/** Both ways of hearing one tag, beside the message as a whole; `byCues` is null where no cue was found. */
export function jointFeatures(
  byCues: number | null,
  byPhrases: number,
  doubted: boolean,
  { loudest, length, cued }: Whole,
): number[] {
  const sure = Math.min(1 - LEAST_SURE, Math.max(LEAST_SURE, byCues ?? 0))
  return [
    byCues === null ? 0 : Math.log(sure / (1 - sure)),
    byCues === null ? 0 : 1,
    byPhrases,
    1,
    doubted ? 1 : 0,
    byPhrases - loudest,
    length,
    cued,
  ]
}

export function scoreOf(
  { joint, lean }: Pick<TagModel, 'joint' | 'lean'>,
  place: number,
  features: number[],
): number {
  let sum = lean[place]!
  for (let i = 0; i < features.length; i++) sum += joint[i]! * features[i]!
  return 1 / (1 + Math.exp(-sum))
}

export function probability(model: TagModel, tag: string, features: number[]): number {
  let sum = model.tagBias[tag] ?? 0
  for (let i = 0; i < features.length; i++) sum += model.weights[i]! * features[i]!
  return 1 / (1 + Math.exp(-sum))
}
