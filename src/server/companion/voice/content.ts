// What to say to a message that tells something: ways to reflect it, the best first, so that the composer can fall
// back from a rich reflection to a plain one and never to nothing.
import type { Clause } from './clauses.ts'
import type { Plan, Slot } from './compose.ts'
import { clauseEcho, type Echo, withLowerStart } from './echo.ts'
import { aboutOf } from './feelings.ts'
import { hasMainVerb } from './grammar.ts'
import { weightOf } from './heavy.ts'
import { countWords, textOf, type Word } from './parse.ts'
import type { Reader, Reading } from './reading.ts'
import { reflectWords } from './reflect.ts'
import type { Route } from './router.ts'
import type { Random } from './seeded.ts'
import { sidesOf } from './sides.ts'
import { topicsOf } from './topics.ts'
import { harshClause, selfHate, soundsHarsh, verdictOf } from './verdict.ts'
import { questionAsClause } from './wondering.ts'

export type Ways = { reading: Reading; route: Route; reader: Reader; random: Random; answers: boolean }

const said = (text: string): Slot => ({ text, source: 'echo' })

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
  if (own && !own.negated && !own.past) return [`feeling:${own.family}`]
  return ways.random() < 0.4 ? ways.reader.themes(clause).map(theme => `theme:${theme}`) : []
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
  if (!noVerb && !(route.form === 'frag' && count <= 5 && ways.answers && !/^I\b/.test(reading.text)))
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

const clipped = (text: string): string =>
  text
    .replace(/[!?…]+/g, '')
    .replace(/^[\s,.-]+|[\s,.:;-]+$/g, '')
    .replace(/\s*[–—;]\s*/g, ', ')

function selfPlans(ways: Ways): Plan[] {
  const { reading, route, reader } = ways
  const heavy = reading.weight !== 'ordinary'
  for (const clause of reading.clauses) {
    const verdict = verdictOf(clause.words)
    if (!verdict) continue
    const insult = said(
      clipped(reflectWords(verdict.insult)).replace(
        / (?:at this point|right now|today|anymore|these days|lately|sometimes)$/,
        '',
      ),
    )
    const about = clipped(reflectWords(verdict.about))
    const event = eventBeside(ways, clause)
    const plans: Plan[] = []
    if (event) plans.push({ frame: 'selfcrit.event', slots: { insult, event: said(event.text) } })
    if (about) plans.push({ frame: 'selfcrit.about', slots: { insult, about: said(about) } })
    plans.push({ frame: 'selfcrit.insult', slots: { insult } })
    return plans.map(plan => ({ ...plan, wish: { heavy } }))
  }
  const harsh = reading.clauses.find(clause => isHarsh(textOf(clause.words)))
  if (!harsh && !(route.form === 'selfcrit' && route.formScore('selfcrit') > 0.7)) return []
  const clause = harsh ?? focalClause(ways)
  if (!clause || (!harsh && reader.feeling(clause)?.polarity === 'pos')) return []
  const hate = selfHate.test(textOf(clause.words))
  const at = clause.words.findIndex(word => word.lower === 'myself')
  const after = hate && at > 0 ? clipped(reflectWords(clause.words.slice(at + 1))) : ''
  const echo = clauseEcho(clause, 18)
  const plans: Plan[] = []
  if (hate && /^(?:for|because|when|every|after|whenever)\b/.test(after))
    plans.push({ frame: 'selfcrit.hate', slots: { about: said(after) } })
  if (echo && harsh)
    plans.push({ frame: 'selfcrit.harsh', slots: { harsh: said(asThought(echo.text)) }, wish: { heavy } })
  return plans
}

const isHarsh = (text: string): boolean => harshClause.test(text) || soundsHarsh.test(text)

/** "you feel like everyone hates you" is already a thought: only what is thought is attributed. */
const asThought = (text: string): string =>
  text.replace(
    /^you(?:'re| are| just| really| always| still)* (?:feel|felt|think|thinking|know|feeling|guess|believe)(?: like| that| as if| as though)? (?=(?:you|everyone|everybody|nobody|no one|they|people|the|your|it|he|she|all)\b)/i,
    '',
  )

/** What happened, told beside the harsh word: it is kept. */
function eventBeside(ways: Ways, clause: Clause): Echo | undefined {
  return ways.reading.clauses
    .filter(other => other !== clause && !verdictOf(other.words) && !isHarsh(textOf(other.words)))
    .map(other => clauseEcho(other, 14))
    .find(
      echo =>
        echo &&
        echo.count >= 3 &&
        /^you(?:'ve|'d)? (?!are|were|can't|don't|need|want|know|think|should|ought|would|say|dress)/.test(
          echo.text,
        ),
    )
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

/** By the weights, or by the plain word: "I'm feeling better". */
function isWin({ reading, route, reader }: Ways, focal: Clause): boolean {
  const text = textOf(focal.words)
  const own =
    /^(?:I|I've|we|we've|got|today|my)\b/i.test(text) &&
    !/\b(?:trying|tried|wish|want|should|could|would|used to|back to|supposed)\b/i.test(text)
  const spoiled = reading.clauses.some(clause => reader.polarity(clause) === 'neg')
  // "It worked for a week. Now I'm back to scrolling" ends elsewhere.
  if (reading.sentences > 2 && /\b(?:now|but|though|still|again|then)\b/i.test(reading.text)) return false
  if (own && route.form === 'win' && route.formScore('win') > (spoiled || reading.sentences > 2 ? 0.8 : 0.5))
    return true
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

function strandPlans(ways: Ways, long: boolean): Plan[] {
  const { reading } = ways
  const wish = { heavy: reading.weight !== 'ordinary' }
  const most = 14
  const seen = new Set<number>()
  const strands = byWeight(ways)
    .filter(clause => !clause.question && !verdictOf(clause.words))
    .map(clause => ({ clause, whole: wholeEcho(ways, clause, most), part: clauseEcho(clause, most) }))
    .map(({ clause, whole, part }) => ({ clause, whole: !!whole, echo: whole ?? part }))
    .filter(
      (each): each is { clause: Clause; whole: boolean; echo: Echo } =>
        !!each.echo && each.echo.count >= 3 && !each.echo.absolute,
    )
    .filter(
      each =>
        !/^(?:you )?(?:don't know|think|guess|mean)\b|^(?:that|it)(?:'s| is| was)\b(?! been)/.test(
          each.echo.text,
        ),
    )
    .filter(each => {
      if (each.whole && seen.has(each.clause.sentence)) return false
      if (each.whole) seen.add(each.clause.sentence)
      return true
    })
  const inOrder = (picked: typeof strands) =>
    picked
      .sort((a, b) => reading.clauses.indexOf(a.clause) - reading.clauses.indexOf(b.clause))
      .map(each => said(each.echo.text))
  const plans: Plan[] = []
  if (!long) withAntecedent(strands, reading.clauses)
  const threeWords = strands.slice(0, 3).reduce((sum, each) => sum + each.echo.count, 0)
  if (long && strands.length >= 3 && threeWords <= 33) {
    const [one, two, three] = inOrder(strands.slice(0, 3))
    plans.push({ frame: 'three', slots: { one: one!, two: two!, three: three! }, wish })
  }
  if (strands.length >= 2) {
    const [one, two] = inOrder(strands.slice(0, 2))
    plans.push({ frame: 'two', slots: { one: one!, two: two! }, wish })
  }
  return plans
}

/** "She died on Tuesday" says nothing without the sentence that says who she was. */
function withAntecedent(strands: { clause: Clause; echo: Echo }[], clauses: readonly Clause[]): void {
  const [first, second] = strands
  if (!first || !second) return
  const earliest = clauses.indexOf(first.clause) < clauses.indexOf(second.clause) ? first : second
  if (!/^(?:he|she|they|him|her)\b/.test(earliest.echo.text)) return
  const at = strands.findIndex(
    each =>
      clauses.indexOf(each.clause) < clauses.indexOf(earliest.clause) && /\byour? \w+/.test(each.echo.text),
  )
  if (at < 2) return
  const [named] = strands.splice(at, 1)
  strands.splice(earliest === first ? 1 : 0, 0, named!)
  if (earliest !== first) strands.splice(1, 0, ...strands.splice(strands.indexOf(earliest), 1))
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

/** The whole sentence where it is short enough: half a sentence often loses the point. */
function wholeEcho({ reading }: Ways, focal: Clause, most = 19): Echo | undefined {
  const parts = reading.clauses.filter(clause => clause.sentence === focal.sentence)
  if (parts.length < 2 || parts.length > 3 || parts.some(part => verdictOf(part.words))) return undefined
  const last = parts.at(-1)!.link
  const words = parts.flatMap((part, at) =>
    at === 0 ? part.words : [...joined(part.link, last), ...part.words],
  )
  const echo = countWords(words) <= most ? clauseEcho({ ...focal, words }, most) : undefined
  return echo?.absolute ? undefined : echo
}

function joined(link: string, last: string): Word[] {
  const word = (text: string, spaced: boolean): Word => ({
    text,
    lower: text,
    pos: 'CCONJ',
    isWord: text !== ',',
    spaced,
  })
  if (link !== ',' && link) return [word(link, true)]
  return last === 'and' ? [word(',', false)] : [word(',', false), word('and', true)]
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

/** A message is weighed once, however many plans ask. */
const ranked = new WeakMap<Reading, Clause[]>()

/** Heaviest first: loss, then feeling, then what the person did or met. */
export function byWeight({ reading, reader }: Ways): Clause[] {
  const known = ranked.get(reading)
  if (known) return known
  const lastSentence = reading.clauses.at(-1)?.sentence
  const worth = (clause: Clause): number => {
    const text = textOf(clause.words)
    const own = reader.feeling(clause)
    const count = countWords(clause.words)
    const weight = weightOf(text)
    return (
      (weight === 'bare' ? 4 : weight === 'grave' ? 3 : 0) +
      (own && !own.negated ? 2.5 : 0) +
      (reader.polarity(clause) === 'neg' ? 1 : 0) +
      (/\b(?:I|I'm|I've|me|my)\b/.test(text) ? 1 : 0) +
      (count >= 4 && count <= 16 ? 1 : 0) +
      (/^(?:it|that|this|there)\b/i.test(text) ? -0.7 : 0) +
      (/^(?:I (?:don't|do not) know|I guess|I mean|I think)\b/.test(text) && count < 6 ? -2 : 0) +
      (clause.question ? -2 : 0) +
      // Stories of a few sentences end on what they are about.
      (reading.sentences > 1 && reading.sentences < 6 && clause.sentence === lastSentence ? 1.2 : 0) +
      // A long one says at the start what it is about.
      (reading.sentences > 5 && clause.sentence < 2 ? 1.5 : 0) +
      (/^(?:I'd say|funny how|it is what)\b/i.test(text) ? -2.5 : 0) +
      (clauseEcho(clause, 20) ? 1.5 : 0) +
      (topicsOf(clause.words)[0]?.owned ? 0.8 : topicsOf(clause.words).length ? 0.4 : 0) -
      reading.clauses.indexOf(clause) * 0.01
    )
  }
  const worths = new Map(reading.clauses.map(clause => [clause, worth(clause)]))
  const order = [...reading.clauses].sort((a, b) => worths.get(b)! - worths.get(a)!)
  ranked.set(reading, order)
  return order
}
