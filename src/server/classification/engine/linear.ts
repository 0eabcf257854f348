/** The linear model at run time: each term of the text adds its weights. */
import { pairTerm, termsOfWord } from './terms.ts'
import type { Weights } from './weights.ts'

const MOST_REMEMBERED = 8_000

export class Linear {
  private readonly places = new Map<number, number>()
  private readonly weights: Int8Array
  private readonly scale: Float32Array
  private readonly bias: Float32Array
  readonly outputs: number
  /** Where the terms of a word stand among the weights, worked out once per word. */
  private readonly remembered = new Map<string, number[]>()
  private readonly seen: Uint32Array
  private readonly sums: Int32Array
  private round = 0

  constructor(weights: Weights) {
    this.outputs = weights.header.shape.outputs
    weights.uint32('terms').forEach((hash, at) => {
      this.places.set(hash, at)
    })
    this.sums = new Int32Array(this.outputs)
    this.seen = new Uint32Array(weights.header.shape.terms)
    this.weights = weights.int8('linear')
    this.scale = weights.float32('linear.scale')
    this.bias = weights.float32('linear.bias')
  }

  /** The answers to a stretch of words, written into `logits`. */
  read(words: string[], logits: Float64Array): void {
    this.round++
    let found = 0
    const sums = this.sums.fill(0)
    const add = (place: number) => {
      if (this.seen[place] === this.round) return
      this.seen[place] = this.round
      found++
      const base = place * this.outputs
      for (let o = 0; o < sums.length; o++) sums[o]! += this.weights[base + o]!
    }
    for (let at = 0; at < words.length; at++) {
      for (const place of this.placesOf(words[at]!)) add(place)
      if (at + 1 === words.length) break
      const pair = this.places.get(pairTerm(words[at]!, words[at + 1]!))
      if (pair !== undefined) add(pair)
    }
    const share = found === 0 ? 0 : 1 / Math.sqrt(found)
    for (let o = 0; o < this.outputs; o++) logits[o] = this.bias[o]! + sums[o]! * this.scale[o]! * share
  }

  private placesOf(word: string): number[] {
    const known = this.remembered.get(word)
    if (known) return known
    const found = termsOfWord(word).flatMap(hash => this.places.get(hash) ?? [])
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear()
    this.remembered.set(word, found)
    return found
  }
}
