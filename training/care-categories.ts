/** The linear model that says what a flagged message is about (src/server/care/category.ts). */
import { type CategoryWeights, categoryFeatures, categoryShares } from '#server/care/category.ts'
import type { Senses } from '#server/care/senses.ts'
import { type Read, weigh } from '#server/care/weigh.ts'
import type { CareCategory } from '#shared/care.ts'
import { descend } from './lbfgs.ts'

export type Told = { reads: Read[]; category: string }
type Row = { ids: number[]; values: number[]; answer: number }

const strictness = 2
const steps = 60
/** Words and the rest met in fewer lines than this are not learned. */
const least = [8, 2, 2, 2]

/** Lines of concern and crisis; what is incitement only a rule may say. */
export function fitCategories(told: Told[], senses: Senses): CategoryWeights {
  const lines = told.filter(line => line.category !== 'incitement')
  const categories = [...new Set(lines.map(line => line.category))].sort() as CareCategory[]
  const size = categories.length
  const all = lines.map(({ reads }) => categoryFeatures(reads, weigh(reads).category, senses))
  const counts = least.map(() => new Map<string, number>())
  for (const features of all)
    features.forEach((names, kind) => {
      for (const name of names) counts[kind]!.set(name, (counts[kind]!.get(name) ?? 0) + 1)
    })
  const known = new Map<string, number>()
  counts.forEach((met, kind) => {
    for (const [name, times] of met) if (times >= least[kind]!) known.set(name, known.size)
  })
  const rows = all.map((features, i): Row => {
    const row: Row = { ids: [], values: [], answer: categories.indexOf(lines[i]!.category as CareCategory) }
    features.forEach((names, kind) => {
      const ids = [...names].flatMap(name => known.get(name) ?? [])
      row.ids.push(...ids)
      row.values.push(...ids.map(() => categoryShares[kind]! / Math.sqrt(ids.length)))
    })
    return row
  })
  const end = known.size * size
  const at = descend(end + size, (w, into) => slope(rows, size, end, w, into), steps)
  let most = 0
  for (let i = 0; i < end; i++) most = Math.max(most, Math.abs(at[i]!))
  const scale = most / 127
  const weightsOf = (id: number) => categories.map((_, k) => Math.round(at[id * size + k]! / scale))
  const features = [...known].map(([name, id]): [string, number[]] => [name, weightsOf(id)])
  features.sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const bias = categories.map((_, k) => Number(at[end + k]!.toFixed(4)))
  return { scale, categories, bias, features: new Map(features) }
}

function slope(rows: Row[], size: number, end: number, w: Float64Array, into: Float64Array): number {
  let loss = 0
  const sums = new Float64Array(size)
  for (const { ids, values, answer } of rows) {
    for (let k = 0; k < size; k++) sums[k] = w[end + k]!
    ids.forEach((id, i) => {
      for (let k = 0; k < size; k++) sums[k]! += w[id * size + k]! * values[i]!
    })
    const top = Math.max(...sums)
    let total = 0
    for (let k = 0; k < size; k++) total += Math.exp(sums[k]! - top)
    loss -= sums[answer]! - top - Math.log(total)
    for (let k = 0; k < size; k++) {
      const miss = Math.exp(sums[k]! - top) / total - (k === answer ? 1 : 0)
      into[end + k]! += miss
      ids.forEach((id, i) => {
        into[id * size + k]! += miss * values[i]!
      })
    }
  }
  for (let i = 0; i < end; i++) {
    loss += 0.5 * strictness * w[i]! * w[i]!
    into[i]! += strictness * w[i]!
  }
  return loss
}
