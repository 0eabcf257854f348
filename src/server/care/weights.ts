// Reads the file of the learned layer's weights (writeWeights in learned.ts) straight into tables of numbers, so that
// the detector is ready soon and finds a feature without making its name.
import { Steps } from './steps.ts'
import { Vocabulary, vocabulary } from './vocabulary.ts'

/** Every feature has a number; wherever one can be missing, -1 stands for it. */
export type WeightTables = {
  bias: number[]
  scale: number
  /** How many features there are, and three weights for each. */
  count: number
  weights: Int16Array
  /** Features of words by their number in the vocabulary. */
  ofWord: Int32Array
  /** Stems of words have numbers of their own. */
  stems: Vocabulary
  ofStem: Int32Array
  /** Rows of two or three stems, "_" standing for one left out, and the features of the states they lead to. */
  rows: Steps
  ofRow: Int32Array
  /** Runs of letters, likewise. */
  runs: Steps
  ofRun: Int32Array
  /** Notions (@) and ideas (#) by their name, and in the order in which pairs number them. */
  named: Map<string, number>
  halves: number[]
  /** Of each pair the places of its halves, and its weights for concern and crisis: four numbers. */
  pairs: number[]
}

const newline = 10
const star = 42
const minus = 45

export function readWeights(text: string): WeightTables {
  const firstEnd = text.indexOf('\n')
  const [scale, ...bias] = text.slice(0, firstEnd).split('\t').map(Number)
  const numbers: number[] = []
  const ofWord = new FeatureList()
  const ofStem = new FeatureList()
  const ofRow = new FeatureList()
  const ofRun = new FeatureList()
  const stems = new Vocabulary()
  const rows = new Steps(16)
  const runs = new Steps(15)
  const named = new Map<string, number>()
  const halves: number[] = []
  const pairs: number[] = []
  let count = 0
  for (let at = firstEnd + 1; at < text.length; ) {
    if (text.charCodeAt(at) === star) {
      at = readAll(text, at + 1, pairs)
      continue
    }
    const end = text.indexOf('\t', at)
    const mark = text[at]
    if (mark === '&') ofRun.set(stateOfRun(runs, text, at + 1, end), count)
    else if (mark === '~') ofStem.set(stems.add(text, at + 1, end), count)
    else if (mark === '*')
      pairs.push(
        ...text
          .slice(at + 1, end)
          .split(' ')
          .map(Number),
        count,
      )
    else if (mark === '@' || mark === '#') {
      named.set(text.slice(at, end), count)
      halves.push(count)
    } else {
      const gap = text.indexOf(' ', at)
      if (gap > 0 && gap < end) ofRow.set(stateOfRow(rows, stems, text, at, end), count)
      else ofWord.set(vocabulary.add(text, at, end), count)
    }
    at = readNumbers(text, end, numbers)
    count++
  }
  return {
    ...{ bias, scale: scale!, count, weights: new Int16Array(numbers), stems, rows, runs },
    ...{ named, halves, pairs },
    ofWord: ofWord.upTo(vocabulary.words.length),
    ofStem: ofStem.upTo(stems.words.length),
    ofRow: ofRow.upTo(rows.states),
    ofRun: ofRun.upTo(runs.states),
  }
}

class FeatureList {
  private readonly features: number[] = []

  set(at: number, feature: number): void {
    while (this.features.length <= at) this.features.push(-1)
    this.features[at] = feature
  }

  upTo(length: number): Int32Array {
    const list = new Int32Array(length).fill(-1)
    list.set(this.features)
    return list
  }
}

function stateOfRun(runs: Steps, text: string, from: number, to: number): number {
  let state = 0
  for (let i = from; i < to; i++) state = runs.add(state, text.charCodeAt(i))
  return state
}

function stateOfRow(rows: Steps, stems: Vocabulary, text: string, from: number, to: number): number {
  let state = 0
  for (let at = from, end = 0; at < to; at = end + 1) {
    end = text.indexOf(' ', at)
    if (end < 0 || end > to) end = to
    state = rows.add(state, stems.add(text, at, end))
  }
  return state
}

// Reads a feature's weights for concern and crisis and puts before them what makes the sum nought; answers where the
// next line begins.
function readNumbers(text: string, from: number, into: number[]): number {
  const first = into.push(0) - 1
  const next = readAll(text, from + 1, into)
  into[first] = -into[first + 1]! - into[first + 2]!
  return next
}

// Reads whole numbers, a sign between each, to the end of the line; answers where the next line begins.
function readAll(text: string, from: number, into: number[]): number {
  let at = from
  for (;;) {
    const negative = text.charCodeAt(at) === minus
    if (negative) at++
    let value = 0
    let code = text.charCodeAt(at)
    for (; code >= 48; code = text.charCodeAt(++at)) value = value * 10 + code - 48
    into.push(negative ? -value : value)
    at++
    if (code === newline || Number.isNaN(code)) return at
  }
}
