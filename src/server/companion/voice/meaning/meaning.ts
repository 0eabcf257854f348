// What a message may mean, by learned weights over the router's traces: what it is about, one of some 160 gists ("passed
// over", "waiting for results", "said no"), or at least how it is for the person, one of some 45 stances ("unseen",
// "torn", "relief"). For each of them lines were written on what it may be like. Where none is sure, none is told: a
// sentence that does not fit is worse than no sentence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Wish } from '#server/companion/voice/bank.ts'
import { buckets, type Features } from '#server/companion/voice/router/features.ts'
import { ByteRows } from '#server/platform/lanes.ts'

export type Tone = NonNullable<Wish['polarity']>
/** `lines`: the class of the lines written for it, "gist:passed-over". */
export type Meaning = { lines: string; tone: Tone; sure: number }
export type Meanings = {
  of: (features: Features) => Meaning | undefined
  /** How likely each of them is, by name and tone: for whoever weighs several texts together. */
  shares: (features: Features) => Share[]
}
export type Share = { name: string; tone: Tone; share: number }

/** Labels and tones, how sure one must be, and which traces have weights: those of no use were left out. */
export type MeaningHead = {
  kind: 'gist' | 'stance'
  labels: string[]
  tones: Tone[]
  scale: number
  bar: number
  rows: number
}

export function loadMeanings(folder: string): Meanings {
  const head = JSON.parse(readFileSync(join(folder, 'head.json'), 'utf8')) as MeaningHead
  const file = readFileSync(join(folder, 'weights.bin'))
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  const places = new Int32Array(bytes, 0, head.rows)
  return meanings(head, places, new Int8Array(bytes, head.rows * 4))
}

/** `places` are the traces that have a row of weights, in the order of the rows. */
export function meanings(head: MeaningHead, places: Int32Array, weights: Int8Array): Meanings {
  const { kind, labels, tones, scale, bar } = head
  const size = labels.length
  const rowAt = new Int32Array(buckets + 64).fill(-1)
  places.forEach((place, row) => {
    rowAt[place] = row
  })
  const rows = new ByteRows(weights, size)
  const add = (place: number, by: number) => {
    const row = rowAt[place]!
    if (row >= 0) rows.add(row, by)
  }
  const weigh = ({ at, value, dense }: Features) => {
    rows.begin()
    for (let i = 0; i < at.length; i++) add(at[i]!, value[i]!)
    for (let d = 0; d < dense.length; d++) add(buckets + d, dense[d]!)
    add(buckets + dense.length, 1)
    const sums = rows.sum()
    let top = 0
    for (let label = 1; label < size; label++) if (sums[label]! > sums[top]!) top = label
    let total = 0
    for (let label = 0; label < size; label++) total += Math.exp((sums[label]! - sums[top]!) * scale)
    return { sums, top, total }
  }
  return {
    of: features => {
      const { top, total } = weigh(features)
      const sure = 1 / total
      const name = labels[top]!
      return name === none || sure < bar ? undefined : { lines: `${kind}:${name}`, tone: tones[top]!, sure }
    },
    shares: features => {
      const { sums, top, total } = weigh(features)
      return labels.map((name, at) => ({
        name,
        tone: tones[at]!,
        share: Math.exp((sums[at]! - sums[top]!) * scale) / total,
      }))
    },
  }
}

/** Learned like the others: a message on which no line of ours would surely fit. */
export const none = '-'
