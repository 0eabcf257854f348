// A linear classifier over the router's features: one row of weights a label, one byte a weight.
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

export function linear(labels: readonly string[], scale: number, weights: ArrayLike<number>): Linear {
  return {
    labels,
    score: ({ hashed, dense }) => {
      const sums = labels.map((_, row) => {
        const from = row * rowLength
        let sum = weights[from + buckets + dimensions]!
        for (const [at, value] of hashed) sum += weights[from + at]! * value
        for (let d = 0; d < dimensions; d++) sum += weights[from + buckets + d]! * dense[d]!
        return sum * scale
      })
      const top = Math.max(...sums)
      const powers = sums.map(sum => Math.exp(sum - top))
      const total = powers.reduce((a, b) => a + b, 0)
      const best = labels[sums.indexOf(top)] ?? labels[0]!
      return { best, of: label => (powers[labels.indexOf(label)] ?? 0) / total }
    },
  }
}
