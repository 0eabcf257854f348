/** The person, animal or thing a message is about, as it can be said back to whoever told of it, and what is felt about it. */
import { GAP } from '#server/companion/library/lines.ts'
import type { Nouns, NounUse } from '#server/companion/library/nouns.ts'
import { wordsOf } from '#server/companion/text/words.ts'
import type { Likely, Mention, TurnReading } from '#server/reading/reading.ts'

export type Mentioned = {
  /** "Ellie", "your brother", "the allotment". */
  said: string
  /** The sets of lines it may be for, by whom or what it is and what is felt: "who-fond". */
  sets: Likely[]
}

/** The labels of training/mentions, by what the sets are called. */
const groups: Readonly<Record<string, string>> = {
  n: 'who',
  p: 'who',
  an: 'pet',
  ap: 'pet',
  e: 'ahead',
  t: 'what',
}
const feelingsFor: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  who: {
    f: 'fond',
    p: 'glad',
    w: 'worried',
    c: 'cross',
    m: 'missing',
    d: 'dead',
    g: 'uneasy',
    o: 'plain',
  },
  pet: { f: 'fond', p: 'fond', w: 'worried', d: 'dead' },
  ahead: { l: 'keen', a: 'afraid', u: 'unsure', o: 'plain' },
  what: { l: 'likes', b: 'bothers', a: 'afraid', m: 'misses', u: 'unsure', o: 'plain' },
}

/** What is felt in one way may be told in several tones: of somebody who was kind, of somebody funny. */
const byTone: Readonly<Record<string, readonly { name: string; tones: readonly string[] }[]>> = {
  'who-fond': [
    { name: 'who-kind', tones: ['kindness', 'relief'] },
    { name: 'who-funny', tones: ['comic', 'cringe', 'nuisance'] },
  ],
  'who-cross': [{ name: 'who-hurt', tones: ['slight', 'blow', 'low', 'loss', 'strain'] }],
  'pet-fond': [{ name: 'pet-funny', tones: ['comic', 'cringe', 'nuisance'] }],
  'what-likes': [{ name: 'what-won', tones: ['win', 'joy', 'relief'] }],
  'what-bothers': [
    {
      name: 'what-heavy',
      tones: ['worn', 'toomuch', 'low', 'blow', 'worry', 'strain', 'stuck', 'loss', 'hardself'],
    },
  ],
}

const MOST_WORDS = 4
const determiner = /^(?:(my|our)|the|an?|th(?:is|at|ese|ose)|one|some)\s+(?=\S)/i
/** How often a noun has "the" or "a" before it, so that it needs one. */
const COUNTABLE = 0.3
/** How often somebody is "my" or "the" one, so that it is no name. */
const OWNED = 0.15
/** How often it has a capital, so that it is a name. */
const NAMED = 0.5

export function mentionedIn(
  { mention, tones }: Pick<TurnReading, 'mention' | 'tones'>,
  nouns: Nouns,
): Mentioned | undefined {
  const [sort] = mention?.sorts ?? []
  if (!mention || !sort) return undefined
  const said = saidBack(mention, sort.name, nouns)
  if (!said) return undefined
  const group = groups[sort.name]!
  const sure = mention.sure * sumOf(mention.sorts.filter(({ name }) => groups[name] === group))
  const named = mention.feelings.flatMap(({ name, sure: felt }) => {
    const feeling = feelingsFor[group]![name]
    return feeling ? inTone({ name: `${group}-${feeling}`, sure: sure * felt }, tones) : []
  })
  const sets = [...Map.groupBy(named, ({ name }) => name)].map(([name, same]) => ({
    name,
    sure: sumOf(same),
  }))
  return { said, sets: sets.sort((a, b) => b.sure - a.sure) }
}

function inTone({ name, sure }: Likely, likely: readonly Likely[]): Likely[] {
  const all = sumOf(likely)
  const some = (byTone[name] ?? []).map(({ name: own, tones }) => {
    const share = all > 0 ? sumOf(likely.filter(tone => tones.includes(tone.name))) / all : 0
    return { name: own, sure: sure * share }
  })
  return [...some, { name, sure: sure - sumOf(some) }]
}

const sumOf = (some: readonly Likely[]): number => some.reduce((sum, { sure }) => sum + sure, 0)

/** Nothing where it is not plain how to say it. */
function saidBack({ words, opens }: Mention, sort: string, nouns: Nouns): string | undefined {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ -]*$/u.test(words) || wordsOf(words).length > MOST_WORDS)
    return undefined
  const bare = words.replace(determiner, '')
  if (sort === 'n' || sort === 'an') return capitalized(bare)
  const [, own] = determiner.exec(words) ?? []
  if (bare !== words) return `${own ? 'your' : 'the'} ${bare}`
  const use = nouns(wordsOf(bare).at(-1) ?? '')
  const isOne = wordsOf(bare).length === 1
  if (sort === 'e' || sort === 't') return thingSaidBack(bare, use, opens, isOne)
  return isOne ? someoneSaidBack(bare, use, opens, sort === 'p') : undefined
}

/** "mum" and "Dad" are names alone and none after "your"; "Achan" stays one. */
function someoneSaidBack(bare: string, use: NounUse, opens: boolean, isPerson: boolean): string | undefined {
  const isWord = use.mine + use.that > use.all * OWNED
  if (isWord || (opens && !isNamed(use)))
    return `${isPerson && use.mine >= use.that ? 'your' : 'the'} ${bare.toLowerCase()}`
  return /^\p{Lu}/u.test(bare) || isNamed(use) ? capitalized(bare) : undefined
}

/** As it is written where it opens no sentence: "the boiler", "chemo", "Friday". */
function thingSaidBack(bare: string, use: NounUse, opens: boolean, isOne: boolean): string | undefined {
  if (use.all === 0) return opens ? undefined : bare
  const small = opens && !isNamed(use) ? bare[0]!.toLowerCase() + bare.slice(1) : bare
  const cased = isOne && isNamed(use) ? capitalized(bare) : small
  return use.mine + use.that + use.one >= use.all * COUNTABLE ? `the ${cased}` : cased
}

const isNamed = ({ named, all }: NounUse): boolean => all > 0 && named >= all * NAMED
const capitalized = (words: string): string =>
  words.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, letter => letter.toUpperCase())

export function withMentioned(line: string, said: string): string {
  const text = line.replace(GAP, () => said)
  return text[0]!.toUpperCase() + text.slice(1)
}
