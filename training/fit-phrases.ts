/** Fits what each word and pair of words says of each tag, on labelled messages: logistic regression, all tags at once. */
import { brotliCompressSync } from 'node:zlib'
import {
  GRAM_SHARE,
  gramsIn,
  HEAD_SHARE,
  type PackedPhrases,
  Phrases,
} from '#server/classification/engine/phrases.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import { type Part, part } from './pack.ts'
import type { HeardMessage } from './weigh-cues.ts'

const LEAST_SEEN = 3
const ROUNDS = 150
const RATE = 0.065
const HOLD = 5e-5
/** Weights below this share of the largest say nothing and only take room. */
const LEAST_KEPT = 0.012

/** Each message with its heads' answers, in spreads from the ordinary. */
export type PhraseExample = { message: HeardMessage; heads: number[] }
type Row = { places: Int32Array; values: Float64Array }

export function fitPhrases(examples: PhraseExample[]): { phrases: Phrases; parts: Part[] } {
  const heard = examples.filter(({ message }) => message.heard)
  const grams = heard.map(({ message }) => [
    ...new Set(gramsIn(message.heard!.stream).map(({ name }) => name)),
  ])
  const seen = new Map<string, number>()
  for (const names of grams) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen.keys()].filter(name => seen.get(name)! >= LEAST_SEEN).sort()
  const places = new Map(names.map((name, at) => [name, at]))
  const rarity = names.map(name => Math.round(Math.log(heard.length / seen.get(name)!) * 100) / 100)
  const rows = heard.map(({ heads }, n) => rowOf(grams[n]!, places, rarity, heads))
  const width = names.length + (heard[0]?.heads.length ?? 0)
  const { weights, bias } = descend(
    rows,
    heard.map(({ message }) => message),
    width,
  )
  const parts = packed({ names, rarity, weights, bias, heads: width - names.length })
  return { phrases: new Phrases(parts[0]!.bytes, parts[1]!.bytes), parts }
}

/** For a reader that only listens. */
export function noPhrases(): Part[] {
  const bias = new Float64Array(taxonomy.length)
  return packed({ names: [], rarity: [], weights: new Float64Array(0), bias, heads: 0 })
}

function rowOf(grams: string[], places: Map<string, number>, rarity: number[], heads: number[]): Row {
  const known = grams.flatMap(name => places.get(name) ?? [])
  const length = Math.sqrt(known.reduce((sum, place) => sum + rarity[place]! ** 2, 0)) + 1e-6
  return {
    places: Int32Array.from([...known, ...heads.map((_, h) => rarity.length + h)]),
    values: Float64Array.from([
      ...known.map(place => (GRAM_SHARE * rarity[place]!) / length),
      ...heads.map(answer => answer * HEAD_SHARE),
    ]),
  }
}

/** Adam over all messages at once; what may be tagged neither pulls nor pushes. */
function descend(rows: Row[], messages: HeardMessage[], width: number) {
  const tags = taxonomy.length
  const weights = new Float64Array(width * tags)
  const bias = new Float64Array(tags).fill(-3.5)
  const all = { at: weights, mean: new Float64Array(width * tags), spread: new Float64Array(width * tags) }
  const own = { at: bias, mean: new Float64Array(tags), spread: new Float64Array(tags) }
  const truth = messages.map(({ tags: said }) => taxonomy.map(({ tag }) => (said.includes(tag) ? 1 : 0)))
  const counts = messages.map(({ tags: said, maybe, weight }) =>
    taxonomy.map(({ tag }) => (!said.includes(tag) && maybe.includes(tag) ? 0 : weight)),
  )
  const total = messages.reduce((sum, { weight }) => sum + weight, 0)
  const slope = new Float64Array(width * tags)
  const biasSlope = new Float64Array(tags)
  const logits = new Float64Array(tags)
  for (let round = 1; round <= ROUNDS; round++) {
    for (let i = 0; i < slope.length; i++) slope[i] = HOLD * weights[i]!
    biasSlope.fill(0)
    for (let n = 0; n < rows.length; n++) {
      logits.set(bias)
      addRows(rows[n]!, weights, logits)
      const said = truth[n]!
      const count = counts[n]!
      for (let t = 0; t < tags; t++)
        logits[t] = ((1 / (1 + Math.exp(-logits[t]!)) - said[t]!) * count[t]!) / total
      spreadOver(rows[n]!, logits, slope)
      for (let t = 0; t < tags; t++) biasSlope[t]! += logits[t]!
    }
    step(all, slope, round)
    step(own, biasSlope, round)
  }
  return { weights, bias }
}

/** Adds what each of a message's features says; four at a time, so that the sums are read and written less often. */
function addRows({ places, values }: Row, weights: Float64Array, sums: Float64Array): void {
  const tags = sums.length
  const fours = places.length & ~3
  for (let i = 0; i < fours; i += 4) {
    const [a, b, c, d] = [
      places[i]! * tags,
      places[i + 1]! * tags,
      places[i + 2]! * tags,
      places[i + 3]! * tags,
    ]
    const [p, q, r, s] = [values[i]!, values[i + 1]!, values[i + 2]!, values[i + 3]!]
    for (let t = 0; t < tags; t++)
      sums[t]! += p * weights[a + t]! + q * weights[b + t]! + r * weights[c + t]! + s * weights[d + t]!
  }
  for (let i = fours; i < places.length; i++)
    for (let t = 0, w = places[i]! * tags; t < tags; t++) sums[t]! += values[i]! * weights[w + t]!
}

function spreadOver({ places, values }: Row, wrong: Float64Array, slope: Float64Array): void {
  const tags = wrong.length
  for (let i = 0; i < places.length; i++) {
    const value = values[i]!
    for (let t = 0, w = places[i]! * tags; t < tags; t++) slope[w + t]! += value * wrong[t]!
  }
}

type Moving = { at: Float64Array; mean: Float64Array; spread: Float64Array }

function step({ at, mean, spread }: Moving, slope: Float64Array, round: number): void {
  const young = 1 - 0.9 ** round
  const wide = 1 - 0.999 ** round
  for (let i = 0; i < at.length; i++) {
    mean[i] = 0.9 * mean[i]! + 0.1 * slope[i]!
    spread[i] = 0.999 * spread[i]! + 0.001 * slope[i]! ** 2
    at[i]! -= (RATE * (mean[i]! / young)) / (Math.sqrt(spread[i]! / wide) + 1e-8)
  }
}

type Made = { names: string[]; rarity: number[]; weights: Float64Array; bias: Float64Array; heads: number }

function packed({ names, rarity, weights, bias, heads }: Made): Part[] {
  const tags = bias.length
  const size = names.length * tags
  let top = 1e-9
  for (let i = 0; i < size; i++) top = Math.max(top, Math.abs(weights[i]!))
  const bytes = new Int8Array(size)
  for (let i = 0; i < size; i++) {
    const share = weights[i]! / top
    bytes[i] = Math.abs(share) < LEAST_KEPT ? 0 : Math.round(share * 127)
  }
  const short = (value: number) => Math.round(value * 10_000) / 10_000
  const head: PackedPhrases = {
    grams: names.join('\n'),
    rarity,
    scale: top / 127,
    bias: [...bias].map(short),
    heads: Array.from({ length: heads }, (_, h) =>
      [...weights.subarray(size + h * tags, size + (h + 1) * tags)].map(short),
    ),
  }
  return [
    part('phrases', 'bytes', brotliCompressSync(JSON.stringify(head))),
    part('phrases.rows', 'bytes', brotliCompressSync(bytes)),
  ]
}
