/**
 * The word network at run time. What the filters say to a word alone is worked out once per word and remembered,
 * so that reading a text is additions and not multiplications.
 */
import type { Weights } from './weights.ts'

const WIDTHS = [1, 2, 3] as const
/** How many words are remembered at most (3 kB each), and how many frequent ones are prepared at the start. */
const REMEMBERED = 2_200
const PREPARED = 600
const UNKNOWN = 1
const MOST_STRANGERS = 5_000
/** No stretch is longer. */
const LONGEST = 128
const LOWEST = -1e30

export class Network {
  private readonly ids = new Map<string, number>()
  private readonly strangers = new Map<string, number>()
  private readonly vectors: Int8Array
  private readonly vectorScale: Float32Array
  private readonly filterRows: Float32Array
  private readonly bias: Float32Array
  private readonly out: Float32Array
  private readonly outBias: Float32Array
  private readonly dimensions: number
  private readonly filters: number
  private readonly rows: number
  private readonly pooled: Float32Array
  private readonly loud: Int32Array
  private readonly table: Float32Array
  private readonly slotOf: Int32Array
  private readonly slots = new Int32Array(LONGEST)
  private readonly vector: Float32Array
  private used = 0
  readonly outputs: number

  constructor(weights: Weights) {
    const { shape } = weights.header
    this.dimensions = shape.dimensions
    this.filters = shape.filters
    this.outputs = shape.outputs
    this.rows = shape.filters * WIDTHS.reduce((sum, width) => sum + width, 0)
    weights
      .text('words')
      .split('\n')
      .forEach((word, id) => {
        this.ids.set(word, id)
      })
    this.vectors = weights.int8('vectors')
    this.vectorScale = weights.float32('vectors.scale')
    this.filterRows = expand(weights.int8('filters'), weights.float32('filters.scale'))
    this.bias = weights.float32('bias')
    this.out = turn(expand(weights.int8('out'), weights.float32('out.scale')), shape.outputs)
    this.outBias = weights.float32('out.bias')
    this.pooled = new Float32Array(this.filters * WIDTHS.length)
    this.loud = new Int32Array(this.pooled.length)
    this.table = new Float32Array(REMEMBERED * this.rows)
    this.slotOf = new Int32Array(shape.words).fill(-1)
    this.vector = new Float32Array(shape.dimensions)
    for (let id = 0; id < Math.min(PREPARED, shape.words); id++) this.slot(id)
  }

  /** The number of a word the network knows, 1 for one it does not; a doubled letter too many is forgiven. */
  idOf(word: string): number {
    return this.ids.get(word) ?? this.strangers.get(word) ?? this.nearest(word)
  }

  private nearest(word: string): number {
    const id = this.ids.get(word.replace(/(.)\1/g, '$1')) ?? UNKNOWN
    if (this.strangers.size >= MOST_STRANGERS) this.strangers.clear()
    this.strangers.set(word, id)
    return id
  }

  knows(word: string): boolean {
    return this.ids.has(word)
  }

  /** The mean vector of the words it knows: what a text is about, whichever words it chose. */
  meaning(words: string[]): Float64Array {
    const { dimensions, vectors, vectorScale } = this
    const sum = new Float64Array(dimensions)
    let known = 0
    for (const word of words) {
      const id = this.idOf(word)
      if (id <= UNKNOWN) continue
      known++
      const scale = vectorScale[id]!
      for (let d = 0, at = id * dimensions; d < dimensions; d++) sum[d]! += vectors[at + d]! * scale
    }
    for (let d = 0; d < dimensions; d++) sum[d]! /= Math.max(1, known)
    return sum
  }

  /** The answers to a stretch of words, written into `logits`. */
  read(words: string[], logits: Float64Array): void {
    const { slots } = this
    let size = 0
    for (const word of words) {
      if (size === LONGEST) break
      slots[size++] = this.slot(this.idOf(word)) * this.rows
    }
    while (size < WIDTHS.length) slots[size++] = this.slot(0) * this.rows
    this.pool(size)
    this.answer(logits)
  }

  /** Filters that said nothing are passed over; the others are added four at a time, so that the sums are written less often. */
  private answer(logits: Float64Array): void {
    const { outputs, out, pooled, loud } = this
    let size = 0
    for (let f = 0; f < pooled.length; f++) if (pooled[f]! > 0) loud[size++] = f
    for (let o = 0; o < outputs; o++) logits[o] = this.outBias[o]!
    const fours = size & ~3
    for (let n = 0; n < fours; n += 4) {
      const [a, b, c, d] = [loud[n]!, loud[n + 1]!, loud[n + 2]!, loud[n + 3]!]
      const [p, q, r, s] = [pooled[a]!, pooled[b]!, pooled[c]!, pooled[d]!]
      const [i, j, k, l] = [a * outputs, b * outputs, c * outputs, d * outputs]
      for (let o = 0; o < outputs; o++)
        logits[o]! += out[i + o]! * p + out[j + o]! * q + out[k + o]! * r + out[l + o]! * s
    }
    for (let n = fours; n < size; n++) {
      const base = loud[n]! * outputs
      const strength = pooled[loud[n]!]!
      for (let o = 0; o < outputs; o++) logits[o]! += out[base + o]! * strength
    }
  }

  /** Strongest answer of each filter, width by width: written out, because this loop is most of the reading time. */
  private pool(size: number): void {
    const { filters, bias, table, pooled, slots } = this
    pooled.fill(LOWEST)
    const second = filters
    const third = 2 * filters
    for (let t = 0; t < size; t++) {
      const one = slots[t]!
      // Past the end the pair and the three are those of the last places again, which changes no maximum.
      const pair = slots[Math.min(t, size - 2)]!
      const pairB = slots[Math.min(t + 1, size - 1)]! + 2 * filters
      const pairA = pair + filters
      const last = Math.min(t, size - 3)
      const threeA = slots[last]! + 3 * filters
      const threeB = slots[last + 1]! + 4 * filters
      const threeC = slots[last + 2]! + 5 * filters
      for (let f = 0; f < filters; f++) {
        const alone = table[one + f]!
        if (alone > pooled[f]!) pooled[f] = alone
        const two = table[pairA + f]! + table[pairB + f]!
        if (two > pooled[second + f]!) pooled[second + f] = two
        const three = table[threeA + f]! + table[threeB + f]! + table[threeC + f]!
        if (three > pooled[third + f]!) pooled[third + f] = three
      }
    }
    // The same for every place, so it is added once, to the strongest.
    for (let f = 0; f < pooled.length; f++) pooled[f] = Math.max(0, pooled[f]! + bias[f]!)
  }

  /** Where a word's answers stand in the table, worked out now if they do not yet. */
  private slot(id: number): number {
    const known = this.slotOf[id]!
    if (known >= 0) return known
    if (this.used >= REMEMBERED) this.forget()
    const slot = this.used++
    this.slotOf[id] = slot
    const { dimensions, filterRows, table, rows, vector } = this
    const scale = this.vectorScale[id]!
    for (let d = 0; d < dimensions; d++) vector[d] = this.vectors[id * dimensions + d]! * scale
    for (let row = 0; row < rows; row++) {
      let a = 0
      let b = 0
      let c = 0
      let e = 0
      const base = row * dimensions
      for (let d = 0; d < dimensions; d += 4) {
        a += filterRows[base + d]! * vector[d]!
        b += filterRows[base + d + 1]! * vector[d + 1]!
        c += filterRows[base + d + 2]! * vector[d + 2]!
        e += filterRows[base + d + 3]! * vector[d + 3]!
      }
      table[slot * rows + row] = a + b + c + e
    }
    return slot
  }

  /** Drops all but the prepared words when the table is full. */
  private forget(): void {
    for (let id = PREPARED; id < this.slotOf.length; id++) this.slotOf[id] = -1
    this.used = PREPARED
  }
}

function expand(values: Int8Array, scale: Float32Array): Float32Array {
  const perRow = values.length / scale.length
  return Float32Array.from(values, (value, at) => value * scale[Math.floor(at / perRow)]!)
}

/** Rows to columns, so that a silent filter can be passed over at once. */
function turn(values: Float32Array, rows: number): Float32Array {
  const columns = values.length / rows
  const turned = new Float32Array(values.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      turned[column * rows + row] = values[row * columns + column]!
  return turned
}
