/** The linear model at run time: each term of the text adds its weights. */
import { brotliDecompressSync } from 'node:zlib'
import { ByteRows } from '#server/platform/lanes.ts'
import { pairTerm, termsOfWord } from './terms.ts'
import type { Weights } from './weights.ts'

const MOST_REMEMBERED = 8_000

export class Linear {
  private readonly places = new Map<number, number>()
  private readonly weights: ByteRows
  private readonly scale: Float32Array
  private readonly bias: Float32Array
  readonly outputs: number
  /** Where the terms of a word stand among the weights, worked out once per word. */
  private readonly remembered = new Map<string, number[]>()
  private readonly seen: Uint32Array
  private round = 0

  constructor(weights: Weights) {
    this.outputs = weights.header.shape.outputs
    weights.uint32('terms').forEach((hash, at) => {
      this.places.set(hash, at)
    })
    this.seen = new Uint32Array(weights.header.shape.terms)
    const bytes = brotliDecompressSync(weights.bytes('linear'))
    this.weights = new ByteRows(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), this.outputs)
    this.scale = weights.float32('linear.scale')
    this.bias = weights.float32('linear.bias')
  }

  /** The answers to a stretch of words, written into `logits`. */
  read(words: string[], logits: Float64Array): void {
    const found = this.addTerms(words)
    const sums = this.weights.sum()
    const share = found === 0 ? 0 : 1 / Math.sqrt(found)
    for (let o = 0; o < this.outputs; o++) logits[o] = this.bias[o]! + sums[o]! * this.scale[o]! * share
  }

  /** Adds the weights of every term of the text, each once, and says how many there were. */
  private addTerms(words: string[]): number {
    const { seen, weights } = this
    const round = ++this.round
    let found = 0
    weights.begin()
    const add = (place: number) => {
      if (seen[place] === round) return
      seen[place] = round
      weights.add(place, 1)
      found++
    }
    for (let at = 0; at < words.length; at++) {
      for (const place of this.placesOf(words[at]!)) add(place)
      if (at + 1 === words.length) break
      const pair = this.places.get(pairTerm(words[at]!, words[at + 1]!))
      if (pair !== undefined) add(pair)
    }
    return found
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
