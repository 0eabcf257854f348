/**
 * What the words of a message say of each tag, learned from labelled messages: it hears what no cue foresaw. Every word
 * and pair of words adds its part, so that the parts which counted most can be shown.
 */
import { brotliDecompressSync } from 'node:zlib'
import { ByteRows, FloatRows } from '#server/platform/lanes.ts'
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
  /** Stems that some gram holds, by number; and grams by their one stem, or by both of theirs. */
  private readonly stems = new Map<string, number>()
  private readonly singles = new Map<number, number>()
  private readonly pairs = new Map<number, number>()
  private readonly remembered = new Map<string, number>()
  private readonly packed: PackedPhrases
  private readonly rows: Int8Array
  private readonly byGram: ByteRows
  private readonly byHead: FloatRows
  private readonly bias: Float64Array
  private readonly seen: Uint32Array
  private round = 0

  constructor(head: Uint8Array, rows: Uint8Array) {
    this.packed = JSON.parse(brotliDecompressSync(head).toString('utf8')) as PackedPhrases
    const bytes = brotliDecompressSync(rows)
    this.rows = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    this.tags = this.packed.bias.length
    this.bias = Float64Array.from(this.packed.bias)
    this.byGram = new ByteRows(this.rows, this.tags)
    const { heads } = this.packed
    this.byHead = new FloatRows(
      Float32Array.from({ length: this.tags * heads.length }, (_, at) => {
        const tag = Math.floor(at / heads.length)
        return heads[at - tag * heads.length]![tag]! * HEAD_SHARE
      }),
      heads.length,
    )
    this.packed.heads = []
    const names = this.packed.grams === '' ? [] : this.packed.grams.split('\n')
    this.packed.grams = ''
    this.seen = new Uint32Array(names.length)
    names.forEach((name, gram) => {
      const [one, two] = name.split(' ')
      if (two === undefined) this.singles.set(this.number(one!), gram)
      else this.pairs.set(this.number(one!) * MOST_STEMS + this.number(two), gram)
    })
  }

  /** `heads` are the learned heads' answers, in spreads from the ordinary. */
  read(stream: Stream, heads: ArrayLike<number>): Told {
    const { rarity, scale } = this.packed
    const { byGram, byHead, seen, bias } = this
    const found = this.gramsOf(stream)
    const first = ++this.round
    let length = 0
    for (const { gram } of found) {
      if (seen[gram] === first) continue
      seen[gram] = first
      length += rarity[gram]! * rarity[gram]!
    }
    const norm = GRAM_SHARE / (Math.sqrt(length) + 1e-6)
    const second = ++this.round
    byGram.begin()
    for (const each of found) {
      each.share *= norm
      if (seen[each.gram] === second) continue
      seen[each.gram] = second
      byGram.add(each.gram, each.share)
    }
    for (let h = 0; h < byHead.vector.length; h++) byHead.vector[h] = heads[h] ?? 0
    const sums = byGram.sum()
    const answers = byHead.products()
    return { logits: bias.map((own, tag) => own + sums[tag]! * scale + answers[tag]!), found }
  }

  /** The grams that spoke for a tag, the loudest first; those that hardly did are left out. */
  grounds(tag: number, { found }: Told): Found[] {
    const loudness = ({ gram, share }: Found) =>
      share * this.rows[gram * this.tags + tag]! * this.packed.scale
    const spoke = found.filter(each => loudness(each) > LEAST_HEARD)
    return spoke.sort((a, b) => loudness(b) - loudness(a))
  }

  /** As `gramsIn` has them, only those that are known, and without writing any of them out. */
  private gramsOf({ words, tokens }: Stream): Found[] {
    const { rarity } = this.packed
    const found: Found[] = []
    let next = words.length > 0 ? this.stemAt(words, tokens, 0) : NO_WORD
    for (let at = 0; at < words.length; at++) {
      const one = next
      next = at + 1 < words.length ? this.stemAt(words, tokens, at + 1) : NO_WORD
      if (one < 0) continue
      const single = this.singles.get(one)
      if (single !== undefined) found.push({ gram: single, share: rarity[single]!, from: at, to: at })
      if (next < 0) continue
      const pair = this.pairs.get(one * MOST_STEMS + next)
      if (pair !== undefined) found.push({ gram: pair, share: rarity[pair]!, from: at, to: at + 1 })
    }
    return found
  }

  private stemAt(words: string[], tokens: number[], at: number): number {
    if (tokens[at]! < 0) return NO_WORD
    const word = words[at]!
    const known = this.remembered.get(word)
    if (known !== undefined) return known
    const number = this.stems.get(stem(word)) ?? NO_WORD
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear()
    this.remembered.set(word, number)
    return number
  }

  private number(name: string): number {
    const known = this.stems.get(name) ?? this.stems.size
    this.stems.set(name, known)
    return known
  }
}

const NO_WORD = -1
const MOST_REMEMBERED = 8_000
/** Two numbers below it make one small number. */
const MOST_STEMS = 32_768
const LEAST_HEARD = 0.15
