/** Turns the model's outputs for one or more windows into a reading: probabilities, labels above their thresholds, evidence. */
import type { CareCategory } from '#shared/care.ts'
import type { Signal, TagResult } from '#shared/classification.ts'
import { tagCodes, taxonomy } from '#shared/taxonomy.ts'
import { evidenceFor } from './evidence.ts'
import type { ModelFiles } from './model-files.ts'
import type { Piece } from './word-pieces.ts'

export type Reading = {
  /** The version of the model. */
  version: string
  care: { concern: number; crisis: number; category: CareCategory }
  kind: string
  kindSure: number
  situations: { name: string; sure: number }[]
  stances: { name: string; sure: number }[]
  valence: string
  results: Record<string, TagResult>
  labels: string[]
  emotions: Record<string, number>
  emotionLabels: string[]
  stress: number
  stressor: string
  /** 384 signed bytes; texts of similar meaning have similar vectors. */
  vector: Int8Array
  /** The matcher's vector, if asked for; similar for messages about the same moment. */
  match: Int8Array
  /** The broad moments that the matcher finds most fitting, the likeliest first. */
  broad: Likely[]
}
export type Likely = { name: string; sure: number }

export type Window = {
  from: number
  to: number
  scores: Float32Array
  vector: Float32Array
  match: Float32Array
  broad: Float32Array
  /** What each token adds to each tag: the window's first token comes first, then its pieces. */
  added: Float32Array
}

const MOST_TAGS = 5
const MOST_SITUATIONS = 3
const MOST_BROAD = 6
const NOT_ENGLISH = 'nonen'

type Sure = Record<string, Float64Array>

export function toReading(
  text: string,
  pieces: Piece[],
  windows: Window[],
  model: ModelFiles,
  broad: readonly string[] = [],
): Reading {
  const sure = windows.map(window => probabilities(window.scores, model))
  const lengths = windows.map(({ from, to }) => to - from)
  const mean = (head: string) => averaged(sure, lengths, head)
  const most = (head: string) => highest(sure, head)
  const { heads, thresholds, version } = model
  const named = (head: string, numbers: Float64Array) =>
    [...numbers].map((value, i) => ({ name: heads[head]![i]!, sure: round(value) }))
  const best = (head: string, numbers: Float64Array) =>
    named(head, numbers).reduce((a, b) => (b.sure > a.sure ? b : a))
  const kind = best('kind', mean('kind'))
  const emotions = named('emotion', windows.length > 1 ? most('emotion') : mean('emotion'))
  // The gravest window counts: a crisis may be one sentence of a long story.
  const grave = gravest(sure)
  const results = kind.name === NOT_ENGLISH ? {} : tagResults(text, pieces, windows, most('tags'), model)
  return {
    version,
    care: {
      concern: round(grave.care![1]!),
      crisis: round(grave.care![2]!),
      category: best('category', grave.category!).name as CareCategory,
    },
    kind: kind.name,
    kindSure: kind.sure,
    situations: named('situation', mean('situation'))
      .sort((a, b) => b.sure - a.sure)
      .slice(0, MOST_SITUATIONS),
    stances: named('stance', mean('stance')).filter(({ sure }) => sure > thresholds.stance),
    valence: best('valence', mean('valence')).name,
    results,
    labels: labelsOf(results, most('signals'), model),
    emotions: Object.fromEntries(emotions.map(({ name, sure }) => [name, sure])),
    emotionLabels: emotions.filter(({ sure }, i) => sure > thresholds.emotion[i]!).map(({ name }) => name),
    stress: round(mean('stress')[0]!),
    stressor: best('stressor', mean('stressor')).name,
    vector: meanVector(windows.map(({ vector, from, to }) => ({ vector, length: to - from }))),
    match: meanVector(windows.map(({ match, from, to }) => ({ vector: match, length: to - from }))),
    // In a long story, the first and the last window count equally.
    broad: likeliest(
      windows.map(window => window.broad).filter(scores => scores.length > 0),
      broad,
      MOST_BROAD,
    ),
  }
}

/** The names with the highest probability over all windows; the last score says that none of them fits. */
export function likeliest(
  windows: readonly Float32Array[],
  names: readonly string[],
  most: number,
): Likely[] {
  if (windows.length === 0) return []
  const sure = windows.map(scores => softmax(Float64Array.from(scores)))
  return names
    .map((name, i) => ({ name, sure: round(sure.reduce((sum, each) => sum + each[i]!, 0) / sure.length) }))
    .sort((a, b) => b.sure - a.sure)
    .slice(0, most)
}

function probabilities(scores: Float32Array, { heads, oneOf }: ModelFiles): Sure {
  const sure: Sure = {}
  let at = 0
  for (const [head, labels] of Object.entries(heads)) {
    const part = Float64Array.from(scores.subarray(at, at + labels.length))
    sure[head] = oneOf.includes(head) ? softmax(part) : part.map(score => 1 / (1 + Math.exp(-score)))
    at += labels.length
  }
  return sure
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const raised = scores.map(score => Math.exp(score - most))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map(value => value / sum)
}

function averaged(sure: Sure[], lengths: number[], head: string): Float64Array {
  const total = lengths.reduce((a, b) => a + b, 0) || 1
  const sum = new Float64Array(sure[0]![head]!.length)
  sure.forEach((each, i) => {
    const share = (lengths[i]! || 1) / total
    for (let j = 0; j < sum.length; j += 1) sum[j]! += each[head]![j]! * share
  })
  return sum
}

function highest(sure: Sure[], head: string): Float64Array {
  const top = Float64Array.from(sure[0]![head]!)
  for (const each of sure) for (let j = 0; j < top.length; j += 1) top[j] = Math.max(top[j]!, each[head]![j]!)
  return top
}

function gravest(sure: Sure[]): Sure {
  const gravity = ({ care }: Sure) => care![2]! + 0.5 * care![1]!
  return sure.reduce((a, b) => (gravity(b) > gravity(a) ? b : a))
}

function tagResults(
  text: string,
  pieces: Piece[],
  windows: Window[],
  sure: Float64Array,
  { heads, thresholds }: ModelFiles,
): Record<string, TagResult> {
  const tags = heads.tags!
  const likely = tags
    .map((tag, index) => ({ tag, index, score: sure[index]! }))
    .filter(({ score }) => score > thresholds.tags)
    .sort((a, b) => b.score - a.score)
  const results: Record<string, TagResult> = {}
  for (const { tag, index, score } of likely) {
    const added = addedByPiece(pieces.length, windows, index, tags.length)
    const evidence = evidenceFor(text, pieces, piece => added[piece]!)
    // A score without evidence shows no tag.
    if (evidence.length === 0) continue
    results[tag] = { score: round(score), codes: tagCodes[tag] ?? [], evidence }
    if (Object.keys(results).length === MOST_TAGS) break
  }
  return results
}

function addedByPiece(length: number, windows: Window[], tag: number, tags: number): Float64Array {
  const most = new Float64Array(length).fill(Number.NEGATIVE_INFINITY)
  for (const { from, to, added } of windows)
    for (let i = from; i < to; i += 1) most[i] = Math.max(most[i]!, added[(i - from + 1) * tags + tag]!)
  return most
}

/** The tags, and the signals that follow from them; a setback told with its recovery is not one without. */
function labelsOf(
  results: Reading['results'],
  sure: Float64Array,
  { heads, thresholds }: ModelFiles,
): string[] {
  const signals = heads.signals as Signal[]
  const bySure = signals.filter((_, i) => sure[i]! > thresholds.signals)
  const byTag = taxonomy.flatMap(({ tag, signal }) => {
    if (!signal || !Object.hasOwn(results, tag)) return []
    return signal === 'SetbackNoRecovery' && !bySure.includes(signal) ? [] : [signal]
  })
  return [...new Set([...Object.keys(results), ...byTag, ...bySure])]
}

/** The mean over the windows that have a vector. */
function meanVector(parts: { vector: Float32Array; length: number }[]): Int8Array {
  const sum = new Float64Array(parts[0]!.vector.length)
  for (const { vector, length } of parts)
    for (let j = 0; j < vector.length; j += 1) sum[j]! += vector[j]! * (length || 1)
  return quantized(sum)
}

/** One byte per number: in a unit vector of 384 dimensions the largest is well under a quarter. */
export function quantized(vector: ArrayLike<number>): Int8Array {
  const length = Math.hypot(...Array.from(vector)) || 1
  return Int8Array.from(vector, value => Math.max(-127, Math.min(127, Math.round((value / length) * 508))))
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
