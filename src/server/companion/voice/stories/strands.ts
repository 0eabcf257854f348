// A message of several sentences: the one, two or three that carry it and that can be understood without the others,
// said back whole and in the person's order. What is chosen is chosen together: the point, and beside it what makes it
// clear whom and what it is about.

import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'
import { isPerson, type People, peopleOf } from '#server/companion/voice/reading/people.ts'
import type { Ways } from '#server/companion/voice/ways.ts'
import { follows, repeats } from './belonging.ts'
import { joinedTelling } from './joining.ts'
import { named } from './naming.ts'
import { ofThree } from './of-three.ts'
import { introduces, withoutAge } from './openings.ts'
import { type Known, knownIn } from './referring.ts'
import { type Retold, retell } from './retold.ts'
import { worthIn } from './story-worth.ts'

/** So many words all that is told may have. */
const mostTogether = 31
/** Fewer words say little out of a long story. */
const thin = { words: 17, costs: 0.1 }
const leastAlone = 5
/** What it costs to leave a "he", an "it" or a "that" unnamed. */
const unclear = 0.8
/** What it costs to say that something is kept from somebody, and not what. */
const withheld = 0.25
/** What each further sentence must be worth, or it is left out. */
const more = 0.08
/** What stands side by side in the story follows on; what shares a word belongs together. */
const belongs = 0.03
/** What a story begins with mostly says what it is about. */
const begins = 0.15
const surelyGood = 0.4
/** What it costs to tell only how it began, of a story of so many sentences. */
const setUp = 0.3
const long5 = 5
/** So many pieces are looked at together, and so many tellings are offered. */
const looked = 10
/** So many pieces of one sentence are among them. */
const ofOne = 4
const offered = 4
/** So many pairs are tried with a third. */
const mostPairs = 5

export function strandPlans(ways: Ways, long: boolean): Plan[] {
  const { reading } = ways
  const { told, age } = withoutAge(retell(ways))
  const people = peopleOf(reading)
  const planFor = (some: readonly Retold[]) => planOf(some, people, ways, long ? undefined : age)
  const three = reading.sentences === 3 && !long ? ofThree(told, people, mostTogether) : undefined
  const known = knownIn(
    reading.spoken.map(({ words }) => textOf(words)),
    isPerson,
  )
  const half = reading.sentences / 2
  // Of a longer story something of its second half is told, where anything there can be.
  const turns = reading.sentences >= long5 && told.some(each => each.sentence >= half && !each.leans)
  const onlyBefore = (some: readonly Retold[]) => turns && some.every(each => each.sentence < half)
  const tellings = tellingsOf(
    told,
    worthIn(ways),
    some => costOf(some, people, known) + (onlyBefore(some) ? setUp : 0),
  )
  return [...(three ? [three] : []), ...tellings].map(planFor)
}

/**
 * The best ways to tell it, each with how much of what carries the story it holds: the shares of its sentences, less
 * what is left to guess in it.
 */
function tellingsOf(
  told: readonly Retold[],
  worth: (each: Retold) => number,
  costs: (some: readonly Retold[]) => number,
): readonly Retold[][] {
  const shares = sharesOf(told, worth)
  const times = new Map<number, number>()
  const pieces = [...told]
    .sort((a, b) => shares.get(b)! - shares.get(a)!)
    .filter(({ sentence }) => {
      times.set(sentence, (times.get(sentence) ?? 0) + 1)
      return times.get(sentence)! <= ofOne
    })
    .slice(0, looked)
  const score = (some: readonly Retold[]): number => {
    const count = countOf(some)
    const sum = some.reduce((total, each) => total + shares.get(each)! - more, 0)
    const near = some.some((each, at) => at > 0 && follows(some[at - 1]!, each))
    const about = some[0]!.sentence === 0 && !some[0]!.part && !introduces.test(some[0]!.text)
    return (
      sum + (near ? belongs : 0) + (about ? begins : 0) - costs(some) - (count < thin.words ? thin.costs : 0)
    )
  }
  const scored = (sets: readonly Retold[][]) =>
    sets.map(some => ({ some, score: score(some) })).sort((a, b) => b.score - a.score)
  const ones = scored(pieces.filter(each => each.count >= leastAlone && !each.leans).map(each => [each]))
  const pairs = scored(
    pieces.flatMap((one, at) => pieces.slice(at + 1).map(two => inOrder([one, two]))).filter(isTelling),
  )
  const found = new Set<string>()
  const threes = scored(
    pairs
      .slice(0, mostPairs)
      .flatMap(({ some }) =>
        pieces.filter(each => !some.includes(each)).map(each => inOrder([...some, each])),
      )
      .filter(some => {
        const key = some.map(each => each.from).join(' ')
        return !found.has(key) && !!found.add(key) && isTelling(some)
      }),
  )
  const best = [...ones, ...pairs.slice(0, offered), ...threes.slice(0, 2)].sort((a, b) => b.score - a.score)
  // Where nothing can be said after two, there is always one.
  return [...best.slice(0, offered), ...ones.slice(0, 2)].map(({ some }) => some)
}

/** How much of the story each piece carries, of one for all of it. */
function sharesOf(told: readonly Retold[], worth: (each: Retold) => number): Map<Retold, number> {
  const powers = new Map(told.map(each => [each, Math.exp(worth(each))]))
  const ofSentence = new Map<number, number>()
  for (const [{ sentence }, power] of powers)
    ofSentence.set(sentence, Math.max(ofSentence.get(sentence) ?? 0, power))
  const total = [...ofSentence.values()].reduce((sum, each) => sum + each, 0)
  return new Map([...powers].map(([each, power]) => [each, power / total]))
}

const countOf = (some: readonly Retold[]): number => some.reduce((sum, each) => sum + each.count, 0)

/** Not too long, nothing twice, no scrap out of nowhere, and nothing that leans on what is left out. */
const isTelling = (some: readonly Retold[]): boolean =>
  countOf(some) <= mostTogether &&
  some.every(
    (each, at) =>
      (!each.leans ||
        // "… and I did it": what, stands before the cut.
        (each.from === each.sentence &&
          some[at - 1]?.sentence === each.sentence - 1 &&
          !some[at - 1]!.part)) &&
      (each.count >= leastAlone || some[at - 1]?.sentence === each.sentence - 1 || reachesFirst(each)) &&
      some.slice(at + 1).every(other => other.sentence !== each.sentence && !repeats(each.text, other.text)),
  )

/** "I got the flat." */
const reachesFirst = ({ sentence, count }: Retold): boolean => sentence === 0 && count > 3

/** Nothing where everybody and everything is named. */
function costOf(some: readonly Retold[], people: People, known: Known): number {
  let cost = 0
  some.forEach((each, at) => {
    const cut = each.from > each.sentence && pronounFirst.test(each.text)
    // "… and they didn't even know": whoever they are stood before the cut.
    if (cut || !named(each, some.slice(0, at), people, known).clear) cost += unclear
    // "I haven't told my husband": what, mostly stands right before.
    if (each.sentence > 1 && untold.test(each.text) && some[at - 1]?.sentence !== each.sentence - 1)
      cost += withheld
  })
  return cost
}
const untold =
  /^you(?:'ve| have)? (?:haven't|have not|never|didn't)(?: yet| ever)? (?:told|tell|said|say) \S+(?: \S+)?$/
const pronounFirst = /^(?:he|she|it|they|he's|she's|it's|they're|they've|he'd|she'd|they'd)\b/

const inOrder = (some: readonly Retold[]): Retold[] => [...some].sort((a, b) => a.from - b.from)

function planOf(some: readonly Retold[], people: People, ways: Ways, age?: string): Plan {
  const { reading, reader, route } = ways
  const sorted = inOrder(some)
  const texts: { text: string; sentence: number }[] = []
  for (const { text, sentence, from } of sorted)
    texts.push({ text: named({ text, sentence, from }, texts, people).text, sentence })
  const { text, opens } = joinedTelling(
    sorted.map((each, at) => ({ ...each, text: texts[at]!.text })),
    reading,
  )
  const aged = age && /^you\b(?!')/.test(text) ? `at ${age} ${text}` : text
  const clause: Slot = { text: aged, source: 'echo', ...(opens ? { opens: true } : {}) }
  const tonesOf = (each: Retold) => each.clauses.map(one => reader.polarity(one))
  const tones = some.flatMap(tonesOf)
  // A good word is no good news yet.
  const good = tones.includes('pos') && route.formScore('win') > surelyGood
  // What it came to counts, and not what it was before.
  const ended = good && tonesOf(sorted.at(-1)!).includes('pos')
  const polarity = tones.includes('neg') && !ended ? 'neg' : good ? 'pos' : 'any'
  const told = sorted.map(each =>
    each.part
      ? each.clauses.map(one => textOf(one.words)).join(', ')
      : textOf(reading.spoken[each.sentence]!.words),
  )
  return { frame: 'one', slots: { clause }, told, wish: { heavy: reading.weight !== 'ordinary', polarity } }
}
