/**
 * The word network at run time. What the filters say to a word alone is worked out once per word and remembered,
 * so that reading a text is additions and not multiplications.
 */
import type { Weights } from './weights.ts'

const WIDTHS = [1, 2, 3] as const
/** How many words are remembered at most (3 kB each), and how many frequent ones are prepared at the start. */
const REMEMBERED = 4_000
const PREPARED = 900
const UNKNOWN = 1

export class Network {
  private readonly ids = new Map<string, number>()
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
  private readonly table: Float32Array
  private readonly slotOf: Int32Array
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
    this.out = expand(weights.int8('out'), weights.float32('out.scale'))
    this.outBias = weights.float32('out.bias')
    this.pooled = new Float32Array(this.filters * WIDTHS.length)
    this.table = new Float32Array(REMEMBERED * this.rows)
    this.slotOf = new Int32Array(shape.words).fill(-1)
    for (let id = 0; id < Math.min(PREPARED, shape.words); id++) this.slot(id)
  }

  /** The number of a word the network knows, 1 for one it does not; a doubled letter too many is forgiven. */
  idOf(word: string): number {
    return this.ids.get(word) ?? this.ids.get(word.replace(/(.)\1/g, '$1')) ?? UNKNOWN
  }

  knows(word: string): boolean {
    return this.ids.has(word)
  }

  /** The answers to a stretch of words, written into `logits`. */
  read(words: string[], logits: Float64Array): void {
    const slots: number[] = []
    for (const word of words) slots.push(this.slot(this.idOf(word)))
    while (slots.length < WIDTHS.length) slots.push(this.slot(0))
    this.pool(slots)
    const size = this.pooled.length
    for (let o = 0; o < this.outputs; o++) {
      let sum = this.outBias[o]!
      const base = o * size
      for (let f = 0; f < size; f++) sum += this.out[base + f]! * this.pooled[f]!
      logits[o] = sum
    }
  }

  private pool(slots: number[]): void {
    const { filters, rows, bias, table, pooled } = this
    pooled.fill(0)
    let row = 0
    let out = 0
    for (const width of WIDTHS) {
      for (let t = 0; t + width <= slots.length; t++) {
        const first = slots[t]! * rows + row
        const second = width > 1 ? slots[t + 1]! * rows + row + filters : 0
        const third = width > 2 ? slots[t + 2]! * rows + row + 2 * filters : 0
        for (let f = 0; f < filters; f++) {
          let sum = table[first + f]! + bias[out + f]!
          if (width > 1) sum += table[second + f]!
          if (width > 2) sum += table[third + f]!
          if (sum > pooled[out + f]!) pooled[out + f] = sum
        }
      }
      row += width * filters
      out += filters
    }
  }

  /** Where a word's answers stand in the table, worked out now if they do not yet. */
  private slot(id: number): number {
    const known = this.slotOf[id]!
    if (known >= 0) return known
    if (this.used >= REMEMBERED) this.forget()
    const slot = this.used++
    this.slotOf[id] = slot
    const { dimensions, filterRows, table, rows } = this
    const scale = this.vectorScale[id]!
    const vector = new Float32Array(dimensions)
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
