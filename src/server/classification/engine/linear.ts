/** The linear model at run time: each term of the text adds its weights, which is also how a verdict is explained. */
import { eachTerm } from './terms.ts'
import type { Weights } from './weights.ts'

export class Linear {
  private readonly places = new Map<number, number>()
  private readonly weights: Int8Array
  private readonly scale: Float32Array
  private readonly bias: Float32Array
  readonly outputs: number

  constructor(weights: Weights) {
    this.outputs = weights.header.shape.outputs
    weights.uint32('terms').forEach((hash, at) => {
      this.places.set(hash, at)
    })
    this.weights = weights.int8('linear')
    this.scale = weights.float32('linear.scale')
    this.bias = weights.float32('linear.bias')
  }

  /** The answers to a stretch of words, written into `logits`. */
  read(words: string[], logits: Float64Array): void {
    const found = new Set<number>()
    eachTerm(words, hash => {
      const place = this.places.get(hash)
      if (place !== undefined) found.add(place)
    })
    const share = found.size === 0 ? 0 : 1 / Math.sqrt(found.size)
    const sums = new Float64Array(this.outputs)
    for (const place of found) {
      const base = place * this.outputs
      for (let o = 0; o < this.outputs; o++) sums[o]! += this.weights[base + o]!
    }
    for (let o = 0; o < this.outputs; o++) logits[o] = this.bias[o]! + sums[o]! * this.scale[o]! * share
  }

  /** How much each word adds to one output: the ground for showing it as evidence. */
  explain(words: string[], output: number): Float64Array {
    const shares = new Float64Array(words.length)
    eachTerm(words, (hash, from, to) => {
      const place = this.places.get(hash)
      if (place === undefined) return
      const weight = this.weights[place * this.outputs + output]! * this.scale[output]!
      for (let at = from; at <= to; at++) shares[at]! += weight / (to - from + 1)
    })
    return shares
  }
}
