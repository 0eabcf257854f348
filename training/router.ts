/**
 * Trains the router's weights from our own labelled turns: which kind of turn, and which form of
 * content. Fixed seed, so the same examples give the same bytes. `node training/router.ts [--check]`
 * With --check it trains on four fifths and prints what the held-out fifth says, writing nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets, dimensions, type Features, loadFeaturer } from '#server/companion/voice/features.ts'
import { createLanguage } from '#server/companion/voice/language.ts'
import { linear, rowLength } from '#server/companion/voice/linear.ts'
import { createRouter } from '#server/companion/voice/router.ts'
import { loadSpeller } from '#server/companion/voice/spelling.ts'
import { loadVocabulary } from '#server/companion/voice/vocabulary.ts'
import { createRandom, shuffle } from './random.ts'

const examplesFolder = join(import.meta.dirname, 'router-examples')
const voice = join(import.meta.dirname, '../src/server/companion/voice')
const target = join(voice, 'router')
const rounds = 15

type Example = { text: string; class: string; lastQuestion?: string; channel?: string }
type Point = { features: Features; label: number; weight: number }
type Model = { labels: string[]; weights: Float64Array }

export const kindOf: Record<string, string> = {
  short: 'ack',
  noise: 'noise',
  social: 'social',
  meta: 'meta',
  advice: 'advice',
  complain: 'repair',
  nonen: 'language',
  code: 'code',
  off: 'offscope',
  diag: 'nodiagnosis',
}
const forms = ['feel', 'sit', 'ambiv', 'selfcrit', 'win', 'frag']

const vocabulary = loadVocabulary(target, join(voice, 'lexicon'))
const featurer = loadFeaturer(target, vocabulary)
const speller = loadSpeller(join(voice, 'lexicon'), vocabulary)
const examples = readdirSync(examplesFolder)
  .filter(file => file.endsWith('.jsonl') && !file.startsWith('unread'))
  .sort()
  .flatMap(file => readFileSync(join(examplesFolder, file), 'utf8').split('\n').filter(Boolean))
  .map(line => JSON.parse(line) as Example)
const featured = examples.map(example => ({
  example,
  features: featurer(example.text, speller.repair(example.text)),
}))
type Featured = (typeof featured)[number]

const views: Record<string, (example: Example) => string | undefined> = {
  // What the care detector catches never reaches the router.
  kind: example => (example.class === 'crisis' ? undefined : (kindOf[example.class] ?? 'content')),
  form: example => (forms.includes(example.class) ? example.class : undefined),
}

if (process.argv.includes('--check')) check()
else for (const [name, view] of Object.entries(views)) write(name, train(featured, view))

function train(data: readonly Featured[], view: (example: Example) => string | undefined): Model {
  const labelled = data.flatMap(({ example, features }) => {
    const label = view(example)
    return label ? [{ features, label }] : []
  })
  const labels = [...new Set(labelled.map(each => each.label))].sort()
  const count = new Map(labels.map(label => [label, labelled.filter(each => each.label === label).length]))
  const mean = labelled.length / labels.length
  const points: Point[] = labelled.map(each => ({
    features: each.features,
    label: labels.indexOf(each.label),
    // The many must not drown the few.
    weight: Math.min(2, mean / count.get(each.label)!),
  }))
  return { labels, weights: descend(points, labels.length) }
}

/** Softmax regression by Adagrad with a little shrinking. */
function descend(points: Point[], size: number): Float64Array {
  const weights = new Float64Array(size * rowLength)
  const squares = new Float64Array(size * rowLength).fill(1e-3)
  const random = createRandom(7)
  const step = (at: number, gradient: number) => {
    const full = gradient + 2e-5 * weights[at]!
    squares[at]! += full * full
    weights[at]! -= (0.12 * full) / Math.sqrt(squares[at]!)
  }
  for (let round = 0; round < rounds; round++) {
    for (const { features, label, weight } of shuffle([...points], random)) {
      const sums = Array.from({ length: size }, (_, row) => {
        const from = row * rowLength
        let sum = weights[from + buckets + dimensions]!
        for (const [at, value] of features.hashed) sum += weights[from + at]! * value
        for (let d = 0; d < dimensions; d++) sum += weights[from + buckets + d]! * features.dense[d]!
        return sum
      })
      const top = Math.max(...sums)
      const powers = sums.map(sum => Math.exp(sum - top))
      const total = powers.reduce((a, b) => a + b, 0)
      for (let row = 0; row < size; row++) {
        const error = (powers[row]! / total - (row === label ? 1 : 0)) * weight
        if (Math.abs(error) < 1e-3) continue
        const from = row * rowLength
        for (const [at, value] of features.hashed) step(from + at, error * value)
        for (let d = 0; d < dimensions; d++) step(from + buckets + d, error * features.dense[d]!)
        step(from + buckets + dimensions, error)
      }
    }
  }
  return weights
}

function write(name: string, { labels, weights }: Model): void {
  const most = weights.reduce((top, value) => Math.max(top, Math.abs(value)), 0)
  const scale = most / 127
  const bytes = Int8Array.from(weights, value => Math.round(value / scale))
  writeFileSync(join(target, `${name}.bin`), bytes)
  writeFileSync(join(target, `${name}.json`), `${JSON.stringify({ labels, scale, rowLength })}\n`)
  console.log(`${name}: ${labels.length} labels, ${bytes.length} bytes`)
}

/** Five times: train on four fifths, then route the rest as the voice would, rules and all. */
function check(): void {
  const mixed = shuffle([...featured], createRandom(11))
  const all = new Map<string, number>()
  const right = new Map<string, number>()
  const language = createLanguage(vocabulary)
  const wrong: string[] = []
  for (let fold = 0; fold < 5; fold++) {
    const rest = mixed.filter((_, at) => at % 5 !== fold)
    const [kinds, forms] = [views.kind!, views.form!].map(view => {
      const { labels, weights } = train(rest, view)
      return linear(labels, 1, weights)
    })
    const router = createRouter(kinds!, forms!, featurer, language)
    for (const { example } of mixed.filter((_, at) => at % 5 === fold)) {
      const label = views.kind!(example)
      if (!label) continue
      const route = router.route(example.text, speller.repair(example.text), {
        group: example.channel === 'group' || example.class === 'group',
        answers: !!example.lastQuestion,
      })
      count(all, example.class)
      if (route.kind === label) count(right, example.class)
      else
        wrong.push(
          `${example.class}\tas ${route.kind} ${route.sure.toFixed(2)}\t${example.text.slice(0, 140)}`,
        )
      if (!views.form!(example)) continue
      count(all, `form ${example.class}`)
      if (route.form === example.class) count(right, `form ${example.class}`)
    }
  }
  if (process.argv.includes('--wrong')) console.log(wrong.sort().join('\n'))
  const total = [...all].filter(([name]) => !name.startsWith('form')).reduce((sum, [, n]) => sum + n, 0)
  console.log(`${total - wrong.length} of ${total} turns of the right kind when held out`)
  for (const [name, n] of [...all].sort()) console.log(`  ${name.padEnd(16)} ${right.get(name) ?? 0}/${n}`)
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
