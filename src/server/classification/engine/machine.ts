/**
 * Runs all cues over a text in one pass. The patterns are one automaton whose states are worked out when first
 * needed and then remembered, so that the time depends on the length of the text and hardly on the number of cues.
 */
import { Ways } from './ways.ts'

export type Hit = { cue: number; from: number; to: number }

/** Made while training, read at the start: states with their edges, and which words each edge accepts. */
export type PackedMachine = {
  /** All edges as matcher, target, matcher, target…, and where each state's begin. */
  edges: number[]
  starts: number[]
  /** States at which a cue is complete: state, cue, state, cue… */
  accepts: number[]
  words: Record<string, number[]>
  stems: Record<string, number[]>
}

/** A sentence's end: no pattern and no gap reaches over it. */
export const STOP = '.'
/** The matcher every word passes, except a sentence's end. */
export const ANY = 0

/** One of the automaton's own states: the places in the patterns where a reader may stand at once. */
type State = {
  members: Int32Array
  accepts: number[]
  /** How often a way on had to be worked out here, and where each matcher leads once that was often. */
  asked: number
  ways: Map<number, number[]> | null
}

const MOST_STATES = 20_000
const MOST_WORDS = 50_000
/** Kinds of words are numbered below it, so that a state and a kind make one small number. */
const MOST_KINDS = 1 << 15
/** From so many members on, and when asked again, a state keeps its ways by matcher. */
const MANY = 12
const START = 0
const NOWHERE = -1
const UNKNOWN = -2

export class Machine {
  private readonly edges: Int32Array
  private readonly starts: Int32Array
  private readonly accepts = new Map<number, number[]>()
  private readonly byWord: Map<string, number[]>
  private readonly byStem: Map<string, number[]>
  private readonly longestStem: number
  private readonly kinds = new Map<string, number>()
  private readonly kindMatchers: Set<number>[] = []
  private readonly kindOfWord = new Map<string, number>()
  private readonly numbers = new Map<string, number>()
  private states: State[] = []
  private readonly ways = new Ways()

  private constructor(packed: PackedMachine) {
    this.edges = Int32Array.from(packed.edges)
    this.starts = Int32Array.from(packed.starts)
    for (let i = 0; i < packed.accepts.length; i += 2) {
      const known = this.accepts.get(packed.accepts[i]!)
      if (known) known.push(packed.accepts[i + 1]!)
      else this.accepts.set(packed.accepts[i]!, [packed.accepts[i + 1]!])
    }
    this.byWord = new Map(Object.entries(packed.words))
    this.byStem = new Map(Object.entries(packed.stems))
    this.longestStem = Math.max(0, ...Object.keys(packed.stems).map(stem => stem.length))
    const start = newState(Int32Array.of(0), [])
    start.ways = this.waysFrom(start)
    this.states = [start]
  }

  static unpack(packed: PackedMachine): Machine {
    return new Machine(packed)
  }

  /** Every whole word some cue names: what misspellings may be corrected to. */
  get words(): Iterable<string> {
    return this.byWord.keys()
  }

  knows(word: string): boolean {
    return this.byWord.has(word)
  }

  /** All cues found in the words, each at its longest from where it starts; `from` and `to` are inclusive places. */
  run(words: string[]): Hit[] {
    if (this.states.length > MOST_STATES || this.ways.full || this.kindMatchers.length > MOST_KINDS / 2)
      this.forget()
    const size = words.length
    const kinds = new Int32Array(size)
    for (let at = 0; at < size; at++) kinds[at] = this.kindOf(words[at]!)
    const hits: Hit[] = []
    for (let from = 0; from < size; from++) {
      let state = this.step(START, kinds[from]!)
      const first = hits.length
      for (let to = from; state !== NOWHERE; ) {
        const { accepts } = this.states[state]!
        for (let n = 0; n < accepts.length; n++) {
          // Nearly always the list since `first` is empty or one long: looking through it beats a map.
          const known = findSince(hits, first, accepts[n]!)
          if (known) known.to = to
          else hits.push({ cue: accepts[n]!, from, to })
        }
        to++
        if (to >= size) break
        state = this.step(state, kinds[to]!)
      }
    }
    return hits
  }

  private forget(): void {
    this.numbers.clear()
    this.states = [this.states[START]!]
    this.ways.clear()
    this.kindOfWord.clear()
    this.kinds.clear()
    this.kindMatchers.length = 0
  }

  /** Words that the same matchers accept are one kind; kinds are what the automaton reads. */
  private kindOf(word: string): number {
    const known = this.kindOfWord.get(word)
    if (known !== undefined) return known
    const matchers = new Set(this.byWord.get(word))
    for (let n = Math.min(word.length, this.longestStem); n > 1; n--)
      for (const id of this.byStem.get(word.slice(0, n)) ?? []) matchers.add(id)
    if (word !== STOP) matchers.add(ANY)
    const key = [...matchers].sort((a, b) => a - b).join(' ')
    let kind = this.kinds.get(key)
    if (kind === undefined) {
      kind = this.kindMatchers.length
      this.kinds.set(key, kind)
      this.kindMatchers.push(matchers)
    }
    if (this.kindOfWord.size >= MOST_WORDS) this.kindOfWord.clear()
    this.kindOfWord.set(word, kind)
    return kind
  }

  private step(from: number, kind: number): number {
    const known = this.ways.get(from * MOST_KINDS + kind)
    return known === UNKNOWN ? this.workOut(from, kind) : known
  }

  private workOut(from: number, kind: number): number {
    const state = this.states[from]!
    const matchers = this.kindMatchers[kind]!
    const reached = new Set<number>()
    if (!state.ways && state.members.length >= MANY && ++state.asked > 1) state.ways = this.waysFrom(state)
    if (state.ways) {
      for (const id of matchers) {
        const targets = state.ways.get(id)
        if (targets) for (const to of targets) reached.add(to)
      }
    } else {
      for (const member of state.members) {
        const end = this.starts[member + 1]!
        for (let i = this.starts[member]!; i < end; i += 2)
          if (matchers.has(this.edges[i]!)) reached.add(this.edges[i + 1]!)
      }
    }
    const next = reached.size === 0 ? NOWHERE : this.numberOf(Int32Array.from(reached).sort())
    this.ways.set(from * MOST_KINDS + kind, next)
    return next
  }

  private numberOf(members: Int32Array): number {
    const key = members.join(' ')
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const accepts: number[] = []
    for (const member of members) for (const cue of this.accepts.get(member) ?? []) accepts.push(cue)
    this.numbers.set(key, this.states.length)
    return this.states.push(newState(members, accepts)) - 1
  }

  private waysFrom(state: State): Map<number, number[]> {
    const ways = new Map<number, number[]>()
    for (const member of state.members) {
      const end = this.starts[member + 1]!
      for (let i = this.starts[member]!; i < end; i += 2) {
        const known = ways.get(this.edges[i]!)
        if (known) known.push(this.edges[i + 1]!)
        else ways.set(this.edges[i]!, [this.edges[i + 1]!])
      }
    }
    return ways
  }
}

function newState(members: Int32Array, accepts: number[]): State {
  return { members, accepts, asked: 0, ways: null }
}

function findSince(hits: Hit[], first: number, cue: number): Hit | undefined {
  for (let at = hits.length - 1; at >= first; at--) if (hits[at]!.cue === cue) return hits[at]
  return undefined
}
