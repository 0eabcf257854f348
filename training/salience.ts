/**
 * Learns what the traces of a weighty sentence are worth (voice/salience.ts) from stories whose weighty sentences were
 * marked: `n,n,n<TAB>"story"<TAB>hand`, the weightiest first, counted as `splitSentences` cuts the story.
 * `node training/salience.ts` prints how often the weightiest sentence is found in the stories of a hand left out (the
 * earlier ones, of many hands, in fifths), and writes the weights learned from all.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFeelings } from '#server/companion/voice/reading/feelings.ts'
import { loadParser, splitSentences } from '#server/companion/voice/reading/parse.ts'
import { createReader, type Reading } from '#server/companion/voice/reading/reading.ts'
import { type Traces, tracesOf } from '#server/companion/voice/stories/salience.ts'
import { lexicon, speller, vocabulary } from './router-turns.ts'

type Story = { hand: string; picks: number[]; sentences: Traces[] }

/** A trace of fewer stories than this says nothing. */
const fewest = 4
const rounds = 150
const step = 0.03
/** Words are many and stories few: they are held back more than places. */
const shrink = { place: 4, word: 10 }
/** Of one story, what the first, second and third mark are worth. */
const shares = [1, 0.45, 0.25]

const reader = createReader({ parser: loadParser(), speller, feelings: loadFeelings(lexicon), vocabulary })
const stories: Story[] = readFileSync(join(import.meta.dirname, 'weighty-sentences.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line, at) => {
    const [marks, quoted, hand] = line.split('\t')
    const text = JSON.parse(quoted!) as string
    const reading = reader.read(text)
    const picks = marks!.split(',').map(mark => placeIn(reading, text, +mark))
    return {
      hand: hand ?? `earlier ${at % 5}`,
      picks: [...new Set(picks)],
      sentences: tracesOf(reading, reader),
    }
  })
  .filter(story => story.sentences.length > 1)

/** Where a sentence as it was typed stands among those that were read: some are put together in reading. */
function placeIn(reading: Reading, text: string, mark: number): number {
  const words = new Set(
    splitSentences(text)
      [mark]!.body.toLowerCase()
      .match(/\p{L}+/gu),
  )
  const shared = (at: number) => reading.spoken[at]?.words.filter(word => words.has(word.lower)).length ?? 0
  return [mark, mark - 1, mark - 2, mark - 3].reduce((best, at) => (shared(at) > shared(best) ? at : best))
}

/** The share of each sentence in a story should be near what readers gave it: softmax, shrunk, by Adam. */
function learn(some: readonly Story[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { sentences } of some)
    for (const name of new Set(sentences.flatMap(traces => [...traces.keys()])))
      seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].filter(([, count]) => count >= fewest).map(([name]) => name)
  const index = new Map(names.map((name, at) => [name, at]))
  const held = names.map(name => (/^[A-Z]{2}/.test(name) ? shrink.place : shrink.word))
  const rows = some.map(story => {
    const wanted = story.sentences.map((_, at) => shares[story.picks.indexOf(at)] ?? 0)
    const total = wanted.reduce((sum, each) => sum + each, 0)
    return story.sentences.map((traces, at) => ({
      wanted: wanted[at]! / total,
      traces: [...traces].flatMap(([name, by]) => (index.has(name) ? [{ at: index.get(name)!, by }] : [])),
    }))
  })
  const [worth, mean, square] = [0, 0, 0].map(() => new Float64Array(names.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let round = 1; round <= rounds; round++) {
    const slope = worth.map((each, at) => each * held[at]!)
    for (const story of rows) {
      const powers = story.map(row =>
        Math.exp(row.traces.reduce((sum, { at, by }) => sum + worth[at]! * by, 0)),
      )
      const total = powers.reduce((sum, each) => sum + each, 0)
      story.forEach((row, i) => {
        for (const { at, by } of row.traces) slope[at]! += by * (powers[i]! / total - row.wanted)
      })
    }
    const rate = round > rounds * 0.7 ? step / 3 : step
    slope.forEach((each, at) => {
      mean[at] = 0.9 * mean[at]! + 0.1 * each
      square[at] = 0.99 * square[at]! + 0.01 * each * each
      worth[at]! -=
        (rate * (mean[at]! / (1 - 0.9 ** round))) / (Math.sqrt(square[at]! / (1 - 0.99 ** round)) + 1e-8)
    })
  }
  return new Map(names.map((name, at) => [name, worth[at]!]))
}

/** The weightiest is among the first so many sentences. */
function within(story: Story, worth: ReadonlyMap<string, number>, most: number): boolean {
  const value = (traces: Traces) =>
    [...traces].reduce((sum, [name, by]) => sum + by * (worth.get(name) ?? 0), 0)
  const values = story.sentences.map(value)
  const order = values.map((_, at) => at).sort((a, b) => values[b]! - values[a]!)
  return order.slice(0, most).includes(story.picks[0]!)
}

console.log('hand left out: stories, the weightiest sentence among the first one, two, three')
const sums = [0, 0, 0]
for (const hand of new Set(stories.map(story => story.hand))) {
  const worth = learn(stories.filter(story => story.hand !== hand))
  const left = stories.filter(story => story.hand === hand)
  const found = [1, 2, 3].map(most => left.filter(story => within(story, worth, most)).length)
  console.log(`${hand}: ${left.length}, ${found.join(', ')}`)
  found.forEach((count, at) => {
    sums[at]! += count
  })
}
console.log(`all: ${stories.length}, ${sums.join(', ')}`)
const worth = [...learn(stories)].map(([name, value]) => [name, +value.toFixed(2)] as const)
writeFileSync(
  join(lexicon, 'salience.json'),
  `${JSON.stringify(Object.fromEntries(worth.filter(([, value]) => Math.abs(value) >= 0.02).sort()), null, 2)}\n`,
)
