// A message of several sentences: the one or two that carry it, said back whole and in the person's order, the
// weightiest always among them. One told well is better than two that have nothing to do with each other.

import type { Plan, Slot } from './compose.ts'
import { joinedTelling } from './joining.ts'
import { introduces, openingOf, withoutAge } from './openings.ts'
import { textOf } from './parse.ts'
import { named, type People, peopleOf } from './people.ts'
import { type Retold, retell } from './retold.ts'
import { signIn, tellsNewDay, tellsOldFear } from './story-signs.ts'
import type { Ways } from './ways.ts'

/** So many words two sentences may have together, and three short ones. */
const mostOfTwo = 31
const mostOfThree = 22
/** How much less than the weightiest may carry what is told beside it. */
const beside = 0.9
/** A short sentence needs company, its neighbour's rather than a stranger's. */
const short = { words: 8, beside: 1.6 }
const leastAlone = 5
/** So few words out of a long story say little without what it began with; and so much less may what ends it carry. */
const thin = 16
const began = 2.2
const surelyGood = 0.4
/** What it costs to leave a "he" or an "it" unnamed. */
const unclear = 0.4
/** How much less an introduction carries than it seems to. */
const introduction = 0.7
/** How much more a feeling is worth that somebody names at the end of a story, and so much of the story is its end. */
const felt = { bonus: 0.9, end: 2 }

/** What somebody dared at last is worth more than what they were afraid of. */
const outcome = 0.8
/** A sentence that says in so many words how it is. */
const saysSo = 0.7

export function strandPlans(ways: Ways, long: boolean): Plan[] {
  const { reading } = ways
  const { told, age } = withoutAge(retell(ways))
  const people = peopleOf(reading)
  const plans: Plan[] = []
  const planFor = (some: readonly Retold[]) => planOf(some, people, ways, long ? undefined : age)
  const last = reading.sentences - 1
  const overcame = reading.sentences > 3 && tellsOldFear(reading.text)
  const worth = (each: Retold): number =>
    each.worth +
    (overcame ? (tellsOldFear(each.text) ? -outcome : tellsNewDay(each.text) ? outcome : 0) : 0) +
    (reading.sentences > 3 && signIn(textOf(reading.spoken[each.sentence]!.words)) ? saysSo : 0) +
    (each.sentence > last - felt.end && reading.sentences > 3 && namesFeeling(each, ways) ? felt.bonus : 0)
  const cost = (each: Retold): number =>
    costOf(each, told, people) + (reading.sentences > 2 && introduces.test(each.text) ? introduction : 0)
  const values = new Map(told.map(each => [each, worth(each) - cost(each)]))
  const value = (each: Retold) => values.get(each)!
  const three = reading.sentences === 3 && !long ? ofThree(told, people) : undefined
  if (three) plans.push(planFor(three))
  const order = [...told].sort((a, b) => value(b) - value(a))
  for (const first of order.slice(0, 3)) {
    const partner = partnerOf(first, order, told, people, value, reading.sentences < 4 && !long)
    if (partner) plans.push(planFor([first, partner]))
    // Alone, what leans on the sentence before says nothing.
    if (first.count >= leastAlone && !(first.leans && partner)) plans.push(planFor([first]))
  }
  return plans
}

const namesFeeling = ({ clauses }: Retold, { reader }: Ways): boolean =>
  clauses.some(clause => {
    const own = reader.feeling(clause)
    return !!own && !own.negated && !own.past
  })

/**
 * Three short facts are told one after the other. Of longer ones the last is mostly what the others were for; beside it
 * stands the first, which says what it is about, or the second, where the first only says who rang.
 */
function ofThree(told: readonly Retold[], people: People): Retold[] | undefined {
  const whole = (at: number) => told.find(each => each.sentence === at && !each.part)
  const [one, two, three] = [whole(0), whole(1), whole(2)]
  if (!three || !one || !two || one.leans) return undefined
  if (one.count + two.count + three.count <= mostOfThree) return [one, two, three]
  const fits = (first: Retold): boolean =>
    !first.leans &&
    first.count + three.count <= mostOfTwo &&
    named(first, [], people).clear &&
    (first === two || (!three.leans && named(three, [first], people).clear))
  const order = introduces.test(one.text)
    ? [two]
    : setting.test(one.text) && one.count <= shortSetting
      ? [two, one]
      : [one, two]
  const beside = order.find(fits)
  return beside && [beside, three]
}
const setting =
  /^you(?:'re| are|'ve been) (?:an? )?\S+(?: \S+)?$|\b(?:rang|called|phoned|emailed|texted|wrote|came out|went to|arrived)\b/
const shortSetting = 7

/** Nothing where everybody is named; more where "it" is whatever came before and that cannot be told too. */
function costOf(each: Retold, told: readonly Retold[], people: People): number {
  if (each.leans) return before(each, told) ? 0 : 5 * unclear
  const { text, clear } = named(each, [], people)
  // "… and he didn't even know": whoever he is stood before the cut.
  if (each.from > each.sentence && pronounFirst.test(text)) return 2 * unclear
  return clear ? 0 : unclear
}
const pronounFirst = /^(?:he|she|it|they|he's|she's|it's|they're|they've|he'd|she'd|they'd)\b/

const before = (each: Retold, told: readonly Retold[]): Retold | undefined =>
  told.find(
    other =>
      other.sentence === each.sentence - 1 &&
      !other.leans &&
      other.count + each.count <= mostOfTwo &&
      !repeats(other.text, each.text),
  )

/** "She thanked me. She actually thanked me and asked …": once is enough. */
function repeats(one: string, two: string): boolean {
  const [few, many] = one.length < two.length ? [one, two] : [two, one]
  const words = few.split(' ')
  const others = new Set(many.split(' '))
  return words.length > 2 && words.filter(word => others.has(word)).length > 0.6 * words.length
}

function partnerOf(
  first: Retold,
  order: readonly Retold[],
  told: readonly Retold[],
  people: People,
  value: (each: Retold) => number,
  always: boolean,
): Retold | undefined {
  if (first.leans) return before(first, told)
  // Late in a story "it" is mostly what the story is about.
  if (first.sentence > 2 && pointsAtThing(first, people)) {
    const opening = openingOf(first, told, people, mostOfTwo)
    if (opening) return opening
  }
  // "She just said ok" is told with whoever she is, where the sentence before says it.
  const who = named(first, [], people).clear ? undefined : before(first, told)
  if (who && named(who, [], people).clear) return who
  const least = (other: Retold): number => {
    const near = first.count < short.words && Math.abs(other.sentence - first.sentence) === 1
    // What a story began with is not what it came to.
    return value(first) - (always ? 9 : first.sentence === 0 ? began : near ? short.beside : beside)
  }
  const found = order.find(other => {
    if (
      other.sentence === first.sentence ||
      (!always && other.count < leastAlone && Math.abs(other.sentence - first.sentence) > 1) ||
      value(other) < least(other) ||
      first.count + other.count > mostOfTwo ||
      repeats(first.text, other.text)
    )
      return false
    const [one, two] = inOrder([first, other])
    // What leans may follow only what it leans on; the same sentence is not told in two scraps.
    if (one!.leans || (two!.leans && two!.sentence !== one!.sentence + 1)) return false
    return named(two!, [one!], people).clear && (one === first || always || named(one!, [], people).clear)
  })
  return found ?? (first.count <= thin ? openingOf(first, told, people, mostOfTwo) : undefined)
}

/** "I used to love it when it was my mother doing it": what it is, the story began with. */
const pointsAtThing = (each: Retold, people: People): boolean => {
  if (named(each, [], people).clear) return false
  const pointed = { ...each, text: each.text.replace(/\b(?:it|them|theirs?|they)\b/g, 'that') }
  return pointed.text !== each.text && named(pointed, [], people).clear
}
const inOrder = (some: readonly Retold[]): Retold[] => [...some].sort((a, b) => a.from - b.from)

function planOf(some: readonly Retold[], people: People, ways: Ways, age?: string): Plan {
  const { reading, reader, route } = ways
  const sorted = inOrder(some)
  const texts: { text: string; sentence: number }[] = []
  for (const { text, sentence } of sorted)
    texts.push({ text: named({ text, sentence }, texts, people).text, sentence })
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
