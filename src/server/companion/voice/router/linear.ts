// A linear classifier over the router's features: one weight a label and trace, one byte a weight.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets, dimensions, type Features } from './features.ts'

export type Scores = { best: string; of: (label: string) => number }
export type Linear = { labels: readonly string[]; scale: number; weights: ArrayLike<number> }
type Head = { labels: string[]; scale: number; rowLength: number }

export const rowLength = buckets + dimensions + 1

export function loadLinear(folder: string, name: string): Linear {
  const { labels, scale } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Head
  const bytes = readFileSync(join(folder, `${name}.bin`))
  return linear(labels, scale, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

export function linear(labels: readonly string[], scale: number, weights: ArrayLike<number>): Linear {
  return { labels, scale, weights }
}

/**
 * Scores a message by two classifiers at once. All weights of one trace stand side by side, a label each: a message
 * touches few traces, far apart, and every label of both.
 */
export function together(one: Linear, other: Linear): (features: Features) => [Scores, Scores] {
  const [first, second] = [one.labels.length, other.labels.length]
  const size = first + second
  const weights = sideBySide(one, other)
  const own = (buckets + dimensions) * size
  return ({ at, value, dense }) => {
    const sums = new Float64Array(size)
    for (let label = 0; label < size; label++) sums[label] = weights[own + label]!
    for (let i = 0; i < at.length; i++) {
      const from = at[i]! * size
      const by = value[i]!
      for (let label = 0; label < size; label++) sums[label]! += weights[from + label]! * by
    }
    for (let d = 0; d < dimensions; d++) {
      const from = (buckets + d) * size
      const by = dense[d]!
      for (let label = 0; label < size; label++) sums[label]! += weights[from + label]! * by
    }
    return [scored(one, sums.subarray(0, first)), scored(other, sums.subarray(first))]
  }
}

/** One byte a weight, as they are stored; while they are being learned they are no whole numbers. */
function sideBySide(one: Linear, other: Linear): Int8Array | Float64Array {
  const [first, second] = [one.labels.length, other.labels.length]
  const size = first + second
  const isStored = one.weights instanceof Int8Array && other.weights instanceof Int8Array
  const weights = isStored ? new Int8Array(rowLength * size) : new Float64Array(rowLength * size)
  for (let row = 0; row < rowLength; row++) {
    for (let i = 0; i < first; i++) weights[row * size + i] = one.weights[row * first + i]!
    for (let i = 0; i < second; i++) weights[row * size + first + i] = other.weights[row * second + i]!
  }
  return weights
}

function scored({ labels, scale }: Linear, sums: Float64Array): Scores {
  const powers = sums.map(sum => sum * scale)
  const top = Math.max(...powers)
  const best = labels[powers.indexOf(top)] ?? labels[0]!
  let total = 0
  for (let row = 0; row < powers.length; row++) total += powers[row] = Math.exp(powers[row]! - top)
  return { best, of: label => (powers[labels.indexOf(label)] ?? 0) / total }
}
