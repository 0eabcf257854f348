/** Trains the linear model on words, pairs and letter groups, keeps its most telling terms, and trains those again. */
import { eachTerm } from '#server/classification/engine/terms.ts'
import type { Example } from './examples.ts'
import { COLUMNS, STRESS_AT, STRESSOR_AT } from './heads.ts'
import { createRandom, shuffle } from './random.ts'
import { priors } from './train-network.ts'

export type LinearModel = {
  terms: Map<number, number>
  weights: Float32Array
  bias: Float32Array
  /** Logits of many texts, one row each. */
  predict: (examples: Example[]) => Float32Array
}

const RARE = 4
const EPOCHS = 8
const RATE = 2
const START = 10
const DECAY = 2e-5

export function trainLinear(
  examples: Example[],
  keep: number,
  seed: number,
  say: (line: string) => void,
): LinearModel {
  const hashes = examples.map(example => {
    const found = new Set<number>()
    eachTerm(example.words, hash => found.add(hash))
    return Uint32Array.from(found)
  })
  const counts = new Map<number, number>()
  for (const terms of hashes) for (const hash of terms) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const common = [...counts].filter(([, count]) => count >= RARE).map(([hash]) => hash)
  const first = fitOne(examples, hashes, common, seed)
  say(`linear: ${common.length} terms`)
  const worth = (hash: number) => {
    const at = first.terms.get(hash)! * COLUMNS
    let sum = 0
    for (let o = 0; o < COLUMNS; o++) sum += first.weights[at + o]! ** 2
    return sum * Math.min(counts.get(hash)!, 2000) ** 0.7
  }
  const ranked = common.map(hash => [hash, worth(hash)] as const).sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const kept = ranked.slice(0, keep).map(([hash]) => hash)
  say(`linear: ${kept.length} kept`)
  return fitOne(examples, hashes, kept, seed)
}

/** Stochastic gradient with a step per weight that shrinks as the weight is used. */
function fitOne(examples: Example[], hashes: Uint32Array[], kept: number[], seed: number): LinearModel {
  const terms = new Map(kept.map((hash, at) => [hash, at]))
  const texts = hashes.map(all => Int32Array.from([...all].flatMap(hash => terms.get(hash) ?? [])))
  const weights = new Float32Array(kept.length * COLUMNS)
  const seen = new Float32Array(kept.length * COLUMNS).fill(START)
  const bias = priors(examples)
  const random = createRandom(seed)
  const order = examples.map((_, n) => n)
  const gradient = new Float64Array(COLUMNS)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - (epoch / EPOCHS) * 0.9)
    for (const n of shuffle(order, random)) {
      const text = texts[n]!
      const { target } = examples[n]!
      const share = text.length === 0 ? 0 : 1 / Math.sqrt(text.length)
      const spoken: number[] = []
      for (let o = 0; o < COLUMNS; o++) {
        if (Number.isNaN(target[o]!)) continue
        let sum = bias[o]!
        for (let k = 0; k < text.length; k++) sum += weights[text[k]! * COLUMNS + o]! * share
        gradient[o] = sum
        spoken.push(o)
      }
      toGradient(gradient, target)
      for (const o of spoken) {
        const g = gradient[o]!
        bias[o]! -= 0.01 * rate * g
        const step = g * share
        for (let k = 0; k < text.length; k++) {
          const at = text[k]! * COLUMNS + o
          const full = step + DECAY * weights[at]!
          seen[at]! += full * full
          weights[at]! -= (rate * full) / Math.sqrt(seen[at]!)
        }
      }
    }
  }
  return { terms, weights, bias, predict: texts => predict(texts, terms, weights, bias) }
}

function predict(
  examples: Example[],
  terms: Map<number, number>,
  weights: Float32Array,
  bias: Float32Array,
): Float32Array {
  const result = new Float32Array(examples.length * COLUMNS)
  examples.forEach((example, n) => {
    const found = new Set<number>()
    eachTerm(example.words, hash => {
      const place = terms.get(hash)
      if (place !== undefined) found.add(place)
    })
    const share = found.size === 0 ? 0 : 1 / Math.sqrt(found.size)
    const row = n * COLUMNS
    for (let o = 0; o < COLUMNS; o++) result[row + o] = bias[o]!
    for (const place of found)
      for (let o = 0; o < COLUMNS; o++) result[row + o]! += weights[place * COLUMNS + o]! * share
  })
  return result
}

function toGradient(logits: Float64Array, target: Float32Array): void {
  if (!Number.isNaN(target[STRESSOR_AT]!)) {
    let top = Number.NEGATIVE_INFINITY
    for (let o = STRESSOR_AT; o < STRESS_AT; o++) top = Math.max(top, logits[o]!)
    let sum = 0
    for (let o = STRESSOR_AT; o < STRESS_AT; o++) sum += Math.exp(logits[o]! - top)
    for (let o = STRESSOR_AT; o < STRESS_AT; o++)
      logits[o] = Math.exp(logits[o]! - top) / sum - (target[o]! * 0.95 + 0.05 / (STRESS_AT - STRESSOR_AT))
  }
  for (let o = 0; o < COLUMNS; o++)
    if ((o < STRESSOR_AT || o >= STRESS_AT) && !Number.isNaN(target[o]!))
      logits[o] = 1 / (1 + Math.exp(-logits[o]!)) - target[o]!
}
