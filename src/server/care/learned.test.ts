import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createReader, readSenses } from './care.ts'
import {
  createLearned,
  featuresOf,
  pairsOf,
  shares,
  softmax,
  type Weights,
  weightOfPair,
  writeWeights,
} from './learned.ts'
import { pairName } from './pairs.ts'
import { readWeights } from './weights.ts'

const file = readFileSync(new URL('./learned.tsv', import.meta.url), 'utf8')
const weights = byName(file)
const read = createReader()

function byName(text: string): Weights {
  const [first, ...rows] = text
    .trimEnd()
    .split('\n')
    .map(row => row.split('\t'))
  const [scale, ...bias] = first!.map(Number)
  const halves = rows.map(([name]) => name!).filter(name => /^[@#]/u.test(name))
  const nameOf = (name: string) => {
    const places = /^\*(\d+) (\d+)$/u.exec(name)?.slice(1)
    return places ? pairName(halves[Number(places[0])]!, halves[Number(places[1])]!) : name
  }
  const features = rows.map(([name, ...row]): [string, number[]] => {
    const [concern, crisis] = row.map(Number)
    return [nameOf(name!), [-concern! - crisis!, concern!, crisis!]]
  })
  return { scale: scale!, bias, features: new Map(features) }
}

it('gives the odds the training would give, though it finds the features faster', () => {
  const senses = readSenses()
  const learned = createLearned(readWeights(file), senses)
  for (const text of [
    'I wrote the letters and I feel calm.',
    'what a lovely day, thanks',
    'no quiero vivir',
    'nobody knowz how endlessly tiredness "stretches", sadly; I hurt and hurt',
    '我好想死了',
  ]) {
    const sums = [...weights.bias]
    const add = (names: Iterable<string>, each: (rows: number) => number) => {
      const known = [...names].flatMap(name => weights.features.get(name) ?? [])
      const rows = known.length / 3
      known.forEach((w, i) => {
        sums[i % 3]! += w * weights.scale * each(rows)
      })
      return rows
    }
    const features = featuresOf(read(text), senses)
    const counts = features.map((names, kind) => add(names, rows => shares[kind]! / Math.sqrt(rows)))
    add(pairsOf(features), () => weightOfPair(counts[2]! + counts[3]!))
    const expected = softmax(sums)
    learned(read(text))().forEach((p, k) => {
      expect(p).toBeCloseTo(expected[k]!, 6)
    })
  }
})

it('is written as it is read', () => {
  expect(writeWeights(weights)).toBe(file)
})
