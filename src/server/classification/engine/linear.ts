/** The linear model at run time: each term of the text adds its weights. */
import { brotliDecompressSync } from 'node:zlib'
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
    const bytes = brotliDecompressSync(weights.bytes('linear'))
    this.weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    this.scale = weights.float32('linear.scale')
    this.bias = weights.float32('linear.bias')
  }

  /** The answers to a stretch of words, written into `logits`. */
  read(words: string[], logits: Float64Array): void {
    this.sums.fill(0)
    const found = this.addAll(this.termsIn(words))
    const sums = this.sums
    const share = found === 0 ? 0 : 1 / Math.sqrt(found)
    for (let o = 0; o < this.outputs; o++) logits[o] = this.bias[o]! + sums[o]! * this.scale[o]! * share
  }

  /** Where the terms of the text stand among the weights, each once. */
  private termsIn(words: string[]): number[] {
    const { seen } = this
    const round = ++this.round
    const terms: number[] = []
    for (let at = 0; at < words.length; at++) {
      for (const place of this.placesOf(words[at]!)) {
        if (seen[place] === round) continue
        seen[place] = round
        terms.push(place)
      }
      if (at + 1 === words.length) break
      const pair = this.places.get(pairTerm(words[at]!, words[at + 1]!))
      if (pair === undefined || seen[pair] === round) continue
      seen[pair] = round
      terms.push(pair)
    }
    return terms
  }

  /** Two terms at a time: half as often are the sums read and written. */
  private addAll(terms: number[]): number {
    const { weights, sums, outputs } = this
    const paired = terms.length & ~1
    for (let at = 0; at < paired; at += 2) {
      const one = terms[at]! * outputs
      const two = terms[at + 1]! * outputs
      for (let o = 0; o < outputs; o++) sums[o]! += weights[one + o]! + weights[two + o]!
    }
    if (paired === terms.length) return terms.length
    const last = terms[paired]! * outputs
    for (let o = 0; o < outputs; o++) sums[o]! += weights[last + o]!
    return terms.length
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
