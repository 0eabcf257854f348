/**
 * A small convolutional network over words, trained by hand-written gradients: word vectors, filters one to three
 * words wide, the strongest answer of each filter, one linear layer. Plain arrays, one thread.
 */
import { createRandom } from './random.ts'

export const WIDTHS = [1, 2, 3] as const

export type CnnShape = { words: number; dimensions: number; filters: number; outputs: number }

export class Cnn {
  readonly shape: CnnShape
  readonly words: Float32Array
  readonly filters: Float32Array
  readonly bias: Float32Array
  readonly out: Float32Array
  readonly outBias: Float32Array
  readonly rows: number
  readonly pooledSize: number

  constructor(shape: CnnShape, seed: number) {
    const random = createRandom(seed)
    const gauss = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
    this.shape = shape
    this.rows = WIDTHS.reduce((sum, width) => sum + width, 0) * shape.filters
    this.pooledSize = WIDTHS.length * shape.filters
    this.words = new Float32Array(shape.words * shape.dimensions)
    this.filters = new Float32Array(this.rows * shape.dimensions)
    this.bias = new Float32Array(this.pooledSize)
    this.out = new Float32Array(shape.outputs * this.pooledSize)
    this.outBias = new Float32Array(shape.outputs)
    let row = 0
    for (const width of WIDTHS) {
      const spread = Math.sqrt(2 / (width * shape.dimensions))
      for (let n = 0; n < width * shape.filters; n++, row++)
        for (let d = 0; d < shape.dimensions; d++)
          this.filters[row * shape.dimensions + d] = gauss() * spread * 0.7
    }
    const spread = Math.sqrt(1 / this.pooledSize)
    for (let i = 0; i < this.out.length; i++) this.out[i] = gauss() * spread
  }

  /** What every filter says to one word alone: the part of a convolution that depends on that word. */
  project(word: number, into: Float32Array, at: number): void {
    const { dimensions } = this.shape
    const { filters, words } = this
    const from = word * dimensions
    for (let row = 0; row < this.rows; row++) {
      let a = 0
      let b = 0
      let c = 0
      let e = 0
      const base = row * dimensions
      for (let d = 0; d < dimensions; d += 4) {
        a += filters[base + d]! * words[from + d]!
        b += filters[base + d + 1]! * words[from + d + 1]!
        c += filters[base + d + 2]! * words[from + d + 2]!
        e += filters[base + d + 3]! * words[from + d + 3]!
      }
      into[at + row] = a + b + c + e
    }
  }

  /** Strongest answer of each filter over the text, and where it was; below zero counts as silence. */
  pool(places: Int32Array | number[], table: Float32Array, pooled: Float32Array, best: Int32Array): void {
    const { filters } = this.shape
    const { rows, bias } = this
    pooled.fill(0)
    best.fill(-1)
    const length = places.length
    let row = 0
    let out = 0
    for (const width of WIDTHS) {
      const last = Math.max(1, length - width + 1)
      for (let t = 0; t < last; t++) {
        const first = places[t]! * rows + row
        const second = width > 1 && t + 1 < length ? places[t + 1]! * rows + row + filters : -1
        const third = width > 2 && t + 2 < length ? places[t + 2]! * rows + row + 2 * filters : -1
        for (let f = 0; f < filters; f++) {
          let sum = table[first + f]! + bias[out + f]!
          if (second >= 0) sum += table[second + f]!
          if (third >= 0) sum += table[third + f]!
          if (sum > pooled[out + f]!) {
            pooled[out + f] = sum
            best[out + f] = t
          }
        }
      }
      row += width * filters
      out += filters
    }
  }

  answer(pooled: Float32Array, logits: Float32Array): void {
    const { pooledSize } = this
    for (let o = 0; o < logits.length; o++) {
      let sum = this.outBias[o]!
      const base = o * pooledSize
      for (let f = 0; f < pooledSize; f++) sum += this.out[base + f]! * pooled[f]!
      logits[o] = sum
    }
  }

  /** Logits of many texts (word ids), one row each. */
  predict(texts: number[][]): Float32Array {
    const { outputs } = this.shape
    const result = new Float32Array(texts.length * outputs)
    const table = new Float32Array(this.shape.words * this.rows)
    const known = new Uint8Array(this.shape.words)
    const pooled = new Float32Array(this.pooledSize)
    const best = new Int32Array(this.pooledSize)
    texts.forEach((text, n) => {
      for (const word of text)
        if (!known[word]) {
          known[word] = 1
          this.project(word, table, word * this.rows)
        }
      this.pool(text, table, pooled, best)
      this.answer(pooled, result.subarray(n * outputs, (n + 1) * outputs))
    })
    return result
  }
}
