/**
 * Reads a text and says which tags it carries and why, which feelings it sounds of, and how stressed it is. Pure and
 * synchronous: the same text gives the same reading. It never throws; what it cannot read it leaves untagged.
 */
import { brotliDecompressSync } from 'node:zlib'
import type { Signal, TagResult } from '#shared/classification.ts'
import { tagCodes, taxonomy } from '#shared/taxonomy.ts'
import { Cues, unpackCues } from './cues.ts'
import { type Heard, listen } from './evidence.ts'
import { Heads, type Outlook } from './heads.ts'
import { englishShare } from './language.ts'
import { Phrases, type Told } from './phrases.ts'
import { shown, spans } from './spans.ts'
import { Spelling } from './spelling.ts'
import { type StressPlaces, stressOf, stressPlaces } from './stress.ts'
import {
  cueStrength,
  featuresOf,
  headScore,
  headsOf,
  jointFeatures,
  pressed,
  probability,
  scoreOf,
  standing,
  suffices,
  type TagModel,
  wholeOf,
} from './tag-model.ts'
import { type Token, tokenize } from './tokens.ts'
import { readWeights, type Weights } from './weights.ts'
import { holds } from './word-list.ts'

export type Reading = {
  results: Record<string, TagResult>
  labels: string[]
  /** Probability of each of the 28 GoEmotions labels, and those that are said. */
  emotions: Record<string, number>
  emotionLabels: string[]
  /** Probability that the text speaks of stress. */
  stress: number
  /** The kind of stressor, as in SAD. */
  stressor: string
}

export type Engine = { read: (text: string) => Reading }

const MOST_TAGS = 5
/** How many of the words that counted are looked at for a ground. */
const MOST_GROUNDS = 4
/** Nothing people may send is longer; beyond it the time would grow for nothing. */
const LONGEST = 10_000
const ENGLISH = 0.5

/** A setback told with the way back is not one without recovery; praise meant as its opposite is no praise. */
const RECOVERY = 'recovery'
const SARCASM = 'sarcasm'
const PRAISE = new Set([
  'Positive Emotion',
  'Pride',
  'Calm',
  'Gratitude',
  'Optimism',
  'Confidence',
  'Win or Milestone',
  'Accomplishment',
  'Relationships',
])

export function loadEngine(): Engine {
  const weights = readWeights(new URL('./weights.bin', import.meta.url))
  const reader = new Reader(weights)
  return {
    read(text) {
      try {
        return reader.read(text)
      } catch {
        return nothing()
      }
    },
  }
}

function nothing(): Reading {
  return { results: {}, labels: [], emotions: {}, emotionLabels: [], stress: 0, stressor: 'Other' }
}

export class Reader {
  readonly cues: Cues
  readonly heads: Heads
  private readonly weights: Weights
  private readonly model: TagModel
  readonly phrases: Phrases
  readonly headPlaces: Map<string, number[]>
  readonly outputs: string[]
  private readonly stressPlaces: StressPlaces
  private readonly emotionNames: string[]
  private readonly spelling: Spelling
  private readonly known: (word: string) => boolean

  constructor(weights: Weights) {
    this.weights = weights
    this.cues = new Cues(unpackCues(weights.bytes('cues')))
    this.heads = new Heads(weights)
    this.model = JSON.parse(weights.text('tags')) as TagModel
    this.phrases = new Phrases(weights.bytes('phrases'), weights.bytes('phrases.rows'))
    this.outputs = weights.header.outputs
    this.headPlaces = headsOf(this.outputs)
    this.stressPlaces = stressPlaces(this.outputs)
    this.emotionNames = this.outputs.map(name => name.slice(name.indexOf(':') + 1))
    const words = brotliDecompressSync(weights.bytes('known')).toString('utf8').split('\n')
    this.known = word => this.heads.network.knows(word) || this.cues.machine.knows(word)
    this.spelling = new Spelling(this.cues.machine.words, word => this.known(word) || holds(words, word))
  }

  read(whole: string): Reading {
    const text = whole.slice(0, LONGEST)
    const tokens = tokenize(text)
    if (tokens.length === 0) return nothing()
    const outlook = this.heads.read(tokens)
    const heard = this.hear(text, tokens)
    const results = heard ? this.tags(text, heard, outlook) : {}
    return {
      results,
      labels: this.labels(results, heard),
      ...this.emotions(outlook),
      stress: round(stressOf(outlook, heard, tokens, this.stressPlaces)),
      stressor: this.stressor(outlook),
    }
  }

  /** All that is heard in a text before anything is decided: what the tags are learned from. */
  hearWhole(text: string): { heard: Heard | null; outlook: Outlook } {
    const tokens = tokenize(text)
    return { heard: this.hear(text, tokens), outlook: this.heads.read(tokens) }
  }

  /** The signs in an English text; null for any other. */
  hear(text: string, tokens: Token[]): Heard | null {
    if (englishShare(tokens, this.known) < ENGLISH) return null
    return listen(text, tokens, this.cues, this.spelling)
  }

  private headScore(tag: string, outlook: Outlook): number | null {
    const places = this.headPlaces.get(tag)
    return places ? headScore(places, outlook, this.model.headMean, this.model.headSpread) : null
  }

  private tags(text: string, heard: Heard, outlook: Outlook): Record<string, TagResult> {
    const { headMean, headSpread } = this.model
    const told = this.phrases.read(heard.stream, standing(outlook, headMean, headSpread))
    const byCues = taxonomy.map(({ tag }) => this.byCues(tag, heard, outlook))
    const whole = wholeOf(heard, byCues, told.logits)
    const likely = taxonomy.flatMap(({ tag }, place) => {
      if (PRAISE.has(tag) && heard.signs.has(SARCASM)) return []
      const doubted = heard.vetoed.has(tag)
      const features = jointFeatures(byCues[place]!, told.logits[place]!, doubted, whole)
      const score = scoreOf(this.model, place, features)
      return score >= this.model.threshold ? [{ tag, place, score }] : []
    })
    likely.sort((a, b) => b.score - a.score)
    const results: Record<string, TagResult> = {}
    for (const { tag, place, score } of likely) {
      const evidence = this.grounds(text, tag, place, heard, told)
      if (evidence.length === 0) continue
      results[tag] = { score: round(score), codes: tagCodes[tag] ?? [], evidence }
      if (Object.keys(results).length === MOST_TAGS) break
    }
    return results
  }

  /** How likely a tag is by its cues alone; null where none was found, or not enough of them. */
  byCues(tag: string, heard: Heard, outlook: Outlook): number | null {
    const signs = heard.signs.get(tag)
    if (!signs) return null
    const strain = pressed(tag, heard, outlook, this.outputs)
    if (!suffices(signs, strain)) return null
    const strength = cueStrength(signs, sign => sign.cue.trust)
    const head = this.headScore(tag, outlook)
    return probability(this.model, tag, featuresOf(tag, heard, strength, head, strain))
  }

  /** The cues that were found, or else the words that counted most. What the sentence takes back is no ground. */
  private grounds(text: string, tag: string, place: number, heard: Heard, told: Told): TagResult['evidence'] {
    const signs = heard.signs.get(tag)
    if (signs) return spans(text, signs)
    if (heard.vetoed.has(tag)) return []
    const keep = this.cues.keepOf(tag)
    const loudest = this.phrases.grounds(place, told).slice(0, MOST_GROUNDS)
    return shown(
      text,
      loudest.flatMap(({ from, to }) => heard.groundAt(from, to, keep) ?? []),
    )
  }

  private labels(results: Record<string, TagResult>, heard: Heard | null): string[] {
    const tags = Object.keys(results)
    const signals = taxonomy.flatMap(({ tag, signal }): Signal[] => {
      if (!signal || !tags.includes(tag)) return []
      return signal === 'SetbackNoRecovery' && heard?.signs.has(RECOVERY) ? [] : [signal]
    })
    return [...tags, ...signals]
  }

  private emotions(outlook: Outlook): { emotions: Record<string, number>; emotionLabels: string[] } {
    const { thresholds, slope, shift } = this.weights.header
    const emotions: Record<string, number> = {}
    const emotionLabels: string[] = []
    let nearest = 0
    let nearestBy = Number.NEGATIVE_INFINITY
    for (let o = 0; o < thresholds.length; o++) {
      const name = this.emotionNames[o]!
      const logit = (outlook.mean[o]! + outlook.top[o]!) / 2
      emotions[name] = round(1 / (1 + Math.exp(-(slope * logit + shift[o]!))))
      const above = logit - thresholds[o]!
      if (above >= 0) emotionLabels.push(name)
      if (above > nearestBy) [nearest, nearestBy] = [o, above]
    }
    // Every text of the source carries a label, so the nearest is said when none is reached.
    if (emotionLabels.length === 0) emotionLabels.push(this.emotionNames[nearest]!)
    return { emotions, emotionLabels }
  }

  private stressor(outlook: Outlook): string {
    const { outputs } = this.weights.header
    let top = -1
    outputs.forEach((name, o) => {
      if (
        name.startsWith('sad:') &&
        name !== 'sad:is_stressor' &&
        (top < 0 || outlook.mean[o]! > outlook.mean[top]!)
      )
        top = o
    })
    return outputs[top]!.slice('sad:'.length)
  }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
