/**
 * Learns what the signs of a weighty clause are worth (voice/salience.ts) from stories whose weighty sentences were
 * marked: `n,n,n<TAB>"story"`, the weightiest first. `node training/salience.ts` prints how often the weightiest
 * sentence is found in stories left out, and writes the weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFeelings } from '#server/companion/voice/feelings.ts'
import { loadParser } from '#server/companion/voice/parse.ts'
import { createReader } from '#server/companion/voice/reading.ts'
import { signsOf } from '#server/companion/voice/salience.ts'
import { lexicon, speller } from './router-turns.ts'

type Part = { sentence: number; signs: Record<string, number>; rank: number }
type Story = { picks: number[]; parts: Part[] }

const reader = createReader({ parser: loadParser(), speller, feelings: loadFeelings(lexicon) })
const stories: Story[] = readFileSync(join(import.meta.dirname, 'weighty-sentences.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => {
    const [marks, quoted] = line.split('\t')
    const reading = reader.read(JSON.parse(quoted!) as string)
    const picks = marks!.split(',').map(Number)
    return {
      picks,
      parts: reading.clauses.map(clause => ({
        sentence: clause.sentence,
        signs: signsOf(clause, reading, reader),
        rank: picks.indexOf(clause.sentence),
      })),
    }
  })
const names = Object.keys(stories[0]!.parts[0]!.signs)

/** Within a story, each marked sentence should stand above each unmarked one. */
function learn(some: readonly Story[]): Record<string, number> {
  const worth: Record<string, number> = Object.fromEntries(names.map(name => [name, 0]))
  const value = (part: Part) => names.reduce((sum, name) => sum + worth[name]! * part.signs[name]!, 0)
  for (let round = 0; round < 40; round++) {
    const step = 0.05 / (1 + round / 8)
    for (const { parts } of some) {
      const marked = parts.filter(part => part.rank >= 0)
      const rest = parts.filter(part => part.rank < 0)
      for (const up of marked)
        for (const down of rest) {
          const weight =
            (up.rank === 0 ? 1 : up.rank === 1 ? 0.6 : 0.4) / Math.sqrt(marked.length * rest.length)
          const miss = 1 / (1 + Math.exp(value(up) - value(down)))
          for (const name of names)
            worth[name]! +=
              step * weight * (miss * (up.signs[name]! - down.signs[name]!) - 0.002 * worth[name]!)
        }
    }
  }
  return worth
}

const sorted = (story: Story, worth: Record<string, number>): number[] => {
  const value = (part: Part) => names.reduce((sum, name) => sum + worth[name]! * part.signs[name]!, 0)
  return [...story.parts].sort((a, b) => value(b) - value(a)).map(part => part.sentence)
}
/** The weightiest is among the first so many different sentences. */
const within = (order: readonly number[], picks: readonly number[], most: number): boolean =>
  [...new Set(order)].slice(0, most).includes(picks[0]!)

const counts = [0, 0, 0]
for (let fold = 0; fold < 5; fold++) {
  const worth = learn(stories.filter((_, at) => at % 5 !== fold))
  for (const story of stories.filter((_, at) => at % 5 === fold))
    for (const most of [1, 2, 3]) counts[most - 1]! += +within(sorted(story, worth), story.picks, most)
}
console.log(`${stories.length} stories, the weightiest sentence among the first one, two, three:`)
console.log(counts.join(', '))
const worth = Object.fromEntries(
  Object.entries(learn(stories)).map(([name, value]) => [name, +value.toFixed(3)]),
)
writeFileSync(
  join(import.meta.dirname, '../src/server/companion/voice/lexicon/salience.json'),
  `${JSON.stringify(worth, null, 2)}\n`,
)
console.log(worth)
