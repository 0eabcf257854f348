// A linear classifier over the router's features: one weight a label and trace, one byte a weight.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets, dimensions, type Features } from './features.ts'

export type Scores = { best: string; of: (label: string) => number }
export type Linear = { score: (features: Features) => Scores; labels: readonly string[] }
type Head = { labels: string[]; scale: number; rowLength: number }

export const rowLength = buckets + dimensions + 1

export function loadLinear(folder: string, name: string): Linear {
  const { labels, scale } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Head
  const bytes = readFileSync(join(folder, `${name}.bin`))
  return linear(labels, scale, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** The weights of one trace stand side by side, a label each: a message touches few traces and every label. */
export function linear(labels: readonly string[], scale: number, weights: ArrayLike<number>): Linear {
  const size = labels.length
  return {
    labels,
    score: ({ at, value, dense }) => {
      const own = (buckets + dimensions) * size
      const sums = Float64Array.from(labels, (_, row) => weights[own + row]!)
      for (let i = 0; i < at.length; i++) {
        const [from, by] = [at[i]! * size, value[i]!]
        for (let row = 0; row < size; row++) sums[row]! += weights[from + row]! * by
      }
      for (let d = 0; d < dimensions; d++) {
        const [from, by] = [(buckets + d) * size, dense[d]!]
        for (let row = 0; row < size; row++) sums[row]! += weights[from + row]! * by
      }
      const powers = sums.map(sum => sum * scale)
      const top = Math.max(...powers)
      const best = labels[powers.indexOf(top)] ?? labels[0]!
      let total = 0
      for (let row = 0; row < size; row++) total += powers[row] = Math.exp(powers[row]! - top)
      return { best, of: label => (powers[labels.indexOf(label)] ?? 0) / total }
    },
  }
}
