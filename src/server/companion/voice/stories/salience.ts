// Which sentences of a story carry it: the loss, the sting at the end, what was wished for, and not the scenery. What
// each trace of a sentence is worth was learned from stories in which people marked the sentences that a good listener
// would not miss (training/salience.ts): its words and pairs of words, and how it stands among the others.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loss, weightOf } from '#server/companion/voice/reading/heavy.ts'
import { countWords, type Sentence, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import type { Reader, Reading } from '#server/companion/voice/reading/reading.ts'
import { centrality, weightySigns } from './weighty-signs.ts'

export type Salience = {
  /** How much each sentence of a message carries of it. */
  sentences: (reading: Reading, reader: Reader) => number[]
  /** How much these words would carry, wherever they stood. */
  words: (words: readonly Word[]) => number
}
export type Traces = Map<string, number>

const own = /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself)$/
const denies = /^(?:not|never|no|nobody|nothing|none|neither|without|cannot|nor)$|n't$/
const people =
  /\b(?:mum|mom|dad|mother|father|son|daughter|wife|husband|sister|brother|he|she|him|her|they|them)\b/i
const was =
  /^(?:was|were|had|did|went|said|came|got|took|made|gave|told|left|saw|found|thought|felt|knew|kept|held|put|sat|stood|ran|wrote|lost|bought|brought|paid|met|fell|cried|\p{L}{2,}ed)$/u
const is = /^(?:is|am|i'm|it's|are|do|have|has|don't|can't|want|keep|i've)$/
const lengths = [2, 4, 6, 9, 13, 18, 25]

/** What a sentence says: its words, its pairs of words, how it begins and ends. */
function wordTraces(words: readonly Word[], traces: Traces): void {
  const spoken = words.filter(word => word.isWord)
  spoken.forEach((word, at) => {
    traces.set(word.lower, 1)
    if (at) traces.set(`${spoken[at - 1]!.lower} ${word.lower}`, 1)
  })
  traces.set(`^${spoken[0]?.lower}`, 1)
  traces.set(`^${spoken[0]?.lower} ${spoken[1]?.lower}`, 1)
  traces.set(`${spoken.at(-1)?.lower}$`, 1)
}

/** How it stands among the others: the only one about oneself, the shortest, the last of five. Names in capitals. */
function placeTraces(
  all: readonly Sentence[],
  signs: readonly Signs[],
  among: Among,
  at: number,
  traces: Traces,
) {
  const count = all.length
  const own = signs[at]!
  const { length, mine, no, past, now } = own
  const [before, next] = [signs[at - 1], signs[at + 1]]
  const others = (among.words - length) / Math.max(1, count - 1)
  const put = (name: string, value: number | boolean) => void (value && traces.set(name, +value))
  put('SHORTEST', length === among.shortest)
  put('LONGEST', length === among.longest)
  put('LENGTH', Math.log((length + 1) / (others + 1)))
  for (const most of lengths) put(`OVER ${most}`, length > most)
  for (const { name, has, few } of among.rare) put(name, few === 1 && has(own))
  put('PAST', past)
  put('NOW', now)
  put('NO', no)
  put('MINE', mine)
  put('MINE AND THEIRS', mine && own.people)
  put('THEN NO', !!next?.no)
  put('THEN MINE', !!next?.mine)
  put('THEN SHORT', !!next && next.length < 5)
  put('AFTER SHORT', !!before && before.length < 5)
  put('ASKS', all[at]!.end.includes('?'))
  put('AFTER ASKING', !!all[at - 1]?.end.includes('?'))
  put('BEFORE ASKING', !!all[at + 1]?.end.includes('?'))
  const [from, to] = [Math.min(at, 3), Math.min(count - 1 - at, 3)]
  put(count <= 5 ? `PLACE ${count} ${at}` : `PLACE ${count <= 8 ? 'SOME' : 'MANY'} ${from} ${to}`, 1)
}

/** What only one of them may have. */
const marks: { name: string; has: (one: Signs) => boolean }[] = [
  { name: 'ONLY MINE', has: one => one.mine },
  { name: 'ONLY OTHERS', has: one => !one.mine },
  { name: 'ONLY NO', has: one => one.no },
  { name: 'ONLY PAST', has: one => one.past },
  { name: 'ONLY NOW', has: one => one.now && !one.past },
]

/** What is asked of all sentences is found out once for all of them. */
const amongOf = (signs: readonly Signs[]) => ({
  words: signs.reduce((sum, each) => sum + each.length, 0),
  shortest: signs.reduce((least, each) => Math.min(least, each.length), Number.POSITIVE_INFINITY),
  longest: signs.reduce((most, each) => Math.max(most, each.length), 0),
  rare: marks.map(mark => ({ ...mark, few: signs.filter(mark.has).length })),
})
type Among = ReturnType<typeof amongOf>

type Signs = { length: number; mine: boolean; no: boolean; past: boolean; now: boolean; people: boolean }

const signsOf = ({ words }: Sentence): Signs => ({
  length: countWords(words),
  mine: words.some(word => own.test(word.lower)),
  no: words.some(word => denies.test(word.lower)),
  past: words.some(word => was.test(word.lower)),
  now: words.some(word => is.test(word.lower)),
  people: words.some(word => people.test(word.lower)),
})

/** Every trace of every sentence. */
export function tracesOf(reading: Reading, reader: Reader): Traces[] {
  const { spoken } = reading
  const signs = spoken.map(signsOf)
  const among = amongOf(signs)
  const central = centrality(spoken)
  const found = spoken.map((sentence, at) => {
    const traces: Traces = new Map()
    wordTraces(sentence.words, traces)
    placeTraces(spoken, signs, among, at, traces)
    const text = textOf(sentence.words)
    if (weightOf(text) !== 'ordinary') traces.set('HEAVY', 1)
    if (loss.test(text)) traces.set('LOSS', 1)
    for (const name of weightySigns(text, signs[at]!.mine)) traces.set(name, 1)
    if (signs[at]!.mine && spoken.length > 3) {
      if (at >= spoken.length - 2) traces.set('MINE AT END', 1)
      if (at === 0) traces.set('MINE AT START', 1)
    }
    if (central[at]) traces.set('CENTRAL', central[at]!)
    return traces
  })
  for (const clause of reading.clauses) {
    const traces = found[clause.sentence]!
    const feeling = reader.feeling(clause)
    if (feeling && !feeling.negated) traces.set('FEELING', 1)
    const polarity = reader.polarity(clause)
    if (polarity !== 'any') traces.set(polarity === 'neg' ? 'BAD' : 'GOOD', 1)
    if (clause.link === 'but') traces.set('BUT', 1)
  }
  return found
}

export function loadSalience(folder: string): Salience {
  const file = readFileSync(join(folder, 'salience.json'), 'utf8')
  return salience(new Map(Object.entries(JSON.parse(file) as Record<string, number>)))
}

export function salience(worth: ReadonlyMap<string, number>): Salience {
  const sum = (traces: Traces): number => {
    let total = 0
    for (const [name, by] of traces) total += by * (worth.get(name) ?? 0)
    return total
  }
  // A message is weighed once, however many plans ask.
  const weighed = new WeakMap<Reading, number[]>()
  return {
    sentences: (reading, reader) => {
      const worths = weighed.get(reading) ?? tracesOf(reading, reader).map(sum)
      weighed.set(reading, worths)
      return worths
    },
    words: words => {
      const traces: Traces = new Map()
      wordTraces(words, traces)
      return sum(traces)
    },
  }
}
