// A message of several sentences: the one or two that carry it, said back whole and in the person's order, the
// weightiest always among them. One told well is better than two that have nothing to do with each other.

import type { Plan, Slot } from './compose.ts'
import { named, type People, peopleOf } from './people.ts'
import { type Retold, retell } from './retold.ts'
import type { Ways } from './ways.ts'

/** So many words two sentences may have together, and three short ones. */
const mostOfTwo = 32
const mostOfThree = 29
/** How much less than the weightiest may carry what is told beside it. */
const beside = 0.9
/** A short sentence needs company, its neighbour's rather than a stranger's. */
const short = { words: 8, beside: 1.6 }
const leastAlone = 5
const surelyGood = 0.4
/** What it costs to leave a "he" or an "it" unnamed. */
const unclear = 0.15

export function strandPlans(ways: Ways, long: boolean): Plan[] {
  const { reading } = ways
  const told = retell(ways)
  const people = peopleOf(reading)
  const all = long ? undefined : threeShort(told, ways)
  const plans: Plan[] = all ? [all] : []
  const values = new Map(told.map(each => [each, each.worth - costOf(each, told, people)]))
  const value = (each: Retold) => values.get(each)!
  const order = [...told].sort((a, b) => value(b) - value(a))
  for (const first of order.slice(0, 3)) {
    const partner = partnerOf(first, order, told, people, value, reading.sentences < 4 && !long)
    if (partner) plans.push(planOf([first, partner], people, ways))
    // Alone, what leans on the sentence before says nothing.
    if (!first.leans || (!partner && first.count >= leastAlone)) plans.push(planOf([first], people, ways))
  }
  return plans
}

/** Nothing where everybody is named; more where "it" is whatever came before and that cannot be told too. */
function costOf(each: Retold, told: readonly Retold[], people: People): number {
  if (each.leans) return before(each, told) ? 0 : 8 * unclear
  const { text, clear } = named(each, [], people)
  // "… and he didn't even know": whoever he is stood before the cut.
  if (each.from > each.sentence && pronounFirst.test(text)) return 4 * unclear
  return clear ? 0 : unclear
}
const pronounFirst = /^(?:he|she|it|they|he's|she's|it's|they're|they've|he'd|she'd|they'd)\b/

const before = (each: Retold, told: readonly Retold[]): Retold | undefined =>
  told.find(
    other => other.sentence === each.sentence - 1 && !other.leans && other.count + each.count <= mostOfTwo,
  )

function partnerOf(
  first: Retold,
  order: readonly Retold[],
  told: readonly Retold[],
  people: People,
  value: (each: Retold) => number,
  always: boolean,
): Retold | undefined {
  if (first.leans) return before(first, told)
  const least = (other: Retold): number => {
    const near = first.count < short.words && Math.abs(other.sentence - first.sentence) === 1
    return value(first) - (always ? 9 : near ? short.beside : beside)
  }
  return order.find(other => {
    if (
      other.sentence === first.sentence ||
      value(other) < least(other) ||
      first.count + other.count > mostOfTwo
    )
      return false
    const [one, two] = inOrder([first, other])
    // What leans may follow only what it leans on; the same sentence is not told in two scraps.
    if (one!.leans || (two!.leans && two!.sentence !== one!.sentence + 1)) return false
    return named(two!, [one!], people).clear
  })
}

const inOrder = (some: readonly Retold[]): Retold[] => [...some].sort((a, b) => a.from - b.from)

function planOf(some: readonly Retold[], people: People, { reading, reader, route }: Ways): Plan {
  const sorted = inOrder(some)
  const texts: { text: string; sentence: number }[] = []
  for (const { text, sentence } of sorted)
    texts.push({ text: named({ text, sentence }, texts, people).text, sentence })
  const slots = sorted.map(
    (each, at): Slot => ({ text: texts[at]!.text, source: 'echo', ...(each.opens ? { opens: true } : {}) }),
  )
  const tones = some.flatMap(each => each.clauses.map(clause => reader.polarity(clause)))
  // A good word is no good news yet.
  const good = tones.includes('pos') && route.formScore('win') > surelyGood
  const polarity = tones.includes('neg') ? 'neg' : good ? 'pos' : 'any'
  const wish = { heavy: reading.weight !== 'ordinary', polarity } as const
  const [one, two] = slots
  return two
    ? { frame: 'two', slots: { one: one!, two }, wish }
    : { frame: 'one', slots: { clause: one! }, wish }
}

/** Three short sentences are told whole: which of them is the point need not be guessed, and everybody is named. */
function threeShort(told: readonly Retold[], { reading, reader }: Ways): Plan | undefined {
  const [one, two, three] = told
  if (
    reading.sentences !== 3 ||
    told.length !== 3 ||
    told.some((each, at) => each.part || each.sentence !== at)
  )
    return undefined
  if (one!.leans || told.reduce((sum, each) => sum + each.count, 0) > mostOfThree) return undefined
  const polarity = reading.clauses.some(each => reader.polarity(each) === 'neg') ? 'neg' : 'any'
  const slot = (each: Retold): Slot => ({
    text: each.text,
    source: 'echo',
    ...(each.opens ? { opens: true } : {}),
  })
  return {
    frame: 'three.short',
    slots: { one: slot(one!), two: slot(two!), three: slot(three!) },
    wish: { heavy: reading.weight !== 'ordinary', polarity },
  }
}
