// The learned layer: a linear model over the words, letters, notions and ideas of a message, trained on our own
// labelled lines (training/care.ts). It gives the odds of the three tiers; temper.ts says what they may change.
import type { Senses } from './senses.ts'
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

export type Learned = (reads: readonly Read[]) => Odds

/** What each kind of features (words, letters, notions, rules) weighs, whatever the length of the message. */
export const shares = [4, 4, 2.5, 2.5] as const

type Word = { own: number; ofStem: number; stem: number; letters: Int32Array }

export function createLearned({ bias, scale, features: known }: Weights, senses: Senses): Learned {
  const table = new Float64Array(known.size * 3)
  const ids = new Map<string, number>()
  const stems = new Map<string, number>()
  const pairs = new Map<number, number>()
  const triples = new Map<number, number>()
  const stemId = (stem: string): number => {
    const id = stems.get(stem)
    if (id !== undefined) return id
    stems.set(stem, stems.size)
    return stems.size - 1
  }
  for (const [name, weights] of known) {
    const id = ids.size
    ids.set(name, id)
    for (let k = 0; k < 3; k++) table[id * 3 + k] = weights[k]!
    const parts = name.split(' ')
    if (parts.length === 1 || name.startsWith('#')) continue
    if (parts.length === 2) pairs.set(stemId(parts[0]!) * span + stemId(parts[1]!), id)
    if (parts.length !== 3) continue
    if (parts[1] === '_') pairs.set(-stemId(parts[0]!) * span - stemId(parts[2]!) - 1, id)
    else triples.set((stemId(parts[0]!) * span + stemId(parts[1]!)) * span + stemId(parts[2]!), id)
  }
  const idOf = (name: string) => ids.get(name) ?? -1
  const notions = [...senses.names.map(n => idOf(`@${n}`)), ...senses.names.map(n => idOf(`@!${n}`))]
  const opening = stems.get('^') ?? -1
  const closing = stems.get('$') ?? -1
  // A word's own numbers are worked out once a word.
  const single = new Map<string, Word>()
  const look = (token: string): Word => {
    const before = single.get(token)
    if (before) return before
    const stem = stemOf(token)
    const letters = Int32Array.from(
      lettersOf(token)
        .map(idOf)
        .filter(id => id >= 0),
    )
    const ofStem = stem === token ? -1 : idOf(`~${stem}`)
    const found = { own: idOf(token), ofStem, stem: stems.get(stem) ?? -1, letters }
    if (single.size > 5000) single.clear()
    single.set(token, found)
    return found
  }
  const ideaIds = new Map<string, number>()
  const ideaId = (name: string): number => {
    const before = ideaIds.get(name)
    if (before !== undefined) return before
    ideaIds.set(name, idOf(`#${name}`))
    return idOf(`#${name}`)
  }
  // Each feature counts once, however often it is met: `seen` holds the number of the message it was last met in.
  const seen = new Uint32Array(known.size)
  let stamp = 0
  const sums = new Float64Array(12)
  const counts = new Float64Array(4)
  const add = (id: number, group: number): void => {
    if (id < 0 || seen[id] === stamp) return
    seen[id] = stamp
    counts[group]!++
    for (let k = 0; k < 3; k++) sums[group * 3 + k]! += table[id * 3 + k]!
  }
  const here: number[] = []
  return reads => {
    stamp++
    sums.fill(0)
    counts.fill(0)
    for (const { sentence, matches } of reads) {
      let before = opening
      let beforeThat = -1
      for (const token of sentence.tokens) {
        if (token === ',') continue
        const { own, ofStem, stem, letters } = look(token)
        add(own, 0)
        add(ofStem, 0)
        if (before >= 0 && stem >= 0) add(pairs.get(before * span + stem) ?? -1, 0)
        if (beforeThat >= 0 && stem >= 0) {
          add(pairs.get(-beforeThat * span - stem - 1) ?? -1, 0)
          if (before >= 0) add(triples.get((beforeThat * span + before) * span + stem) ?? -1, 0)
        }
        for (let i = 0; i < letters.length; i++) add(letters[i]!, 1)
        beforeThat = before
        before = stem
      }
      if (before >= 0) {
        add(pairs.get(before * span + closing) ?? -1, 0)
        if (beforeThat >= 0) add(triples.get((beforeThat * span + before) * span + closing) ?? -1, 0)
      }
      here.length = 0
      senses.read(sentence.tokens, here)
      for (const notion of here) add(notions[notion]!, 2)
      for (const { rule } of matches) add(ideaId(rule.name), 3)
    }
    const total = bias.map((start, k) => {
      let sum = start
      for (let group = 0; group < 4; group++)
        if (counts[group]) sum += (sums[group * 3 + k]! * shares[group]! * scale) / Math.sqrt(counts[group]!)
      return sum
    })
    return softmax(total)
  }
}

const span = 1 << 16

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

// Runs of three to five letters: what is left of a word in its slips, its other forms and its cousins abroad.
function lettersOf(token: string): string[] {
  const word = `<${token}>`
  const longest = token.length < 4 ? 3 : 5
  const runs: string[] = []
  for (let i = 0; i + 3 <= word.length; i++)
    for (let length = 3; length <= longest && i + length <= word.length; length++)
      runs.push(`&${word.slice(i, i + length)}`)
  return runs
}

export type Features = [words: Set<string>, letters: Set<string>, notions: Set<string>, ideas: Set<string>]

/** What the model looks at, by name, for the training: words and their neighbours, letters, notions, rules that met. */
export function featuresOf(reads: readonly Read[], senses: Senses): Features {
  const words = new Set<string>()
  const letters = new Set<string>()
  const notions = new Set<string>()
  const ideas = new Set<string>()
  for (const { sentence, matches } of reads) {
    let before = '^'
    let beforeThat = ''
    for (const token of sentence.tokens) {
      if (token === ',') continue
      const stem = stemOf(token)
      words.add(token)
      if (stem !== token) words.add(`~${stem}`)
      words.add(`${before} ${stem}`)
      if (beforeThat) words.add(`${beforeThat} _ ${stem}`).add(`${beforeThat} ${before} ${stem}`)
      for (const run of lettersOf(token)) letters.add(run)
      beforeThat = before
      before = stem
    }
    words.add(`${before} $`)
    if (beforeThat) words.add(`${beforeThat} ${before} $`)
    const here: number[] = []
    senses.read(sentence.tokens, here)
    const { names } = senses
    for (const id of here) notions.add(id < names.length ? `@${names[id]}` : `@!${names[id - names.length]}`)
    for (const { rule } of matches) ideas.add(`#${rule.name}`)
  }
  return [words, letters, notions, ideas]
}
