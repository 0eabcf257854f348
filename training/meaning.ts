/**
 * Trains the weights that tell what a message is about (its gist), or how it is for the person (its stance), from our
 * own examples: `meaning<TAB>message` a line, a file a hand. Fixed seed, so the same examples give the same bytes.
 * `node training/meaning.ts gists|stances [--check [hand …] [--wrong]]`
 * With --check it leaves out all that one hand wrote, one hand after another, prints how often the meaning was right
 * and how often one was given at all, and writes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Meaning,
  type MeaningHead,
  type Meanings,
  meanings,
  none,
  type Tone,
} from '#server/companion/voice/meaning/meaning.ts'
import { buckets } from '#server/companion/voice/router/features.ts'
import { rowLength } from '#server/companion/voice/router/linear.ts'
import { descend, pointOf } from './router-fit.ts'
import { featuresOf } from './router-turns.ts'

type Example = {
  hand: string
  text: string
  /** What it means, and how surely: the shares add up to one, or to less for an example that is only borrowed. */
  means: [meaning: string, share: number][]
  features: ReturnType<typeof featuresOf>
}

/**
 * `bar`: a meaning is told from here on: set by leaving hands out, so that about four in five of those told are right.
 * `weightOfNone`: those who labelled gave no meaning where they were not sure of one, more often than need be.
 */
const layers = {
  gists: { kind: 'gist', bar: 0.33, weightOfNone: 0.2 },
  stances: { kind: 'stance', bar: 0.3, weightOfNone: 0.5 },
} as const
const which = process.argv[2]
if (which !== 'gists' && which !== 'stances') throw new Error('usage: node training/meaning.ts gists|stances')
const { kind, bar, weightOfNone } = layers[which]
const target = join(import.meta.dirname, '../src/server/companion/voice', kind)
const tones = new Map(readTsv(join(target, `${which}.tsv`)).map(([name, tone]) => [name!, tone as Tone]))
/** So many traces keep their weights; the rest hardly change anything. */
const mostRows = 36_000
/** How much a borrowed example counts beside a labelled one, and how common a stance must be to be borrowed at all. */
const ofBorrowed = 0.3
const leastShare = 0.15
/** So common a stance must be among the messages of a gist to go with it. */
const leastCommon = 0.06
const fitting = { rounds: 4, shrink: 3e-4, rate: 0.12 }

const examples = readExamples(kind)
/** Messages written for one gist each, by hands of their own. */
const written = kind === 'gist' ? [] : readExamples('gist').filter(({ hand }) => hand.startsWith('hand-'))
if (process.argv.includes('--check')) check()
else write()

function readTsv(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => line.split('\t'))
}

function readExamples(of: 'gist' | 'stance'): Example[] {
  const folder = join(import.meta.dirname, `${of}-examples`)
  return readdirSync(folder)
    .filter(file => file.endsWith('.tsv'))
    .sort()
    .flatMap(file =>
      readTsv(join(folder, file)).map(([names, text]) => ({
        hand: file.replace('.tsv', ''),
        text: text!,
        means: sharesOf(names!.split(',')),
        features: featuresOf(text!),
      })),
    )
}

function sharesOf(names: readonly string[]): Example['means'] {
  return names.map((name, at) => [name, names.length === 1 ? 1 : at === 0 ? 0.6 : 0.4])
}

function withBorrowed(labelled: Example[]): Example[] {
  return kind === 'gist' ? labelled : [...labelled, ...borrowed(labelled)]
}

/** How often each stance was read in messages written for each gist: shares that add up to one. */
function usualStances(labelled: readonly Example[]): Map<string, [stance: string, share: number][]> {
  const gistOf = new Map(written.map(({ text, means }) => [text, means[0]![0]]))
  const counts = new Map<string, Map<string, number>>()
  for (const { text, means } of labelled) {
    const gist = gistOf.get(text)
    if (!gist) continue
    const met = counts.get(gist) ?? new Map<string, number>()
    counts.set(gist, met)
    for (const [stance, share] of means) met.set(stance, (met.get(stance) ?? 0) + share)
  }
  return new Map(
    [...counts].map(([gist, met]) => {
      const all = [...met.values()].reduce((sum, count) => sum + count, 0)
      return [gist, [...met].map(([stance, count]) => [stance, count / all])]
    }),
  )
}

/** A message written for a gist has, by and large, the stances that people read in other messages of that gist. */
function borrowed(labelled: readonly Example[]): Example[] {
  const usual = usualStances(labelled)
  const known = new Set(labelled.map(({ text }) => text))
  return written.flatMap(example => {
    const met = usual.get(example.means[0]![0])
    if (known.has(example.text) || !met) return []
    const means = met.filter(([, share]) => share > leastShare)
    return [
      { ...example, means: means.map(([stance, share]): [string, number] => [stance, ofBorrowed * share]) },
    ]
  })
}

type Fitted = { head: MeaningHead; places: Int32Array; weights: Int8Array }

function learned(some: readonly Example[]): Fitted {
  const labels = [...tones.keys(), none]
  const points = some.flatMap(({ means, features }) =>
    means.map(([name, share]) => ({
      ...pointOf(features),
      label: labels.indexOf(name),
      weight: name === none ? share * weightOfNone : share,
    })),
  )
  const weights = descend(points, labels.length, fitting)
  const size = labels.length
  const strength = (place: number) => {
    let squares = 0
    for (let label = 0; label < size; label++) squares += weights[place * size + label]! ** 2
    return squares
  }
  const strengths = Float64Array.from({ length: rowLength }, (_, place) => strength(place))
  const places = Int32Array.from(
    [...strengths.keys()]
      .filter(place => strengths[place]! > 0)
      .sort((a, b) => +(b >= buckets) - +(a >= buckets) || strengths[b]! - strengths[a]!)
      .slice(0, mostRows)
      .sort((a, b) => a - b),
  )
  const kept = Float64Array.from({ length: places.length * size }, (_, at) => {
    return weights[places[Math.floor(at / size)]! * size + (at % size)]!
  })
  const scale = kept.reduce((top, value) => Math.max(top, Math.abs(value)), 0) / 127
  return {
    head: {
      kind,
      labels,
      tones: labels.map(label => tones.get(label) ?? 'any'),
      scale,
      bar,
      rows: places.length,
    },
    places,
    weights: Int8Array.from(kept, value => Math.round(value / scale)),
  }
}

function toMeanings({ head, places, weights }: Fitted, least: number): Meanings {
  return meanings({ ...head, bar: least }, places, weights)
}

function write(): void {
  const fitted = learned(withBorrowed(examples))
  writeFileSync(join(target, 'head.json'), `${JSON.stringify(fitted.head, null, 2)}\n`)
  writeFileSync(
    join(target, 'weights.bin'),
    Buffer.concat([Buffer.from(fitted.places.buffer), Buffer.from(fitted.weights.buffer)]),
  )
  if (kind === 'stance') writeUsual()
  console.log(`${examples.length} examples, ${fitted.places.length} traces, ${fitted.weights.length} bytes`)
}

/** Which stances go with which gist: where both are found and go together, both are likelier right. */
function writeUsual(): void {
  const rows = [...usualStances(examples)].map(([gist, met]) => {
    const common = met.filter(([stance, share]) => stance !== none && share >= leastCommon)
    return [gist, ...common.sort((a, b) => b[1] - a[1]).map(([stance]) => stance)].join('\t')
  })
  writeFileSync(join(target, 'usual.tsv'), `${rows.sort().join('\n')}\n`)
}

/** Told right: the meaning, or the second one where two were given. Told wrong also where nothing should be told. */
function check(): void {
  const asked = process.argv.slice(3).filter(word => !word.startsWith('--'))
  for (const hand of asked.length ? asked : new Set(examples.map(each => each.hand))) {
    const told = toMeanings(learned(withBorrowed(examples.filter(each => each.hand !== hand))), 0)
    const out = examples.filter(each => each.hand === hand)
    const found = out.map(each => ({ each, meaning: told.of(each.features) }))
    const at = (least: number) => {
      const given = found.filter(({ meaning }) => meaning && meaning.sure >= least)
      const right = given.filter(({ each, meaning }) => fits(each, meaning!)).length
      return `${least}: ${given.length} told, ${right} right (${((100 * right) / (given.length || 1)).toFixed(0)} %)`
    }
    console.log(`${hand}, ${out.length} messages; ${[0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map(at).join('; ')}`)
    if (process.argv.includes('--wrong'))
      for (const { each, meaning } of found)
        if (meaning && meaning.sure >= bar && !fits(each, meaning))
          console.log(
            `  ${meaning.lines} ${meaning.sure.toFixed(2)} for ${each.means.map(([name]) => name)}: ${each.text}`,
          )
  }
}

function fits({ means }: Example, { lines }: Meaning): boolean {
  return means.some(([name]) => lines === `${kind}:${name}`)
}
