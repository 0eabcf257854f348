/**
 * Trains the weights that tell what a message is about, from our own examples: `gist<TAB>message` a line, a file a
 * hand. Fixed seed, so the same examples give the same bytes. `node training/meaning.ts [--check [hand …] [--wrong]]`
 * With --check it leaves out all that one hand wrote, one hand after another, prints how often the meaning was right
 * and how often one was given at all, and writes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets } from '#server/companion/voice/features.ts'
import { rowLength } from '#server/companion/voice/linear.ts'
import {
  type MeaningHead,
  type Meanings,
  meanings,
  none,
  type Tone,
} from '#server/companion/voice/meaning.ts'
import { descend, pointOf } from './router-fit.ts'
import { featuresOf } from './router-turns.ts'

type Example = { hand: string; text: string; gists: string[]; features: ReturnType<typeof featuresOf> }

const folder = join(import.meta.dirname, 'meaning-examples')
const target = join(import.meta.dirname, '../src/server/companion/voice/meaning')
const tones = new Map(
  readTsv(join(target, 'gists.tsv')).map(([gist, tone]) => [gist!, tone as Tone] as const),
)
/** A meaning is told from here on: set by leaving hands out, so that about four in five of those told are right. */
const bar = 0.33
/** Those who labelled gave no meaning where they were not sure of one, which is more often than need be. */
const weightOfNone = 0.2
/** So many traces keep their weights; the rest hardly change anything. */
const mostRows = 36_000
const fitting = { rounds: 10, shrink: 3e-4, rate: 0.12 }

const examples = readExamples()
if (process.argv.includes('--check')) check()
else write()

function readTsv(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => line.split('\t'))
}

function readExamples(): Example[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.tsv'))
    .sort()
    .flatMap(file =>
      readTsv(join(folder, file)).map(([gists, text]) => ({
        hand: file.replace('.tsv', ''),
        text: text!,
        gists: gists!.split(','),
        features: featuresOf(text!),
      })),
    )
}

type Fitted = { head: MeaningHead; places: Int32Array; weights: Int8Array }

function learned(some: readonly Example[]): Fitted {
  const labels = [...tones.keys(), none]
  const points = some.flatMap(({ gists, features }) =>
    gists.map((gist, at) => ({
      ...pointOf(features),
      label: labels.indexOf(gist),
      weight: gist === none ? weightOfNone : gists.length === 1 ? 1 : at === 0 ? 0.6 : 0.4,
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
    head: { labels, tones: labels.map(label => tones.get(label) ?? 'any'), scale, bar, rows: places.length },
    places,
    weights: Int8Array.from(kept, value => Math.round(value / scale)),
  }
}

function toMeanings({ head, places, weights }: Fitted, least: number): Meanings {
  return meanings({ ...head, bar: least }, places, weights)
}

function write(): void {
  const fitted = learned(examples)
  writeFileSync(join(target, 'head.json'), `${JSON.stringify(fitted.head, null, 2)}\n`)
  writeFileSync(
    join(target, 'weights.bin'),
    Buffer.concat([Buffer.from(fitted.places.buffer), Buffer.from(fitted.weights.buffer)]),
  )
  console.log(`${examples.length} examples, ${fitted.places.length} traces, ${fitted.weights.length} bytes`)
}

/** Told right: the meaning, or the second one where two were given. Told wrong also where nothing should be told. */
function check(): void {
  const asked = process.argv.slice(2).filter(word => !word.startsWith('--'))
  for (const hand of asked.length ? asked : new Set(examples.map(each => each.hand))) {
    const told = toMeanings(learned(examples.filter(each => each.hand !== hand)), 0)
    const out = examples.filter(each => each.hand === hand)
    const found = out.map(each => ({ each, meaning: told.of(each.features) }))
    const at = (least: number) => {
      const given = found.filter(({ meaning }) => meaning && meaning.sure >= least)
      const right = given.filter(({ each, meaning }) => each.gists.includes(meaning!.gist)).length
      return `${least}: ${given.length} told, ${right} right (${((100 * right) / (given.length || 1)).toFixed(0)} %)`
    }
    console.log(`${hand}, ${out.length} messages; ${[0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map(at).join('; ')}`)
    if (process.argv.includes('--wrong'))
      for (const { each, meaning } of found)
        if (meaning && meaning.sure >= bar && !each.gists.includes(meaning.gist))
          console.log(`  ${meaning.gist} ${meaning.sure.toFixed(2)} for ${each.gists}: ${each.text}`)
  }
}
