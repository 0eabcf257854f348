// Trains the learned layer of the detector on the labelled lines of src/server/care/labelled (never on the unread
// ones), with a fixed seed, and writes src/server/care/learned.tsv. Prints what five-fold cross-validation sees.
//   node training/care.ts [--check]   (--check trains and prints but writes nothing)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createReader } from '#server/care/care.ts'
import {
  featuresOf,
  ideaShare,
  type Odds,
  softmax,
  type Weights,
  wordShare,
  writeWeights,
} from '#server/care/learned.ts'
import { type Labelled, readLabelled, score, tell } from '#server/care/score/score.ts'
import { hintOf, temper } from '#server/care/temper.ts'
import { weigh } from '#server/care/weigh.ts'

const folder = new URL('../src/server/care/labelled/', import.meta.url).pathname
const files = readdirSync(folder)
  .filter(name => name.startsWith('lines-'))
  .sort()
const tiers = ['none', 'concern', 'crisis']
const epochs = 25
const rate = 0.02
const decay = 0.003

type Example = { words: string[]; ideas: string[]; tier: number; weight?: number }
type Model = { bias: number[]; weights: Map<string, Float64Array> }

const read = createReader()
const lines = files.flatMap(name => readLabelled(folder + name))
const examples = lines.map(toExample)

// What the detector must leave alone: ordinary messages of ordinary and hard days, written for the router and for
// the tags, and the companion's own lines. One of them weighs less than a line that was labelled for care.
const ordinaryWeight = 0.03
const ordinaryTexts = [
  ...[
    'router-examples/a',
    'router-examples/b',
    'router-examples/c',
    'router-examples/own',
    'router-examples/own-2',
  ],
  ...['labelled/gold-a', 'labelled/gold-b'],
].flatMap(readOrdinary)
const ordinary = ordinaryTexts.map(text => ({
  ...toExample({ text, tier: 'none', category: '', note: '' }),
  weight: ordinaryWeight,
}))

function readOrdinary(name: string): string[] {
  const written = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return written.map(line => JSON.parse(line)).flatMap(line => (line.class === 'crisis' ? [] : [line.text]))
}

function toExample(line: Labelled): Example {
  const { words, ideas } = featuresOf(read(line.text))
  return { words: [...words], ideas: [...ideas], tier: tiers.indexOf(line.tier) }
}

function train(set: Example[]): Model {
  const weights = new Map<string, Float64Array>()
  const squares = new Map<string, Float64Array>()
  for (const name of set.flatMap(({ words, ideas }) => [...words, ...ideas])) {
    weights.set(name, new Float64Array(3))
    squares.set(name, new Float64Array(3).fill(1e-3))
  }
  const model = { bias: [0, 0, 0], weights }
  const random = mulberry(20261115)
  const order = set.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const i of order) step(set[i]!, model, squares)
  }
  return model
}

// One AdaGrad step on the log loss of one line.
function step(example: Example, model: Model, squares: Map<string, Float64Array>): void {
  const odds = predict(example, model)
  const { weight = 1 } = example
  const slope = odds.map((p, k) => weight * (p - (k === example.tier ? 1 : 0)))
  for (let k = 0; k < 3; k++) model.bias[k]! -= 0.01 * slope[k]!
  for (const [names, share] of [
    [example.words, wordShare],
    [example.ideas, ideaShare],
  ] as const) {
    const known = names.filter(name => model.weights.has(name))
    const value = share / Math.sqrt(known.length || 1)
    for (const name of known) {
      const w = model.weights.get(name)!
      const s = squares.get(name)!
      for (let k = 0; k < 3; k++) {
        const g = slope[k]! * value + decay * w[k]!
        s[k]! += g * g
        w[k]! -= (rate * g) / Math.sqrt(s[k]!)
      }
    }
  }
}

function predict(example: Example, { bias, weights }: Model): Odds {
  const sums = [...bias]
  for (const [names, share] of [
    [example.words, wordShare],
    [example.ideas, ideaShare],
  ] as const) {
    const known = names.map(name => weights.get(name)).filter(w => w !== undefined)
    const value = share / Math.sqrt(known.length || 1)
    for (const w of known) for (let k = 0; k < 3; k++) sums[k]! += w[k]! * value
  }
  return softmax(sums)
}

// The weights as whole numbers of one byte.
function pack({ bias, weights }: Model): Weights {
  const kept = [...weights]
  const scale = kept.reduce((most, [, w]) => Math.max(most, ...[...w].map(Math.abs)), 0) / 127
  const rows: [string, number[]][] = kept.map(([name, w]) => [name, [...w].map(x => Math.round(x / scale))])
  rows.sort((a, b) => (a[0] < b[0] ? -1 : 1))
  return { bias: bias.map(x => Number(x.toFixed(4))), scale, features: new Map(rows) }
}

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function shuffle(list: number[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
}

const ordinaryOdds: Odds[] = []
function crossValidate(): Odds[] {
  const order = examples.map((_, i) => i)
  shuffle(order, mulberry(7))
  const odds: Odds[] = []
  for (let fold = 0; fold < 5; fold++) {
    const known = order.filter((_, i) => i % 5 !== fold).map(i => examples[i]!)
    const model = train([...known, ...ordinary.filter((_, i) => i % 5 !== fold)])
    for (let i = fold; i < ordinary.length; i += 5) ordinaryOdds[i] = predict(ordinary[i]!, model)
    for (const i of order.filter((_, j) => j % 5 === fold)) odds[i] = predict(examples[i]!, model)
  }
  return odds
}

if (process.argv.includes('--train-only')) {
  save()
  process.exit(0)
}

const odds = crossValidate()
const risk = (i: number) => odds[i]![1] + odds[i]![2]
const of = (tier: number) => examples.flatMap((example, i) => (example.tier === tier ? [i] : []))
const none = of(0)
  .map(risk)
  .sort((a, b) => a - b)
console.log(`${lines.length} lines, five-fold cross-validation`)
for (const share of [0.97, 0.92, 0.88]) {
  const bar = none[Math.floor(none.length * share)]!
  const over = (tier: number) => (of(tier).filter(i => risk(i) > bar).length / of(tier).length).toFixed(3)
  console.log(
    `  none flagged ${(1 - share).toFixed(2)} at ${bar.toFixed(3)}: crisis flagged ${over(2)}, concern flagged ${over(1)}`,
  )
}
const calm = ordinaryTexts.map((text, i) => {
  const reads = read(text)
  return temper(weigh(reads), ordinaryOdds[i]!, hintOf(reads)).tier
})
const shareOf = (wanted: (tier: string) => boolean) => (calm.filter(wanted).length / calm.length).toFixed(4)
console.log(
  `${calm.length} ordinary: flagged ${shareOf(t => t !== 'none')}, crisis ${shareOf(t => t === 'crisis')}`,
)
const byText = new Map(lines.map((line, i) => [line.text, i]))
const judge = (text: string) => {
  const reads = read(text)
  return temper(weigh(reads), odds[byText.get(text)!]!, hintOf(reads))
}
for (const name of files) {
  console.log(name)
  for (const figure of score(readLabelled(folder + name), judge).figures) console.log(`  ${tell(figure)}`)
}
if (!process.argv.includes('--check')) save()

function save(): void {
  const weights = pack(train([...examples, ...ordinary]))
  const text = writeWeights(weights)
  writeFileSync(new URL('../src/server/care/learned.tsv', import.meta.url), text)
  console.log(`  ${weights.features.size} features written, ${text.length} bytes`)
}
