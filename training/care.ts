// Trains the learned layer of the detector on the labelled lines of src/server/care/labelled (of the unread ones
// only on those long counted) and writes src/server/care/learned.tsv. First it prints what it would have said of each writer's lines had it
// never seen that writer: the honest estimate of what it will say to strangers.
//   node training/care.ts --data <folder> [--check | --only] [--leave aa,ab/ac,ad] [--dump <file>]
// <folder> is the one of the reader's training (README.md). --check writes nothing, --only skips the estimate; --leave
// leaves out the hands of each group together, and no others: one model takes a minute.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createReader, readSenses, weighReads } from '#server/care/care.ts'
import { type CategoryWeights, createNaming, writeCategories } from '#server/care/category.ts'
import { createLearned, featuresOf, type Odds, writeWeights } from '#server/care/learned.ts'
import { type Labelled, readLabelled, score, tell } from '#server/care/score/score.ts'
import { type Read, weigh } from '#server/care/weigh.ts'
import { readWeights } from '#server/care/weights.ts'
import type { CareVerdict } from '#shared/care.ts'
import { fitCategories } from './care-categories.ts'
import { type Example, fitModel, namesOf, pack } from './care-model.ts'
import { storyMessages, storyStretches } from './care-stories.ts'
import { createRandom } from './random.ts'

const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const data = option('--data')
if (!data) throw new Error('usage: node training/care.ts --data <folder> [--check | --only]')

const folder = new URL('../src/server/care/labelled/', import.meta.url).pathname
// Besides the lines the unread files that are spent: each goes with the other lines of its writer. The long messages
// (x and y) are judged by stretches of them: those with danger in them are kept to measure that by.
const files = readdirSync(folder)
  .filter(name => /^(?:lines-(?!x\.)[a-z]+|unread-(?:[ghmquwz]|negatives))\.jsonl$/u.test(name))
  .sort()
const handOf = (file: string) => file.replace(/^.*-([a-z]+)\.jsonl$/u, '$1')
const hands = [...new Set(files.map(handOf))].sort()
const tiers = ['none', 'concern', 'crisis']
const read = createReader()
const senses = readSenses()

type Line = Labelled & { hand: string; example: Example }
const toExample = (reads: Read[], tier: string, weight: number): Example => ({
  features: featuresOf(reads, senses),
  tier: tiers.indexOf(tier),
  weight,
})
const lines: Line[] = files.flatMap(file =>
  readLabelled(folder + file).map(line => ({
    ...line,
    hand: handOf(file),
    example: toExample(read(line.text), line.tier, 1),
  })),
)

// What the detector must leave alone: ordinary messages of ordinary and hard days. One of them weighs little beside a
// line that was labelled for care. Of the public ones those in which the rules find nothing are taken.
const own = [
  ...['router-examples/a', 'router-examples/b', 'router-examples/c', 'router-examples/own'],
  ...['router-examples/own-2', 'labelled/gold-a', 'labelled/gold-b'],
].flatMap(name => readTexts(new URL(`${name}.jsonl`, import.meta.url).pathname))
const ownToo = [
  ...['router-examples/d', 'router-examples/own-3', 'router-examples/own-4', 'router-examples/own-5'],
  ...['router-examples/e', 'router-examples/own-6', 'router-examples/own-7'],
  ...['labelled/gold-c', 'labelled/gold-e', 'labelled/gold-f', 'labelled/gold-g', 'labelled/gold-h'],
].flatMap(name => readTexts(new URL(`${name}.jsonl`, import.meta.url).pathname))
const sources: [name: string, count: number][] = [
  ['goemotions', 6000],
  ['sad', 2500],
  ['claff_happydb', 1200],
]
const ordinary: Example[] = [
  ...own.map(text => toExample(read(text), 'none', 0.38)),
  ...ownToo.map(text => toExample(read(text), 'none', 0.32)),
  // With twice the weight these cost more in crises heard than they save in false alarms.
  ...[...storyMessages(read), ...storyStretches(read)].map(reads => toExample(reads, 'none', 0.3)),
  ...sources.flatMap(([source, count]) =>
    drawn(source)
      .slice(0, count * 2)
      .filter(isCalm)
      .slice(0, count)
      .map(toOrdinary),
  ),
]
function readTexts(path: string): string[] {
  const raw = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(raw) : raw).toString()
  const rows = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { text: string; class?: string })
  return rows.filter(row => row.class !== 'crisis').map(row => row.text)
}

/** The messages of a public source in an order of their own, always the same. */
function drawn(source: string): string[] {
  const random = createRandom(20261115)
  return readTexts(`${data}/train/${source}/train.jsonl.gz`)
    .map(text => ({ text, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
}

function isCalm(text: string): boolean {
  return weigh(read(text)).tier === 'none'
}

function toOrdinary(text: string): Example {
  return toExample(read(text), 'none', 0.38)
}

const groups =
  option('--leave')
    ?.split('/')
    .map(group => group.split(',')) ?? hands.map(hand => [hand])

type Judged = { odds: Odds; verdict: CareVerdict }

/** What a model that has seen no line of its writer says of every line of these hands. */
function leaveHandsOut(): Map<string, Judged> {
  const judged = new Map<string, Judged>()
  for (const group of groups) {
    const taught = lines.filter(line => !group.includes(line.hand))
    const known = taught.map(line => line.example)
    const weights = writeWeights(pack(fitModel([...known, ...ordinary], namesOf(known))))
    const learned = createLearned(readWeights(weights), senses)
    const nameOf = createNaming(categoriesFrom(taught), senses)
    for (const { hand, text } of lines) {
      if (!group.includes(hand)) continue
      const reads = read(text)
      judged.set(text, { odds: learned(reads)(), verdict: weighReads(reads, learned, nameOf) })
    }
  }
  return judged
}

function estimate(): void {
  const judged = leaveHandsOut()
  const judge = (text: string) => judged.get(text)!.verdict
  const print = (name: string, some: Labelled[]) => {
    console.log(`${name} (${some.length}), its writer left out`)
    for (const figure of score(some, judge).figures) if (figure.of) console.log(`  ${tell(figure)}`)
  }
  const left = groups.flat()
  for (const hand of left)
    print(
      hand,
      lines.filter(line => line.hand === hand),
    )
  print(
    'all of them',
    lines.filter(line => left.includes(line.hand)),
  )
  const dump = option('--dump')
  if (dump) writeFileSync(dump, JSON.stringify([...judged].map(([text, { odds }]) => [text, odds])))
}

function save(): void {
  const examples = lines.map(line => line.example)
  const weights = pack(fitModel([...examples, ...ordinary], namesOf(examples)))
  const text = writeWeights(weights)
  writeFileSync(new URL('../src/server/care/learned.tsv', import.meta.url), text)
  console.log(`${weights.features.size} features written, ${text.length} bytes`)
  saveCategories()
}

function categoriesFrom(taught: Line[]): CategoryWeights {
  const told = taught.filter(line => line.tier !== 'none')
  return fitCategories(
    told.map(line => ({ ...line, reads: read(line.text) })),
    senses,
  )
}

function saveCategories(): void {
  const text = writeCategories(categoriesFrom(lines))
  writeFileSync(new URL('../src/server/care/categories.tsv', import.meta.url), text)
  console.log(`categories written, ${text.length} bytes`)
}

if (process.argv.includes('--categories')) saveCategories()
else {
  if (!process.argv.includes('--only')) estimate()
  if (!process.argv.includes('--check')) save()
}
