/**
 * What the words of a message say of each tag, learned from labelled messages: it hears what no cue foresaw. Every word
 * and pair of words adds its part, so that the parts which counted most can be shown.
 */
import { brotliDecompressSync } from 'node:zlib'
import { stem } from './stem.ts'
import type { Stream } from './stream.ts'

/** Number, how much a gram tells, and where it stands among the words. */
type Found = { gram: number; share: number; from: number; to: number }
export type Told = { logits: Float64Array; found: Found[] }

/** As packed: names of the grams in a line each, then numbers. */
export type PackedPhrases = {
  grams: string
  rarity: number[]
  scale: number
  bias: number[]
  /** One row of tags for every head. */
  heads: number[][]
}

/** How much words and heads count beside each other, in fitting and in reading alike. */
export const GRAM_SHARE = 5
export const HEAD_SHARE = 0.5

export function gramsIn({ words, tokens }: Stream): { name: string; from: number; to: number }[] {
  const stems = words.map((word, at) => (tokens[at]! < 0 ? '' : stem(word)))
  const grams: { name: string; from: number; to: number }[] = []
  stems.forEach((one, at) => {
    if (one === '') return
    grams.push({ name: one, from: at, to: at })
    const next = stems[at + 1]
    if (next) grams.push({ name: `${one} ${next}`, from: at, to: at + 1 })
  })
  return grams
}

export class Phrases {
  readonly tags: number
  private readonly places = new Map<string, number>()
  private readonly packed: PackedPhrases
  private readonly rows: Int8Array

  constructor(head: Uint8Array, rows: Uint8Array) {
    this.packed = JSON.parse(brotliDecompressSync(head).toString('utf8')) as PackedPhrases
    const bytes = brotliDecompressSync(rows)
    this.rows = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    this.tags = this.packed.bias.length
    if (this.packed.grams !== '')
      this.packed.grams.split('\n').forEach((name, at) => {
        this.places.set(name, at)
      })
  }

  /** `heads` are the learned heads' answers, in spreads from the ordinary. */
  read(stream: Stream, heads: number[]): Told {
    const { rarity, scale, bias, heads: byHead } = this.packed
    const found: Found[] = []
    const seen = new Set<number>()
    let length = 0
    for (const { name, from, to } of gramsIn(stream)) {
      const gram = this.places.get(name)
      if (gram === undefined) continue
      const share = rarity[gram]!
      found.push({ gram, share, from, to })
      if (!seen.has(gram)) length += share * share
      seen.add(gram)
    }
    const norm = GRAM_SHARE / (Math.sqrt(length) + 1e-6)
    const logits = Float64Array.from(bias)
    seen.clear()
    for (const each of found) {
      each.share *= norm
      if (seen.has(each.gram)) continue
      seen.add(each.gram)
      const row = each.gram * this.tags
      for (let t = 0; t < this.tags; t++) logits[t]! += each.share * this.rows[row + t]! * scale
    }
    byHead.forEach((row, h) => {
      const answer = (heads[h] ?? 0) * HEAD_SHARE
      for (let t = 0; t < this.tags; t++) logits[t]! += answer * row[t]!
    })
    return { logits, found }
  }

  /** The grams that spoke for a tag, the loudest first; those that hardly did are left out. */
  grounds(tag: number, { found }: Told): Found[] {
    const loudness = ({ gram, share }: Found) =>
      share * this.rows[gram * this.tags + tag]! * this.packed.scale
    const spoke = found.filter(each => loudness(each) > LEAST_HEARD)
    return spoke.sort((a, b) => loudness(b) - loudness(a))
  }
}

const LEAST_HEARD = 0.15
