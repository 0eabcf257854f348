// Follows a pattern of the lexicon through a sentence, token by token: rows in the order they are written, what may
// be there before it is left out, and the shortest gap first.
import type { Node } from './grammar.ts'
import type { Sentence } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'

/** Some words, by their numbers. */
class WordSet {
  private readonly bits: Uint32Array

  constructor(ids: readonly number[]) {
    this.bits = new Uint32Array((Math.max(...ids) >> 5) + 1)
    for (const id of ids) this.bits[id >> 5]! |= 1 << (id & 31)
  }

  has(id: number): boolean {
    return id >= 0 && id >> 5 < this.bits.length && (this.bits[id >> 5]! & (1 << (id & 31))) !== 0
  }
}

const kinds = { word: 0, set: 1, stem: 2, number: 3, gap: 4, not: 5, maybe: 6, either: 7 } as const

/** One shape for all kinds, since following is done a million times a second. */
export type Step = {
  kind: number
  /** The word's number; for a gap, how many tokens it may be long. */
  id: number
  /** A set's words; of a choice of rows, the words they begin with, if these are known. */
  set: WordSet | null
  stem: string
  /** A gap over commas and denials too. */
  commas: boolean
  rows: Step[][]
  /** The rows by the word they begin with, when there are many and these are known. */
  byFirst: Map<number, Step[][]> | null
}

const plain: Step = { kind: kinds.word, id: -1, set: null, stem: '', commas: false, rows: [], byFirst: null }

/** Makes steps of a pattern's nodes; a class is made once, however many patterns name it. */
export function createStepMaker(): (row: readonly Node[]) => Step[] {
  const made = new Map<Node, Step>()
  const stepOf = (node: Node): Step => {
    if (node.kind !== 'either') return makeStep(node)
    const before = made.get(node)
    if (before) return before
    const step = makeStep(node)
    made.set(node, step)
    return step
  }
  const makeStep = (node: Node): Step => {
    if (node.kind === 'number') return { ...plain, kind: kinds.number }
    if (node.kind === 'gap') return { ...plain, kind: kinds.gap, id: node.upTo, commas: node.commas }
    if (node.kind === 'maybe') return { ...plain, kind: kinds.maybe, rows: [[stepOf(node.node)]] }
    if (node.kind === 'not') return { ...plain, kind: kinds.not, rows: [[stepOf(node.node)]] }
    if (node.kind === 'word') {
      if (isStem(node.word)) return { ...plain, kind: kinds.stem, stem: node.word.slice(0, -1) }
      return { ...plain, id: node.id }
    }
    const firsts = node.rows.map(firstWords)
    const set = firsts.includes(null) ? null : new WordSet(firsts.flat() as number[])
    if (set && node.rows.every(row => row.length === 1 && isOneToken(row[0]!)))
      return { ...plain, kind: kinds.set, set }
    const rows = node.rows.map(row => row.map(stepOf))
    const byFirst = set && rows.length > few ? groupByFirst(rows, firsts as number[][]) : null
    return { ...plain, kind: kinds.either, set, rows, byFirst }
  }
  return row => row.map(stepOf)
}

const isStem = (word: string) => word.length > 2 && word.endsWith('*')

function isOneToken(node: Node): boolean {
  return (
    node.kind === 'word' ||
    (node.kind === 'either' && node.rows.every(r => r.length === 1 && isOneToken(r[0]!)))
  )
}

// The words that a match of the row can begin with, or null when there are others than words.
function firstWords([node]: readonly Node[]): number[] | null {
  if (node?.kind === 'word') return isStem(node.word) ? null : [node.id]
  if (node?.kind !== 'either') return null
  const firsts = node.rows.map(firstWords)
  return firsts.includes(null) ? null : (firsts.flat() as number[])
}

// Up to so many rows are tried one after the other, more are looked up.
const few = 3

function groupByFirst(rows: Step[][], firsts: number[][]): Map<number, Step[][]> {
  const groups = new Map<number, Step[][]>()
  rows.forEach((row, i) => {
    for (const id of new Set(firsts[i])) groups.set(id, [...(groups.get(id) ?? []), row])
  })
  return groups
}

const setOf = (words: string) => new WordSet(words.split(' ').map(word => vocabulary.add(word)))
// A gap never leaps over a "not": what it denies must be read by the rule itself.
const denials = setOf('not never no without nicht nie nao nahi nhi नहीं')
const numbers = setOf(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty thirty few couple several',
)
const comma = vocabulary.add(',')
const opening = vocabulary.add('^')
const closing = vocabulary.add('$')

/** The sentence that patterns are followed through, with a mark before and one after its tokens. */
export class Trail {
  private tokens: readonly string[] = []
  private ids = new Int32Array(128)
  /** How many tokens, marks included. */
  length = 0

  enter({ tokens, ids }: Sentence): void {
    this.tokens = tokens
    this.length = ids.length + 2
    if (this.ids.length < this.length) this.ids = new Int32Array(this.length * 2)
    this.ids[0] = opening
    for (let i = 0; i < ids.length; i++) this.ids[i + 1] = ids[i]!
    this.ids[this.length - 1] = closing
  }

  /** Lets go of the words. */
  leave(): void {
    this.tokens = []
  }

  /** The first place from `at` on where the row may begin, as far as its first step tells; `length` when nowhere. */
  next([first]: readonly Step[], at: number): number {
    let place = at
    if (first?.kind === kinds.word) while (place < this.length && this.ids[place] !== first.id) place++
    else if (first?.set) while (place < this.length && !first.set.has(this.ids[place]!)) place++
    return place
  }

  /**
   * Where a match of the row's steps from `index` on, begun at `at`, ends; -1 when there is none. With `ends`, every
   * end that a match can have is put there instead, the preferred first, and the answer is -1.
   */
  follow(row: readonly Step[], index: number, at: number, ends: number[] | null): number {
    for (let i = index; i < row.length; i++) {
      const step = row[i]!
      if (step.kind < kinds.gap) {
        if (!this.fits(step, at)) return -1
        at++
      } else if (step.kind === kinds.not) {
        if (this.follow(step.rows[0]!, 0, at, null) >= 0) return -1
      } else if (step.kind === kinds.gap) return this.overGap(row, i, at, ends)
      else if (step.kind === kinds.maybe) {
        // With it first; what is left of the row goes on without it.
        const end = this.through(step.rows[0]!, row, i, at, ends)
        if (end >= 0) return end
      } else return this.intoRows(row, i, at, ends)
    }
    if (ends === null) return at
    if (!ends.includes(at)) ends.push(at)
    return -1
  }

  private fits(step: Step, at: number): boolean {
    if (at >= this.length) return false
    const id = this.ids[at]!
    if (step.kind === kinds.word) return id === step.id
    if (step.kind === kinds.set) return step.set!.has(id)
    const token = this.tokens[at - 1] ?? ''
    return step.kind === kinds.stem ? token.startsWith(step.stem) : numbers.has(id) || digits.test(token)
  }

  private overGap(row: readonly Step[], index: number, at: number, ends: number[] | null): number {
    const { id: upTo, commas } = row[index]!
    for (let to = at; to <= at + upTo; to++) {
      const end = this.follow(row, index + 1, to, ends)
      if (end >= 0) return end
      if (to >= this.length) return -1
      if (!commas && (this.ids[to] === comma || denials.has(this.ids[to]!))) return -1
    }
    return -1
  }

  private intoRows(row: readonly Step[], index: number, at: number, ends: number[] | null): number {
    for (const choice of this.choicesAt(row[index]!, at)) {
      const end = this.through(choice, row, index, at, ends)
      if (end >= 0) return end
    }
    return -1
  }

  private choicesAt({ set, rows, byFirst }: Step, at: number): readonly Step[][] {
    if (set === null) return rows
    if (at >= this.length || !set.has(this.ids[at]!)) return noRows
    return byFirst?.get(this.ids[at]!) ?? rows
  }

  // One choice, and then the rest of the row from wherever it may end.
  private through(
    choice: Step[],
    row: readonly Step[],
    index: number,
    at: number,
    ends: number[] | null,
  ): number {
    if (isFlat(choice)) {
      const end = this.follow(choice, 0, at, null)
      return end < 0 ? -1 : this.follow(row, index + 1, end, ends)
    }
    const inner: number[] = []
    this.follow(choice, 0, at, inner)
    for (const from of inner) {
      const end = this.follow(row, index + 1, from, ends)
      if (end >= 0) return end
    }
    return -1
  }
}

const noRows: readonly Step[][] = []

// Whether it can end at one place only.
function isFlat(row: readonly Step[]): boolean {
  for (let i = 0; i < row.length; i++) if (row[i]!.kind >= kinds.gap) return false
  return true
}

const digits = /^\d+$/u
