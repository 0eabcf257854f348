/**
 * The word network at run time. What the filters say to a word alone is worked out once per word and remembered,
 * so that reading a text is additions and no multiplications.
 */
import { ByteRows, FloatRows, Lanes } from '#server/platform/lanes.ts'
import type { Weights } from './weights.ts'

const WIDTHS = [1, 2, 3] as const
/** How many words are remembered at most (3 kB each), and how many frequent ones are prepared at the start. */
const REMEMBERED = 2_200
const PREPARED = 600
const UNKNOWN = 1
const MOST_STRANGERS = 5_000
/** No stretch is longer. */
const LONGEST = 128

export class Network {
  private readonly ids = new Map<string, number>()
  private readonly strangers = new Map<string, number>()
  private readonly vectors: Int8Array
  private readonly byWord: ByteRows
  private readonly vectorScale: Float32Array
  private readonly filterRows: FloatRows
  private readonly bias: Float32Array
  private readonly out: ByteRows
  private readonly outScale: Float32Array
  private readonly outBias: Float32Array
  private readonly dimensions: number
  private readonly filters: number
  private readonly rows: number
  private readonly lanes: Lanes
  private readonly pooled: Float32Array
  private readonly table: Float32Array
  private readonly slots: Int32Array
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
    this.byWord = new ByteRows(this.vectors, shape.dimensions)
    this.vectorScale = weights.float32('vectors.scale')
    const filterRows = expand(weights.int8('filters'), weights.float32('filters.scale'))
    this.filterRows = new FloatRows(filterRows, shape.dimensions)
    this.bias = weights.float32('bias')
    this.out = new ByteRows(turn(weights.int8('out'), shape.outputs), shape.outputs)
    this.outScale = weights.float32('out.scale')
    this.outBias = weights.float32('out.bias')
    const pooled = this.filters * WIDTHS.length
    this.lanes = new Lanes((REMEMBERED * this.rows + LONGEST + pooled) * 4)
    this.table = this.lanes.floats(REMEMBERED * this.rows)
    this.slots = this.lanes.numbers(LONGEST)
    this.pooled = this.lanes.floats(pooled)
    this.slotOf = new Int32Array(shape.words).fill(-1)
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
    const { byWord, vectorScale } = this
    let known = 0
    byWord.begin()
    for (const word of words) {
      const id = this.idOf(word)
      if (id <= UNKNOWN) continue
      known++
      byWord.add(id, vectorScale[id]!)
    }
    const sums = byWord.sum()
    return Float64Array.from({ length: this.dimensions }, (_, d) => sums[d]! / Math.max(1, known))
  }

  /** The answers to a stretch of words, written into `logits`. */
  read(words: string[], logits: Float64Array): void {
    const { slots } = this
    // No word of this stretch may be forgotten before it is read.
    if (this.used > REMEMBERED - LONGEST) this.forget()
    let size = 0
    for (const word of words) {
      if (size === LONGEST) break
      slots[size++] = this.slot(this.idOf(word))
    }
    while (size < WIDTHS.length) slots[size++] = this.slot(0)
    this.lanes.loops.strongest(slots.byteOffset, size, this.filters, this.pooled.byteOffset)
    this.answer(logits)
  }

  /** A filter's bias is the same for every place, so it is added to the strongest; filters that said nothing are passed over. */
  private answer(logits: Float64Array): void {
    const { outputs, out, outScale, outBias, pooled, bias } = this
    out.begin()
    for (let f = 0; f < pooled.length; f++) {
      const said = pooled[f]! + bias[f]!
      if (said > 0) out.add(f, said)
    }
    const sums = out.sum()
    for (let o = 0; o < outputs; o++) logits[o] = outBias[o]! + sums[o]! * outScale[o]!
  }

  /** Where in memory a word's answers stand, worked out now if they do not yet. */
  private slot(id: number): number {
    const { dimensions, filterRows, table, rows } = this
    const known = this.slotOf[id]!
    if (known >= 0) return table.byteOffset + known * rows * 4
    const slot = this.used++
    this.slotOf[id] = slot
    const scale = this.vectorScale[id]!
    for (let d = 0; d < dimensions; d++) filterRows.vector[d] = this.vectors[id * dimensions + d]! * scale
    table.set(filterRows.products(), slot * rows)
    return table.byteOffset + slot * rows * 4
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
function turn(values: Int8Array, rows: number): Int8Array {
  const columns = values.length / rows
  const turned = new Int8Array(values.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      turned[column * rows + row] = values[row * columns + column]!
  return turned
}
