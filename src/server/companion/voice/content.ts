// What to say to a message that tells something: ways to reflect it, the best first, so that the composer can fall
// back from a rich reflection to a plain one and never to nothing.
import type { Clause } from './clauses.ts'
import type { Plan } from './compose.ts'
import { clauseEcho, withLowerStart } from './echo.ts'
import { aboutOf } from './feelings.ts'
import { hasMainVerb } from './grammar.ts'
import { countWords, textOf } from './parse.ts'
import { reflectWords } from './reflect.ts'
import { asThought, selfPlans } from './self-criticism.ts'
import { sidesOf } from './sides.ts'
import { strandPlans } from './strands.ts'
import { topicsOf } from './topics.ts'
import { byWeight, clipped, isHarsh, said, type Ways, wholeEcho } from './ways.ts'
import { questionAsClause } from './wondering.ts'

export function contentPlans(ways: Ways): Plan[] {
  const { reading } = ways
  const heavy = reading.weight !== 'ordinary'
  const plans: Plan[] = []
  const long = reading.raw.length > 380 || reading.sentences > 4
  const focal = focalClause(ways)
  if (!long) plans.push(...selfPlans(ways), ...fragmentPlans(ways))
  if (!long && reading.sentences <= 2) plans.push(...sidePlans(ways))
  if (!long && focal && isWin(ways, focal)) plans.push(...winPlans(ways, focal))
  if (reading.sentences > 1 || long) plans.push(...strandPlans(ways, long))
  if (focal) plans.push(...feelingPlans(ways, focal), ...situationPlans(ways, focal))
  for (const clause of byWeight(ways)) if (clause !== focal) plans.push(...situationPlans(ways, clause))
  plans.push(...questionPlans(ways), ...topicPlans(ways), { frame: 'bare', wish: { heavy } })
  return plans
}

/** Lines that may follow: they must belong to this clause, to this person, and to the right side of things. */
function seconds(ways: Ways, clause: Clause): string[] {
  if (ways.reading.weight === 'bare' || ways.reading.idiom) return []
  const own = ways.reader.feeling(clause)
  // "tired of it" is not "tired".
  if (own?.family === 'tired' && own.rest[0]?.lower === 'of') return []
  if (own && !own.negated && !own.past) return [`feeling:${own.family}`]
  const alone = ways.reading.clauses.length === 1
  return alone && ways.random() < 0.12 ? ways.reader.themes(clause).map(theme => `theme:${theme}`) : []
}

const wishFor = (ways: Ways, clause: Clause) => ({
  polarity: ways.reader.polarity(clause),
  heavy: ways.reading.weight !== 'ordinary',
})

function fragmentPlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  const only = reading.clauses.length === 1 ? reading.clauses[0]! : undefined
  const count = only ? countWords(only.words) : 0
  const noVerb = reading.clauses.every(clause => !hasMainVerb(clause.words))
  const amount = ways.answers && /^(?:about|around|roughly|maybe|probably)\b/i.test(reading.text)
  if (
    !noVerb &&
    !amount &&
    !(route.form === 'frag' && count <= 5 && ways.answers && !/^I\b/.test(reading.text))
  )
    return []
  const words = reading.clauses.flatMap(clause => clause.words)
  if (countWords(words) > 11) return []
  const text = clipped(reflectWords(withLowerStart(words)))
  if (!text) return []
  const heavy = reading.weight !== 'ordinary'
  const slots = { fragment: said(text) }
  if (heavy) return [{ frame: 'frag.heavy', slots }]
  const asAnswer: Plan[] = ways.answers && ways.random() < 0.3 ? [{ frame: 'frag.answer', slots }] : []
  return [...asAnswer, { frame: 'frag', slots }]
}

function sidePlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  const sides = sidesOf(reading.clauses, route.form === 'ambiv' && route.formScore('ambiv') > 0.5)
  if (!sides || !(sides.explicit || route.form === 'ambiv' || route.formScore('ambiv') > 0.3)) return []
  if (reading.clauses.length > 4) return []
  return [
    {
      frame: 'ambiv',
      slots: { first: said(sides.first.text), second: said(sides.second.text) },
      wish: { heavy: reading.weight !== 'ordinary' },
    },
  ]
}

const signOfWin =
  /\b(?:finally|managed|passed|finished|first|won|made it|asked for|proud|sober|clean|in a row|even though|without|anyway|did it|handed in|signed up|said no)\b/i
/** "I told her I loved her and she said thank you": the story ends with somebody else. */
const elsewhere = /\b(?:and|but|then) (?:then |now )?(?:he|she|they|my|nobody|everyone|people|it|went|got)\b/i

/** By the weights, or by the plain word: "I'm feeling better". */
function isWin({ reading, route, reader }: Ways, focal: Clause): boolean {
  const text = textOf(focal.words)
  const own =
    /^(?:I|I've|we|we've|got|today|my)\b/i.test(text) &&
    !/\b(?:trying|tried|wish|want|should|could|would|used to|back to|supposed)\b/i.test(text)
  const spoiled = reading.clauses.some(clause => reader.polarity(clause) === 'neg')
  // "It worked for a week. Now I'm back to scrolling" ends elsewhere.
  if (reading.sentences > 2 && /\b(?:now|but|though|still|again|then)\b/i.test(reading.text)) return false
  const sign = signOfWin.test(reading.text)
  if (!sign && (spoiled || elsewhere.test(reading.text))) return false
  const bar = spoiled || reading.sentences > 2 ? 0.8 : sign ? 0.5 : 0.68
  if (own && route.form === 'win' && route.formScore('win') > bar) return true
  return (
    /^(?:I|I'm|I've)\b.*\b(?:better|calmer|lighter)\b/.test(text) &&
    !/\b(?:not|n't|never|wish|could|should|off|deserve|know|than (?:me|him|her|them|I))\b|n't/.test(text) &&
    reader.polarity(focal) !== 'neg'
  )
}

const eased = /\b(?:better|calmer|lighter|easier|rested|slept (?:\w+ ){0,3}(?:well|hours|through|night))\b/i

function winPlans(ways: Ways, focal: Clause): Plan[] {
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 18)
  if (!echo || ways.reading.weight === 'bare') return []
  const heavy = ways.reading.weight !== 'ordinary'
  const better = eased.test(echo.text)
  const slots = { clause: said(echo.text) }
  if (better && !/\b(?:than (?:me|you)|better off)\b/.test(echo.text))
    return [{ frame: 'better', slots, wish: { heavy } }]
  const byThem =
    /^you(?:'ve|'d)?\b/.test(echo.text) &&
    !/^you(?:'re| are| were| feel| felt| got (?:a|the|an|your|in|told))\b/.test(echo.text)
  return [
    { frame: 'win', slots, ...(byThem ? { seconds: ['win.effort'] } : {}), wish: { heavy, polarity: 'pos' } },
  ]
}

function feelingPlans(ways: Ways, focal: Clause): Plan[] {
  const own = ways.reader.feeling(focal)
  if (!own) return []
  const wish = wishFor(ways, focal)
  const more = seconds(ways, focal)
  const plans: Plan[] = []
  const present = !own.negated && !own.past
  const feeling = said(own.word.replace(/\bmyself\b/, 'yourself').replace(/\bmy\b/, 'your'))
  const about = present ? aboutOf(own.rest) : undefined
  const phrase = about && clipped(`${about.that ? 'that ' : ''}${reflectWords(about.words)}`)
  const wholeRest = about && about.words.length >= own.rest.filter(word => word.text !== ',').length - 1
  if (phrase && phrase.split(' ').length <= 15 && (wholeRest || about.words.length > 2))
    plans.push({ frame: 'feel.about', slots: { feeling, about: said(phrase) }, seconds: more, wish })
  const alone = ways.reading.clauses.length === 1
  if (present && alone && own.rest.filter(word => word.isWord).length === 0 && countWords(focal.words) < 9)
    plans.push({ frame: 'feel.bare', slots: { feeling }, seconds: more, wish })
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 20)
  if (echo && !echo.absolute)
    plans.push({ frame: 'feel.clause', slots: { clause: said(echo.text) }, seconds: more, wish })
  return plans
}

function situationPlans(ways: Ways, focal: Clause): Plan[] {
  const { reading } = ways
  if (focal.question) return []
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 20)
  if (!echo) return []
  const wish = wishFor(ways, focal)
  if (echo.absolute || isHarsh(textOf(focal.words)))
    return [
      { frame: 'sit.absolute', slots: { harsh: said(asThought(echo.text)) }, wish: { heavy: wish.heavy } },
    ]
  const slots = { clause: said(echo.text) }
  if (reading.idiom)
    return [
      { frame: 'light', slots },
      { frame: 'sit', slots, wish },
    ]
  return [{ frame: 'sit', slots, seconds: seconds(ways, focal), wish }]
}

function questionPlans(ways: Ways): Plan[] {
  for (const sentence of ways.reading.text.split(/(?<=[.!?])\s+/)) {
    const wondering = questionAsClause(sentence)
    if (wondering)
      return [
        {
          frame: 'wonder',
          slots: { wondering: said(wondering) },
          wish: { heavy: ways.reading.weight !== 'ordinary' },
        },
      ]
  }
  return []
}

function topicPlans(ways: Ways): Plan[] {
  const heavy = ways.reading.weight !== 'ordinary'
  return byWeight(ways)
    .flatMap(clause => topicsOf(clause.words))
    .filter(topic => topic.owned || /^(?:the|that|this|his|her|their) /.test(topic.name))
    .slice(0, 2)
    .map(topic => ({ frame: 'topic', slots: { topic: said(topic.name) }, wish: { heavy } }))
}

function focalClause(ways: Ways): Clause | undefined {
  return byWeight(ways)[0]
}
