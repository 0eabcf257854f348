// The learned layer: a linear model over the words, letters, notions and ideas of a message and the pairs of these,
// trained on our own labelled lines (training/care.ts). It gives the odds of the three tiers; temper.ts says what they may change.
import { halvesOf, isNamed, Pairs, pairName } from './pairs.ts'
import { standingOf } from './scope.ts'
import type { Senses } from './senses.ts'
import type { Sentence } from './tokens.ts'
import type { Read } from './weigh.ts'
import type { WeightTables } from './weights.ts'

/** A share for each tier: none, concern, crisis. */
export type Odds = [number, number, number]

/** `features` maps a feature's name to its three weights as whole numbers, to be multiplied by `scale`. */
export type Weights = { bias: number[]; scale: number; features: Map<string, number[]> }

/**
 * The weights' file: a first line of scale and three biases, then a line a feature: its name and its weights for concern
 * and crisis. All three sum to nought, so that for none is left out. Pairs come last, named by the places of their halves
 * among the notions and rules, after a star.
 */
export function writeWeights({ scale, bias, features }: Weights): string {
  const halves = new Map([...features.keys()].filter(isHalf).map((name, i) => [name, i]))
  const pairs: (string | number)[][] = []
  const rows: (string | number)[][] = [[scale, ...bias]]
  for (const [name, [, ...weights]] of features) {
    const [a, b] = halvesOf(name) ?? []
    if (a && b) pairs.push([`*${halves.get(a)} ${halves.get(b)}`, ...weights])
    else rows.push([name, ...weights])
  }
  return `${[...rows, ...pairs].map(row => row.join('\t')).join('\n')}\n`
}

const isHalf = (name: string) => isNamed(name) && !halvesOf(name)

/** Reads a text once; then gives the odds of it, or of its sentences `from` up to `to` (not included). */
export type Learned = (reads: readonly Read[]) => (from?: number, to?: number) => Odds

/** What each kind of features (words, letters, notions, rules) weighs, whatever the length of the message. */
export const shares = [4, 4, 2.5, 2.5] as const
/** What all pairs of the known notions and rules weigh; a pair that was not learned counts as one that says nothing. */
export const shareOfPairs = 4

/** What one of the pairs of so many known notions and rules weighs. */
export function weightOfPair(halves: number): number {
  return halves < 2 ? 0 : shareOfPairs / Math.sqrt((halves * (halves - 1)) / 2)
}

/** A word's numbers: its own feature, its stem's, the stem, and the runs of its letters. */
type Word = { own: number; ofStem: number; stem: number; runs: number[] }

export function createLearned(tables: WeightTables, senses: Senses): Learned {
  const { bias, scale, weights, ofWord, stems, ofStem, rows, ofRow, named } = tables
  const idOf = (name: string) => named.get(name) ?? -1
  const notions = [...senses.names.map(n => idOf(`@${n}`)), ...senses.names.map(n => idOf(`@!${n}`))]
  const ideas = new Map(
    [...named].flatMap(([name, id]) => (name.startsWith('#') ? [[name.slice(1), id]] : [])) as [
      string,
      number,
    ][],
  )
  const pairs = new Pairs(named.size, tables.pairs)
  // The number of each feature as half of a pair.
  const halfOf = new Int32Array(tables.count)
  for (const id of named.values()) halfOf[id] = tables.halves.indexOf(id)
  const { alone, beforeGap } = firstSteps(tables)
  const opening = stems.find('^')
  const closing = stems.find('$')
  // Each feature counts once, however often it is met: `seen` holds the stamp of the sentence, or of the stretch of
  // them, it was last met in. Stamps begin anew after 255: a table of bytes stays near the processor.
  const seen = new Uint8Array(tables.count)
  const wordSeen = new Uint8Array(ofWord.length)
  let stamp = 0
  const begin = (): void => {
    stamp = stamp === 255 ? 1 : stamp + 1
    if (stamp === 1) for (const stamps of [seen, wordSeen]) stamps.fill(0)
  }
  // The features of the text's sentences, one after the other, each with its kind; those of sentence i are the ones
  // from sentenceStarts[i] up to sentenceStarts[i + 1].
  let met = new Int32Array(4096)
  let metCount = 0
  const sentenceStarts: number[] = []
  const add = (id: number, group: number): void => {
    if (id < 0 || seen[id] === stamp) return
    seen[id] = stamp
    if (metCount === met.length) met = withRoom(met)
    met[metCount++] = id * 4 + group
  }
  const addRow = (state: number): void => {
    if (state >= 0) add(ofRow[state]!, 0)
  }
  const look = (token: string, id: number): Word => {
    const end = stemEnd(token)
    const stem = stems.find(token, 0, end)
    const ofItsStem = end < token.length && stem >= 0 ? ofStem[stem]! : -1
    return { own: id < 0 ? -1 : ofWord[id]!, ofStem: ofItsStem, stem, runs: runsOf(tables, token) }
  }
  // A word of the vocabulary is looked at once, any other whenever it is met: what people write is not kept.
  const known: (Word | undefined)[] = Array.from(ofWord, () => undefined)
  const lookKnown = (token: string, id: number): Word => {
    const before = known[id]
    if (before) return before
    const word = look(token, id)
    known[id] = word
    return word
  }
  const addWord = (token: string, wordId: number): number => {
    const id = wordId < known.length ? wordId : -1
    const word = id < 0 ? look(token, id) : lookKnown(token, id)
    if (id >= 0) {
      if (wordSeen[id] === stamp) return word.stem
      wordSeen[id] = stamp
    }
    add(word.own, 0)
    add(word.ofStem, 0)
    const { runs } = word
    for (let i = 0; i < runs.length; i++) add(runs[i]!, 1)
    return word.stem
  }
  const addSentence = ({ tokens, ids }: Sentence): void => {
    // The states that the last stem, the last two, and the last but one with a gap after it have led to.
    let last = opening < 0 ? -1 : alone[opening]!
    let lastTwo = -1
    let overGap = -1
    let lastStem = opening
    for (let i = 0; i < tokens.length; i++) {
      if (tokens[i] === ',') continue
      const stem = addWord(tokens[i]!, ids[i]!)
      const two = last < 0 || stem < 0 ? -1 : rows.go(last, stem)
      addRow(two)
      if (stem >= 0 && overGap >= 0) addRow(rows.go(overGap, stem))
      if (stem >= 0 && lastTwo >= 0) addRow(rows.go(lastTwo, stem))
      overGap = lastStem < 0 ? -1 : beforeGap[lastStem]!
      last = stem < 0 ? -1 : alone[stem]!
      lastTwo = two
      lastStem = stem
    }
    if (closing < 0) return
    if (last >= 0) addRow(rows.go(last, closing))
    if (lastTwo >= 0) addRow(rows.go(lastTwo, closing))
  }
  const here: number[] = []
  const gather = (reads: readonly Read[]): void => {
    metCount = 0
    sentenceStarts.length = 0
    for (const { sentence, matches } of reads) {
      begin()
      sentenceStarts.push(metCount)
      addSentence(sentence)
      here.length = 0
      senses.read(sentence, here)
      for (let i = 0; i < here.length; i++) add(notions[here[i]!]!, 2)
      for (const match of matches) {
        const standing = standingOf(sentence, match)
        add(ideas.get(standing ? standing + match.rule.name : match.rule.name) ?? -1, 3)
      }
    }
    sentenceStarts.push(metCount)
  }
  const sums = new Float64Array(12)
  const counts = new Float64Array(4)
  const halves: number[] = []
  const pairSums = new Float64Array(3)
  const oddsOf = (from: number, to: number): Odds => {
    begin()
    sums.fill(0)
    counts.fill(0)
    halves.length = 0
    for (let i = sentenceStarts[from]!; i < sentenceStarts[to]!; i++) {
      const id = met[i]! >> 2
      const group = met[i]! & 3
      if (seen[id] === stamp) continue
      seen[id] = stamp
      counts[group]!++
      if (group > 1) halves.push(halfOf[id]!)
      for (let k = 0; k < 3; k++) sums[group * 3 + k]! += weights[id * 3 + k]!
    }
    pairs.sum(halves, pairSums)
    const perPair = weightOfPair(halves.length) * scale
    const total = bias.map((start, k) => {
      let sum = start + pairSums[k]! * perPair
      for (let group = 0; group < 4; group++)
        if (counts[group]) sum += (sums[group * 3 + k]! * shares[group]! * scale) / Math.sqrt(counts[group]!)
      return sum
    })
    return softmax(total)
  }
  return reads => {
    gather(reads)
    return (from = 0, to = reads.length) => oddsOf(from, to)
  }
}

function withRoom(full: Int32Array): Int32Array<ArrayBuffer> {
  const room = new Int32Array(full.length * 2)
  room.set(full)
  return room
}

// The states that rows begin with: after each stem, and after each stem and the sign of a gap.
function firstSteps({ stems, rows }: WeightTables): { alone: Int32Array; beforeGap: Int32Array } {
  const gap = stems.find('_')
  const alone = new Int32Array(stems.words.length).map((_, stem) => rows.go(0, stem))
  return { alone, beforeGap: alone.map(state => (state < 0 || gap < 0 ? -1 : rows.go(state, gap))) }
}

export function softmax(sums: readonly number[]): Odds {
  const top = Math.max(...sums)
  const parts = sums.map(sum => Math.exp(sum - top))
  const total = parts.reduce((x, y) => x + y, 0)
  return parts.map(part => part / total) as Odds
}

/** What is left of a word without its ending. */
export function stemOf(token: string): string {
  return token.slice(0, stemEnd(token))
}

// Where the stem of a word ends. Crude on purpose: it only has to bring "hurting", "hurts" and "hurt" together.
function stemEnd(token: string): number {
  if (token.length < 4) return token.length
  const end = token.length - suffixLength(token)
  return end < 3 ? token.length : end
}

// The longest of these the word ends with: ing, ings, edly, ed, ies, es, s, ly, ness, e.
function suffixLength(token: string): number {
  switch (token[token.length - 1]) {
    case 's':
      if (token.endsWith('ings') || token.endsWith('ness')) return 4
      return token.endsWith('ies') ? 3 : token.endsWith('es') ? 2 : 1
    case 'g':
      return token.endsWith('ing') ? 3 : 0
    case 'y':
      return token.endsWith('edly') ? 4 : token.endsWith('ly') ? 2 : 0
    case 'd':
      return token.endsWith('ed') ? 2 : 0
    case 'e':
      return 1
    default:
      return 0
  }
}

const longestRun = (token: string) => (token.length < 4 ? 3 : 5)

// Runs of three to five letters: what is left of a word in its slips, its other forms and its cousins abroad.
function lettersOf(token: string): string[] {
  const word = `<${token}>`
  const longest = longestRun(token)
  const runs: string[] = []
  for (let i = 0; i + 3 <= word.length; i++)
    for (let length = 3; length <= longest && i + length <= word.length; length++)
      runs.push(`&${word.slice(i, i + length)}`)
  return runs
}

const begins = '<'.charCodeAt(0)
const ends = '>'.charCodeAt(0)

// The features of those runs, followed letter by letter as long as a known run goes on so.
function runsOf({ runs, ofRun }: WeightTables, token: string): number[] {
  const last = token.length
  const longest = longestRun(token)
  const found: number[] = []
  for (let from = -1; from + 2 <= last; from++) {
    let state = 0
    for (let i = from; i < from + longest && i <= last; i++) {
      state = runs.go(state, i < 0 ? begins : i === last ? ends : token.charCodeAt(i))
      if (state < 0) break
      const feature = ofRun[state]!
      if (feature >= 0) found.push(feature)
    }
  }
  return found
}

export type Features = [words: Set<string>, letters: Set<string>, notions: Set<string>, ideas: Set<string>]

/** The names of all pairs of the notions and rules among these features. */
export function pairsOf([, , notions, ideas]: Features): string[] {
  const halves = [...notions, ...ideas]
  return halves.flatMap((a, i) => halves.slice(0, i).map(b => pairName(a, b)))
}

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
    senses.read(sentence, here)
    const { names } = senses
    for (const id of here) notions.add(id < names.length ? `@${names[id]}` : `@!${names[id - names.length]}`)
    for (const match of matches) ideas.add(`#${standingOf(sentence, match)}${match.rule.name}`)
  }
  return [words, letters, notions, ideas]
}
