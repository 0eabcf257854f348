// Softmax regression by Adagrad with a little shrinking, from a fixed seed: the same turns give the same weights.
import { buckets, dimensions, type Features } from '#server/companion/voice/router/features.ts'
import { rowLength } from '#server/companion/voice/router/linear.ts'
import { createRandom, shuffle } from './random.ts'
import type { Featured, View } from './router-turns.ts'

export type Model = { labels: string[]; weights: Float64Array }
export type Point = { at: Int32Array; value: Float64Array; label: number; weight: number }
export type Fitting = { rounds: number; shrink: number; rate: number }

const fitting: Fitting = { rounds: 15, shrink: 2e-4, rate: 0.12 }

export function fitWeights(data: readonly Featured[], view: View): Model {
  const labelled = data.flatMap(({ turn, features }) => {
    const label = view(turn)
    return label ? [{ features, label }] : []
  })
  const labels = [...new Set(labelled.map(each => each.label))].sort()
  const count = new Map(labels.map(label => [label, labelled.filter(each => each.label === label).length]))
  const mean = labelled.length / labels.length
  const points = labelled.map(each => ({
    ...pointOf(each.features),
    label: labels.indexOf(each.label),
    // The many must not drown the few.
    weight: Math.min(2, mean / count.get(each.label)!),
  }))
  return { labels, weights: descend(points, labels.length, fitting) }
}

/** The hashed traces, then the numbers of the mean vector, then one for the label itself. */
export function pointOf({ at, value, dense }: Features): Pick<Point, 'at' | 'value'> {
  const places = [...at, ...dense.keys().map(d => buckets + d), buckets + dimensions]
  return { at: Int32Array.from(places), value: Float64Array.from([...value, ...dense, 1]) }
}

export function descend(points: Point[], size: number, { rounds, shrink, rate }: Fitting): Float64Array {
  const weights = new Float64Array(size * rowLength)
  const squares = new Float64Array(size * rowLength).fill(1e-3)
  const random = createRandom(7)
  const powers = new Float64Array(size)
  for (let round = 0; round < rounds; round++) {
    for (const { at, value, label, weight } of shuffle([...points], random)) {
      powers.fill(0)
      for (let i = 0; i < at.length; i++) {
        const from = at[i]! * size
        for (let row = 0; row < size; row++) powers[row]! += weights[from + row]! * value[i]!
      }
      const top = Math.max(...powers)
      let total = 0
      for (let row = 0; row < size; row++) total += powers[row] = Math.exp(powers[row]! - top)
      const errors = powers.map((power, row) => (power / total - (row === label ? 1 : 0)) * weight)
      for (let i = 0; i < at.length; i++) {
        for (let row = 0; row < size; row++) {
          const error = errors[row]!
          if (Math.abs(error) < 1e-3) continue
          const k = at[i]! * size + row
          const slope = error * value[i]! + shrink * weights[k]!
          squares[k]! += slope * slope
          weights[k]! -= (rate * slope) / Math.sqrt(squares[k]!)
        }
      }
    }
  }
  return weights
}
