// The learned layer: a linear model over the words, word pairs and ideas of a message, trained on our own labelled
// lines (training/care.ts). It gives the odds of the three tiers; weigh.ts says what they may change.
import type { Read } from './weigh.ts'

/** A share for each tier: none, concern, crisis. */
export type Odds = [number, number, number]

/** `features` maps a feature's name to its three weights as whole numbers, to be multiplied by `scale`. */
export type Weights = { bias: number[]; scale: number; features: Record<string, number[]> }

export type Learned = (reads: readonly Read[]) => Odds

/** Word features weigh this much together, whatever the length of the message; so do the ideas. */
export const wordShare = 3
export const ideaShare = 2

export function createLearned(weights: Weights): Learned {
  const table = new Map(Object.entries(weights.features))
  const { bias, scale } = weights
  return reads => {
    const { words, ideas } = featuresOf(reads)
    const sums = [...bias]
    add(sums, words, table, wordShare * scale)
    add(sums, ideas, table, ideaShare * scale)
    return softmax(sums)
  }
}

function add(sums: number[], names: Set<string>, table: Map<string, number[]>, share: number): void {
  let known = 0
  let a = 0
  let b = 0
  let c = 0
  for (const name of names) {
    const weights = table.get(name)
    if (!weights) continue
    known++
    a += weights[0]!
    b += weights[1]!
    c += weights[2]!
  }
  if (known === 0) return
  const factor = share / Math.sqrt(known)
  sums[0]! += a * factor
  sums[1]! += b * factor
  sums[2]! += c * factor
}

export function softmax(sums: readonly number[]): Odds {
  const top = Math.max(...sums)
  const parts = sums.map(sum => Math.exp(sum - top))
  const total = parts.reduce((x, y) => x + y, 0)
  return parts.map(part => part / total) as Odds
}

const suffix = /(?:ings?|edly|ed|ies|es|s|ly|ness|e)$/u

// Crude on purpose: it only has to bring "hurting", "hurts" and "hurt" together.
function stemOf(token: string): string {
  if (token.length < 4) return token
  const stem = token.replace(suffix, '')
  return stem.length < 3 ? token : stem
}

/** What the model looks at: single words, neighbours, neighbours but one, and the flags of the lexicon. */
export function featuresOf(reads: readonly Read[]): { words: Set<string>; ideas: Set<string> } {
  const words = new Set<string>()
  const ideas = new Set<string>()
  for (const { sentence, matches } of reads) {
    const { tokens } = sentence
    let before = '^'
    let beforeThat = ''
    for (const token of tokens) {
      if (token === ',') continue
      const stem = stemOf(token)
      words.add(token)
      if (stem !== token) words.add(`~${stem}`)
      words.add(`${before} ${stem}`)
      if (beforeThat) words.add(`${beforeThat} _ ${stem}`)
      beforeThat = before
      before = stem
    }
    words.add(`${before} $`)
    for (const { rule } of matches) ideas.add(`#${rule.name}`)
  }
  return { words, ideas }
}
