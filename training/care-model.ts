/** The linear model behind the care detector's learned layer: features as numbers, fitting, packing. */
import {
  type Features,
  type Odds,
  pairsOf,
  shares,
  softmax,
  type Weights,
  weightOfPair,
} from '#server/care/learned.ts'
import { halvesOf } from '#server/care/pairs.ts'
import { descend } from './lbfgs.ts'

/** A message as the model sees it: the numbers of its known features, kind by kind, and what it should say. */
export type Example = { features: Features; tier: number; weight: number }
type Row = { ids: Int32Array; values: Float64Array; tier: number; weight: number }
/** Every feature's number by its name, and that of a pair by the numbers of its halves. */
export type Names = { all: Map<string, number>; pairs: Map<number, number> }
export type Model = { names: Names; at: Float64Array }

// So strict that it fits its own lines less well, and those of a hand it has not seen better.
const strictness = 4
// Enough to come to rest: stopped half-way, the same lines in another order give another model.
const steps = 120

/** Features met in fewer labelled lines than this are not learned. */
const least = [3, 4, 1, 1]
/** Rows of three words are the most by far. */
const leastRows = 4
const leastPairs = 5

export function namesOf(labelled: Example[]): Names {
  const counts = [0, 1, 2, 3].map(() => new Map<string, number>())
  const pairCounts = new Map<string, number>()
  const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1)
  for (const { features } of labelled) {
    features.forEach((set, kind) => {
      for (const name of set) count(counts[kind]!, name)
    })
    for (const name of pairsOf(features)) count(pairCounts, name)
  }
  const all = new Map<string, number>()
  counts.forEach((met, kind) => {
    for (const [name, times] of met)
      if (times >= (kind === 0 && isRowOfThree(name) ? leastRows : least[kind]!)) all.set(name, all.size)
  })
  const pairs = new Map<number, number>()
  for (const [name, times] of pairCounts) {
    if (times < leastPairs) continue
    const [a, b] = halvesOf(name)!.map(half => all.get(half)!)
    pairs.set(keyOf(a!, b!), all.size)
    all.set(name, all.size)
  }
  return { all, pairs }
}

const isRowOfThree = (name: string) => name.split(' ').length === 3

const mostFeatures = 2 ** 20
const keyOf = (a: number, b: number) => Math.min(a, b) * mostFeatures + Math.max(a, b)

function rowOf({ features, tier, weight }: Example, names: Names): Row {
  const ids: number[] = []
  const values: number[] = []
  const halves: number[] = []
  for (const [kind, set] of features.entries()) {
    const known = [...set].map(name => names.all.get(name)).filter(id => id !== undefined)
    ids.push(...known)
    values.push(...known.map(() => shares[kind]! / Math.sqrt(known.length)))
    if (kind > 1) halves.push(...known)
  }
  const each = weightOfPair(halves.length)
  halves.forEach((a, i) => {
    for (let j = 0; j < i; j++) {
      const id = names.pairs.get(keyOf(a, halves[j]!))
      if (id === undefined) continue
      ids.push(id)
      values.push(each)
    }
  })
  return { ids: Int32Array.from(ids), values: Float64Array.from(values), tier, weight }
}

export function fitModel(examples: Example[], names: Names): Model {
  const rows = examples.map(example => rowOf(example, names))
  const size = names.all.size * 3
  const at = descend(size + 3, (w, into) => slope(rows, size, w, into), steps)
  return { names, at }
}

// The log loss of all rows and its slope, with the weights held small.
function slope(rows: Row[], size: number, w: Float64Array, into: Float64Array): number {
  let loss = 0
  for (const { ids, values, tier, weight } of rows) {
    const odds = oddsOf(ids, values, w, size)
    loss -= weight * Math.log(odds[tier]! + 1e-12)
    for (let k = 0; k < 3; k++) {
      const miss = weight * (odds[k]! - (k === tier ? 1 : 0))
      into[size + k]! += miss
      for (let i = 0; i < ids.length; i++) into[ids[i]! * 3 + k]! += miss * values[i]!
    }
  }
  for (let i = 0; i < size; i++) {
    loss += 0.5 * strictness * w[i]! * w[i]!
    into[i]! += strictness * w[i]!
  }
  return loss
}

function oddsOf(ids: Int32Array, values: Float64Array, w: Float64Array, size: number): Odds {
  let a = w[size]!
  let b = w[size + 1]!
  let c = w[size + 2]!
  for (let i = 0; i < ids.length; i++) {
    const at = ids[i]! * 3
    const value = values[i]!
    a += w[at]! * value
    b += w[at + 1]! * value
    c += w[at + 2]! * value
  }
  return softmax([a, b, c])
}

/** Pairs with no weight over so much of a byte's 127 are left out: they are thousands, and hardly say a thing. */
const faintest = 1

// The three weights of a feature sum to nought, before rounding by themselves.
function toWhole(weights: number[]): number[] {
  const whole = weights.map(Math.round)
  return [-whole.reduce((a, b) => a + b, 0), ...whole]
}

/** The weights as whole numbers of one byte; of all but pairs those that would all be nought are kept, for they count. */
export function pack({ names, at }: Model): Weights {
  const size = names.all.size * 3
  let most = 0
  for (let i = 0; i < size; i++) most = Math.max(most, Math.abs(at[i]!))
  const scale = most / 127
  const rows: [string, number[]][] = [...names.all].map(([name, id]) => [
    name,
    toWhole([1, 2].map(k => at[id * 3 + k]! / scale)),
  ])
  const kept = rows.filter(([name, row]) => !halvesOf(name) || row.some(w => Math.abs(w) > faintest))
  kept.sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const bias = [0, 1, 2].map(k => Number(at[size + k]!.toFixed(4)))
  return { bias, scale, features: new Map(kept) }
}
