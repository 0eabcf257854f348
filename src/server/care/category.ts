// Says what a flagged message is about: a small linear model over its words, notions, rules and the category the rules
// found. Asked only for messages that are a concern or a crisis, so it may look features up by their names.
import type { CareCategory } from '#shared/care.ts'
import type { Weighed } from './conclude.ts'
import { stemOf } from './learned.ts'
import type { Senses } from './senses.ts'
import type { Read } from './weigh.ts'

/** What each kind of features (words, notions, rules, the rules' category) weighs, whatever their number. */
export const categoryShares = [3, 2.5, 2.5, 1.5] as const

/** `features` maps a name to one whole number for each category, to be multiplied by `scale`. */
export type CategoryWeights = {
  scale: number
  categories: CareCategory[]
  bias: number[]
  features: Map<string, number[]>
}

/** The category of a flagged message, or of a stretch of one. */
export type NameCategory = (weighed: Weighed, reads: readonly Read[]) => CareCategory

export function createNaming(
  { scale, categories, bias, features }: CategoryWeights,
  senses: Senses,
): NameCategory {
  return (weighed, reads) => {
    // What is plainly said has said what it is; and only a rule may call something incitement, for that is held.
    if (weighed.category && (weighed.plain || weighed.category === 'incitement')) return weighed.category
    const sums = [...bias]
    categoryFeatures(reads, weighed.category, senses).forEach((names, kind) => {
      const known = [...names].flatMap(name => [features.get(name) ?? []]).filter(row => row.length > 0)
      const each = (categoryShares[kind]! * scale) / Math.sqrt(known.length || 1)
      for (const row of known)
        row.forEach((weight, k) => {
          sums[k]! += weight * each
        })
    })
    return categories[sums.indexOf(Math.max(...sums))]!
  }
}

/** What the naming looks at, kind by kind, by name. */
export function categoryFeatures(
  reads: readonly Read[],
  found: CareCategory | null,
  senses: Senses,
): [words: Set<string>, notions: Set<string>, rules: Set<string>, found: Set<string>] {
  const words = new Set<string>()
  const notions = new Set<string>()
  const rules = new Set<string>()
  const here: number[] = []
  for (const { sentence, matches } of reads) {
    for (const token of sentence.tokens) words.add(token).add(`~${stemOf(token)}`)
    senses.read(sentence, here)
    for (const { rule } of matches) rules.add(`#${rule.name}`)
  }
  const { names } = senses
  for (const id of here) notions.add(id < names.length ? `@${names[id]}` : `@!${names[id - names.length]}`)
  return [words, notions, rules, new Set([`=${found ?? ''}`])]
}

/** The file of the weights: scale and categories, biases, then a line a feature. */
export function writeCategories({ scale, categories, bias, features }: CategoryWeights): string {
  const rows = [[scale, ...categories], ['', ...bias], ...[...features].map(([name, row]) => [name, ...row])]
  return `${rows.map(row => row.join('\t')).join('\n')}\n`
}

export function readCategories(text: string): CategoryWeights {
  const [first, second, ...rows] = text
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'))
  const [scale, ...categories] = first!
  return {
    scale: Number(scale),
    categories: categories as CareCategory[],
    bias: second!.slice(1).map(Number),
    features: new Map(rows.map(([name, ...row]) => [name!, row.map(Number)])),
  }
}
