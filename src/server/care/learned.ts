// The learned layer: a linear model over the words, word pairs and ideas of a message, trained on our own labelled
// lines (training/care.ts). It gives the odds of the three tiers; weigh.ts says what they may change.
import type { Read } from './weigh.ts'

/** A share for each tier: none, concern, crisis. */
export type Odds = [number, number, number]

/** `features` maps a feature's name to its three weights as whole numbers, to be multiplied by `scale`. */
export type Weights = { bias: number[]; scale: number; features: Map<string, number[]> }

/** The weights' file: a first line of scale and three biases, then a line a feature: its name and three whole numbers. */
export function readWeights(text: string): Weights {
  const [first, ...rows] = text.trimEnd().split('\n')
  const [scale, ...bias] = first!.split('\t').map(Number)
  const features: Weights['features'] = new Map()
  for (const row of rows) {
    const [name, ...weights] = row.split('\t')
    features.set(name!, weights.map(Number))
  }
  return { scale: scale!, bias, features }
}

export function writeWeights({ scale, bias, features }: Weights): string {
  const rows = [[scale, ...bias], ...[...features].map(([name, weights]) => [name, ...weights])]
  return `${rows.map(row => row.join('\t')).join('\n')}\n`
}

type Word = { own: number[] | undefined; ofStem: number[] | undefined; stem: number }

export type Learned = (reads: readonly Read[]) => Odds

/** Word features weigh this much together, whatever the length of the message; so do the ideas. */
export const wordShare = 3
export const ideaShare = 3

export function createLearned({ bias, scale, features: known }: Weights): Learned {
  const single = new Map<string, Word>()
  const stems = new Map<string, number>()
  const stemId = (stem: string): number => {
    const id = stems.get(stem)
    if (id !== undefined) return id
    stems.set(stem, stems.size)
    return stems.size - 1
  }
  const pairs = new Map<number, number[]>()
  for (const [name, weights] of known) {
    if (name.startsWith('#')) continue
    const parts = name.split(' ')
    if (parts.length === 2) pairs.set(stemId(parts[0]!) * span + stemId(parts[1]!), weights)
    if (parts.length === 3) pairs.set(-stemId(parts[0]!) * span - stemId(parts[2]!) - 1, weights)
  }
  // A word's own weights and its stem's number, worked out once a word.
  const look = (token: string) => {
    const before = single.get(token)
    if (before) return before
    const stem = stemOf(token)
    const own = known.get(token)
    const ofStem = stem === token ? undefined : known.get(`~${stem}`)
    const found = { own, ofStem, stem: stems.get(stem) ?? -1 }
    if (single.size > 5000) single.clear()
    single.set(token, found)
    return found
  }
  return reads => {
    const words = new Sum()
    const ideas = new Sum()
    for (const { sentence, matches } of reads) {
      let before = stems.get('^') ?? -1
      let beforeThat = -1
      for (const token of sentence.tokens) {
        if (token === ',') continue
        const { own, ofStem, stem } = look(token)
        words.add(own)
        words.add(ofStem)
        if (before >= 0 && stem >= 0) words.add(pairs.get(before * span + stem))
        if (beforeThat >= 0 && stem >= 0) words.add(pairs.get(-beforeThat * span - stem - 1))
        beforeThat = before
        before = stem
      }
      if (before >= 0) words.add(pairs.get(before * span + (stems.get('$') ?? -1)))
      for (const { rule } of matches) ideas.add(known.get(`#${rule.name}`))
    }
    return softmax(
      bias.map((start, k) => start + words.share(k, wordShare * scale) + ideas.share(k, ideaShare * scale)),
    )
  }
}

const span = 1 << 16

// Adds each feature once, however often it is met.
class Sum {
  private readonly seen = new Set<number[]>()
  private readonly sums = [0, 0, 0]

  add(weights: number[] | undefined): void {
    if (!weights || this.seen.has(weights)) return
    this.seen.add(weights)
    for (let k = 0; k < 3; k++) this.sums[k]! += weights[k]!
  }

  share(tier: number, factor: number): number {
    return this.seen.size ? (this.sums[tier]! * factor) / Math.sqrt(this.seen.size) : 0
  }
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
