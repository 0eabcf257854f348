// What is said to somebody who names a feeling: their words, whole where they are short enough, and a sentence that
// fits this feeling and what it is about.

import type { Plan } from '#server/companion/voice/compose.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho } from '#server/companion/voice/reading/echo.ts'
import { aboutOf, type OwnFeeling } from '#server/companion/voice/reading/feelings.ts'
import { countWords, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import { reflectWords } from '#server/companion/voice/reading/reflect.ts'
import { clipped, isHarsh, isLong, said, type Ways, wholeEcho } from '#server/companion/voice/ways.ts'
import { linesFor } from './feeling-lines.ts'
import { signsOf } from './feeling-signs.ts'
import { toldWhole, wholeSlot } from './told-whole.ts'
import { toneOf, wentWell } from './wins.ts'

/** A short message that names a feeling anywhere is told whole, before any part of it. */
export function wholeFeelingPlans(ways: Ways): Plan[] {
  const { reading } = ways
  if (isLong(reading) || reading.weight === 'bare' || reading.idiom) return []
  const clause = reading.clauses.find(each => {
    const own = ways.reader.feeling(each)
    return own && !own.negated && !isHarsh(textOf(each.words))
  })
  const whole = clause && toldWhole(ways)
  const second = clause && secondOf(ways, clause)
  if (!whole || !second) return []
  return [{ frame: 'told.bare', slots: { clause: wholeSlot(whole) }, ...second, needsSecond: true }]
}

/** Which sentence may follow, and the signs by which it is chosen. */
function secondOf(ways: Ways, clause: Clause): Pick<Plan, 'seconds' | 'wish'> | undefined {
  const { reading, reader } = ways
  const own = reader.feeling(clause)
  if (!own || reading.weight === 'bare' || reading.idiom || wentWell.test(reading.text)) return undefined
  const lines = linesFor(own, isMixed(ways, clause, own))
  if (!lines) return undefined
  const heavy = reading.weight !== 'ordinary'
  return { seconds: [lines], wish: { heavy, signs: signsOf(own, reading.text) } }
}

/** What is warm may have a shadow beside it that bears no name: "happy for him, though I couldn't make myself go". */
const isWarm = (own: OwnFeeling): boolean =>
  !own.negated && (own.polarity === 'pos' || own.family === 'missing')
const turns =
  /\b(?:(?<!\b(?:reason|nothing|anything|nobody|none|all|no one|everything) )but(?! (?:also|mostly|it's|it is) (?:happy|glad|good))|though|although|and yet|even so|except|and then (?:I|i) (?:cried|cry|wept|sat)|queasy|sick|guilty|heavy|hollow|robbed|cheated|the worst|cried|couldn't (?:make|bring) myself|can't (?:make|bring) myself)\b/i

/** "I'm proud of him for going, and I haven't slept since": what comes after it is of the other kind. */
const darkens = ({ reader, reading }: Ways, clause: Clause): boolean =>
  reading.clauses
    .slice(reading.clauses.indexOf(clause) + 1)
    .some(each => /^(?:and|yet)$/.test(each.link) && reader.polarity(each) === 'neg')

/** Glad of one thing and not of another, in one clause or in two. */
function isMixed(ways: Ways, clause: Clause, own: OwnFeeling): boolean {
  const { reader, reading } = ways
  if (reader.mixed(clause)) return true
  if (isWarm(own) && (turns.test(reading.text) || darkens(ways, clause))) return true
  return (
    own.polarity !== 'any' &&
    reading.clauses.some(each => {
      const other = each === clause ? undefined : reader.feeling(each)
      return !!other && !other.negated && other.polarity !== 'any' && other.polarity !== own.polarity
    })
  )
}

export function feelingPlans(ways: Ways, focal: Clause): Plan[] {
  const own = ways.reader.feeling(focal)
  if (!own || isHarsh(textOf(focal.words))) return []
  const heavy = ways.reading.weight !== 'ordinary'
  const wish = { polarity: toneOf(ways, focal), heavy }
  const second = secondOf(ways, focal)
  const plans: Plan[] = []
  const told = (how: 'about' | 'clause', slots: NonNullable<Plan['slots']>): Plan[] => [
    ...(second
      ? [{ frame: how === 'about' ? 'told.about.bare' : 'told.bare', slots, ...second, needsSecond: true }]
      : [{ frame: `feel.${how}`, slots, wish }]),
    { frame: `feel.${how}.alone`, slots, wish },
  ]
  // "I feel nothing" must not become "you are nothing".
  const present = !own.negated && !own.past && !/^(?:nothing|butterflies|like \w+|blank)$/.test(own.word)
  const state = said(clipped(reflectWords(own.said)))
  const phrase = present && !ways.reader.mixed(focal) ? aboutPhrase(own, focal) : undefined
  // "Glad he's in the home, and some evenings …": the rest is not glad, and would be left out.
  const more = ways.reading.clauses.length > 1
  if (phrase && !(wish.polarity === 'pos' && more))
    plans.push(...told('about', { state, about: said(phrase) }))
  // "I'm glad he's gone and I keep making two cups of tea" is not only glad.
  const whole = more ? wholeEcho(ways, focal) : undefined
  if (whole && !whole.absolute) {
    const slots = { clause: said(whole) }
    if (wish.polarity === 'pos' && !second)
      return [{ frame: 'feel.clause.alone', slots, wish: { ...wish, polarity: 'any' } }, ...plans]
    return [...told('clause', slots), ...plans]
  }
  if (present && !more && own.rest.every(word => !word.isWord) && countWords(focal.words) < 9)
    plans.push({
      frame: 'feel.bare',
      slots: { state },
      ...(second ?? {}),
      wish: { ...second?.wish, ...wish },
    })
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 20)
  if (echo && !echo.absolute) plans.push(...told('clause', { clause: said(echo) }))
  return plans
}

/** What the feeling is about, as it follows the feeling's word. */
function aboutPhrase(own: OwnFeeling, focal: Clause): string | undefined {
  // "so anxious before calls that I write a script" is one thought.
  if (/\bso \p{L}+(?:\b.* that| (?:I|I'm|my|it|he|she|they))\b/iu.test(textOf(focal.words))) return undefined
  const about = /ing$/.test(own.word) ? undefined : aboutOf(own.rest)
  // "ashamed of that" says nothing without what "that" is.
  if (
    !about ||
    /^(?:of|about|by|at|with|for|over)? ?(?:it|that|this|them|him|her)$/i.test(textOf(about.words))
  )
    return undefined
  const wholeRest = about.words.length >= own.rest.filter(word => word.text !== ',').length - 1
  if (!wholeRest && (about.words.length <= 2 || goesOn(own.rest, about.words.length))) return undefined
  const phrase = clipped(`${about.that ? 'that ' : ''}${reflectWords(about.words)}`)
  return phrase && phrase.split(' ').length <= 15 ? phrase : undefined
}

/** "scared to tell my nan | I got a piercing": what was cut off is what it is about. */
function goesOn(rest: readonly Word[], cut: number): boolean {
  const words = rest.filter(word => word.text !== ',')
  return /^(?:i|i'm|i've|my|he|she|it|they|we|the)$/.test(words[cut]?.lower ?? '')
}
