/**
 * Runs all cues over a text in one pass. The patterns are one automaton whose states are worked out when first
 * needed and then remembered, so that the time depends on the length of the text and hardly on the number of cues.
 */

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

type State = { members: number[]; accepts: number[]; next: Map<number, State | null> }

const MOST_STATES = 20_000
const MOST_WORDS = 50_000

export class Machine {
  private readonly edges: Int32Array
  private readonly starts: Int32Array
  private readonly accepts = new Map<number, number[]>()
  private readonly byWord: Map<string, number[]>
  private readonly byStem: Map<string, number[]>
  private readonly longestStem: number
  private readonly startEdges = new Map<number, number[]>()
  private readonly kinds = new Map<string, number>()
  private readonly kindMatchers: Set<number>[] = []
  private readonly kindOfWord = new Map<string, number>()
  private readonly states = new Map<string, State>()
  private start: State = { members: [0], accepts: [], next: new Map() }

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
    for (let i = 0; i < this.starts[1]!; i += 2) {
      const known = this.startEdges.get(this.edges[i]!)
      if (known) known.push(this.edges[i + 1]!)
      else this.startEdges.set(this.edges[i]!, [this.edges[i + 1]!])
    }
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
    if (this.states.size > MOST_STATES) this.forget()
    const kinds = words.map(word => this.kindOf(word))
    const hits: Hit[] = []
    for (let from = 0; from < words.length; from++) {
      let state = this.step(this.start, kinds[from]!)
      const first = hits.length
      for (let to = from; state; ) {
        for (const cue of state.accepts) {
          // Nearly always the list since `first` is empty or one long: looking through it beats a map.
          const known = findSince(hits, first, cue)
          if (known) known.to = to
          else hits.push({ cue, from, to })
        }
        to++
        if (to >= words.length) break
        state = this.step(state, kinds[to]!)
      }
    }
    return hits
  }

  private forget(): void {
    this.states.clear()
    this.start = { members: [0], accepts: [], next: new Map() }
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

  private step(state: State, kind: number): State | null {
    const known = state.next.get(kind)
    if (known !== undefined) return known
    const matchers = this.kindMatchers[kind]!
    const reached = new Set<number>()
    if (state === this.start) {
      for (const id of matchers) for (const to of this.startEdges.get(id) ?? []) reached.add(to)
    } else {
      for (const member of state.members) {
        const end = this.starts[member + 1]!
        for (let i = this.starts[member]!; i < end; i += 2)
          if (matchers.has(this.edges[i]!)) reached.add(this.edges[i + 1]!)
      }
    }
    const next = reached.size === 0 ? null : this.stateOf([...reached].sort((a, b) => a - b))
    state.next.set(kind, next)
    return next
  }

  private stateOf(members: number[]): State {
    const key = members.join(' ')
    let state = this.states.get(key)
    if (!state) {
      state = { members, accepts: members.flatMap(member => this.accepts.get(member) ?? []), next: new Map() }
      this.states.set(key, state)
    }
    return state
  }
}

function findSince(hits: Hit[], first: number, cue: number): Hit | undefined {
  for (let at = hits.length - 1; at >= first; at--) if (hits[at]!.cue === cue) return hits[at]
  return undefined
}
