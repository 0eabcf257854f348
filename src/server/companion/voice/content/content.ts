// What to say to a message that tells something: ways to reflect it, the best first, so that the composer can fall
// back from a rich reflection to a plain one and never to nothing.

import type { Plan } from '#server/companion/voice/compose.ts'
import { answerFrame, isMention } from '#server/companion/voice/fixed/fragments.ts'
import { questionAsClause } from '#server/companion/voice/fixed/wondering.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho, withLowerStart } from '#server/companion/voice/reading/echo.ts'
import { hasMainVerb } from '#server/companion/voice/reading/grammar.ts'
import { weightOf } from '#server/companion/voice/reading/heavy.ts'
import { countWords, splitSentences, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import { peopleOf } from '#server/companion/voice/reading/people.ts'
import { reflectWords } from '#server/companion/voice/reading/reflect.ts'
import { topicsOf } from '#server/companion/voice/reading/topics.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { leans } from '#server/companion/voice/reading/whole.ts'
import { asThought, isHardOnSelf, selfPlans } from '#server/companion/voice/self-talk/self-criticism.ts'
import { isUnharming } from '#server/companion/voice/self-talk/unharmed.ts'
import { withSmallWord } from '#server/companion/voice/small-words/small-words.ts'
import { named } from '#server/companion/voice/stories/naming.ts'
import { isDoing } from '#server/companion/voice/stories/retold.ts'
import { strandPlans } from '#server/companion/voice/stories/strands.ts'
import {
  byWeight,
  clipped,
  isHarsh,
  isLong,
  looseSentence,
  said,
  type Ways,
  wholeEcho,
} from '#server/companion/voice/ways.ts'
import { feelingPlans, wholeFeelingPlans } from './feeling-plans.ts'
import { danger, figurePlans } from './figures.ts'
import { toldInFull, turnedSlot } from './in-full.ts'
import { senseOf } from './senses.ts'
import { sidePlans } from './side-plans.ts'
import { withClosing, withMeaning } from './told.ts'
import { kindOfWin } from './win-kinds.ts'
import { badEnd, isWin, milestone, toneOf, winPlans, wonFragment } from './wins.ts'

/** Each way to reflect a message, and before it the same with meaning added, where what it is about is sure. */
export function* contentPlans(ways: Ways): Generator<Plan> {
  for (const plan of toldInFull(plainPlans(ways), ways)) {
    if (plan.told) {
      yield* storyPlans(plan, plan.told, ways)
      continue
    }
    if (isUnharming(plan, ways)) yield* closedPlans(plan, ways)
  }
}

/** How it may be is said by the closings, which weigh all stances together; a joke alone is answered as one. */
const isStance = (meaning: Ways['meaning']): boolean =>
  !!meaning?.lines.startsWith('stance:') && meaning.lines !== 'stance:playful'

/** What it is about where that is sure, then the sentence or the small word that tells most, then the plan as it is. */
function* closedPlans(plan: Plan, ways: Ways): Generator<Plan> {
  const tries = [
    // A feeling that was named has lines of its own, and they know what it is about.
    () => (plan.seconds?.length ? { ...plan, needsSecond: true } : undefined),
    () => (isStance(ways.meaning) ? undefined : withMeaning(plan, ways)),
    () => withClosing(plan, ways, ways.closings?.().telling ?? []),
    () => withSmallWord(plan, ways),
    () => withClosing(plan, ways, ways.closings?.().safe ?? []),
  ]
  for (const way of tries) {
    const closed = way()
    if (closed) yield closed
  }
  yield plan
}

/** Of a story, what is told of it may be surer than the whole. */
function* storyPlans(plan: Plan, sentences: readonly string[], ways: Ways): Generator<Plan> {
  if (!isUnharming(plan, ways)) return
  const known = ways.meantBy?.(sentences)
  const polarity = known?.tone ?? 'any'
  const sided: Plan = { ...plan, wish: { ...plan.wish, polarity } }
  // A bad word in what is told, and nothing good in the story: then the whole is not meant as good news either.
  const spoilt =
    (ways.meaning?.tone === 'pos' && plan.wish?.polarity === 'neg' && polarity !== 'pos') ||
    (ways.meaning?.tone === 'neg' && known?.rather === true)
  const told =
    (spoilt || isStance(ways.meaning) ? undefined : withMeaning(sided, ways)) ??
    withMeaning(sided, { ...ways, meaning: known?.meaning })
  if (told) yield told
  const { telling = [], safe = [] } = ways.closings?.(sentences) ?? {}
  const closed = withClosing(sided, ways, telling)
  if (closed) yield closed
  // One small word of a long story is hardly what it is about.
  const small = ways.reading.sentences > 3 ? undefined : withSmallWord(sided, ways)
  if (small) yield small
  const plain = withClosing(sided, ways, safe)
  if (plain) yield plain
  yield sided
}

const mostTried = 30

function* plainPlans(ways: Ways): Generator<Plan> {
  const { reading } = ways
  const heavy = reading.weight !== 'ordinary'
  const long = isLong(reading)
  const focal = focalClause(ways)
  if (!long) {
    yield* figurePlans(ways)
    yield* selfPlans(ways)
    yield* fragmentPlans(ways)
  }
  if (!long && reading.sentences <= 2) yield* sidePlans(ways)
  if (!long && focal && isWin(ways, focal)) yield* winPlans(ways, focal)
  yield* wholeFeelingPlans(ways)
  const wordy = reading.clauses.length > 1 && reading.text.split(' ').length > 19
  if (reading.sentences > 1 || long || wordy) yield* strandPlans(ways, long)
  if (focal) {
    yield* feelingPlans(ways, focal)
    yield* situationPlans(ways, focal)
  }
  // Two thousand times "no." must not be looked at two thousand times over.
  for (const clause of byWeight(ways).slice(0, mostTried))
    if (clause !== focal) yield* situationPlans(ways, clause)
  yield* questionPlans(ways)
  yield* turnedPlans(ways)
  yield* quotedPlans(ways)
  // Of a long message that is only harsh, that it is harsh.
  if (long && isHardOnSelf(ways)) yield* selfPlans(ways)
  yield* topicPlans(ways)
  yield { frame: 'bare', wish: { heavy } }
}

const wishFor = (ways: Ways, clause: Clause) => ({
  polarity: toneOf(ways, clause),
  heavy: ways.reading.weight !== 'ordinary',
})

/** "probably my phone" names the phone. */
const hedge =
  /^(?:(?:probably|maybe|mostly|honestly|definitely|just(?! (?:before|after|when|as))|basically|i guess|perhaps)[, ]+)+(?=\p{L})/iu
/** When or how, and no thing that could be named in the middle of a sentence. */
const loose =
  /^(?:after|since|when|whenever|at|in|on|with|without|because|before|during|from|not|about|around|until|till|to|by|for|if|every|only|never|sometimes|late|early|always|usually|often|once|near|under|over|between|like|as|so|too|very|pretty|really|kind of|sort of|both|either|neither|none|all|more|less|better|worse|good|bad|fine|that|how|what|where|\d)\b|\p{L}ly$|,/iu

const answersWithVerb =
  /^(?:(?:probably|maybe|mostly|just|usually|definitely|honestly) )?(?:(?!(?:nothing|something|everything|anything|being|morning|evening)\b)\p{L}{2,}ing\b|(?:when|whenever|if|because|after|before|while)\b)/iu

function fragmentPlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  const only = reading.clauses.length === 1 ? reading.clauses[0]! : undefined
  const count = only ? countWords(only.words) : 0
  const noVerb = reading.clauses.every(clause => !hasMainVerb(clause.words))
  // "Sitting in the garden", "when people raise their voice": verbs, and still no more than an answer.
  const answering =
    ways.answers &&
    reading.sentences === 1 &&
    reading.clauses.length <= 2 &&
    answersWithVerb.test(reading.text)
  const amount = ways.answers && /^(?:about|around|roughly|maybe|probably)\b/i.test(reading.text)
  const mention = reading.sentences === 1 && isMention(reading.text, noVerb)
  if (
    !noVerb &&
    !amount &&
    !answering &&
    !mention &&
    !(route.form === 'frag' && count <= 5 && ways.answers && !/^I\b/.test(reading.text))
  )
    return []
  const comma: Word = { text: ',', lower: ',', pos: 'PUNCT', isWord: false, spaced: false }
  const words = reading.clauses.flatMap((clause, at) => (at ? [comma, ...clause.words] : clause.words))
  if (countWords(words) > (ways.answers ? 11 : mention ? 9 : 7)) return []
  // "My kids fight from morning to night": a verb that looked like a noun.
  const told = /^(?:my|our)\b/i.test(reading.text) && countWords(words) > 4 && route.form !== 'frag'
  if (told && !ways.answers && !mention) return []
  const text = clipped(reflectWords(withLowerStart(words))).replace(hedge, '')
  // Somebody does something here, with a verb we do not know.
  if (!text || /^(?:you|he|she|they|it|you're|you've)\b/.test(text)) return []
  const heavy = reading.weight !== 'ordinary'
  const slots = { fragment: said(text) }
  if (heavy) return [{ frame: 'frag.heavy', slots }]
  const kind = kindOfWin(reading.text)
  const good = milestone.test(reading.text) || (kind && (kind.sure || route.formScore('win') > 0.5))
  if (good && !badEnd.test(reading.text)) return wonFragment(slots.fragment, reading.text)
  // "Nine applications, no replies" answers nothing: it is a small story.
  if (!ways.answers && !mention && countWords(words) > 3 && !/^(?:not|no|all|like|so|too|both)\b/.test(text))
    return [
      ...(senseOf(text)
        ? [{ frame: senseOf(text)!, slots: { fragment: { ...said(text), loose: true } } }]
        : []),
      ...(ways.meaning ? [] : [{ frame: 'frag.loose', slots: { fragment: { ...said(text), loose: true } } }]),
      {
        frame: 'sit',
        slots: { clause: { ...said(text), loose: true } },
        wish: wishFor(ways, reading.clauses[0]!),
      },
    ]
  const answer = answerFrame(text, ways.asked)
  // "So it's my sister, mainly, you think of" would trip.
  const free =
    loose.test(text) && answer !== 'frag.body' ? { fragment: { ...slots.fragment, loose: true } } : slots
  // A bare "when" or "at home" that answers a question has its own lines; a smell or a silence asks for a soft word.
  const sense = answer ? undefined : senseOf(text)
  return [
    ...(answer ? [{ frame: answer, slots: free }] : []),
    ...(sense ? [{ frame: sense, slots: free }] : []),
    ...(loose.test(text) ? [{ frame: 'frag.loose', slots: free }] : [{ frame: 'frag', slots }]),
  ]
}

/** "Dying to see him": the idioms that are glad ones. */
/** "Dying for a coffee", "I'd kill for a night off": wished for, and no joke on anybody. */
const keen =
  /\b(?:dying (?:to|for)|to die for|die for|kill for|(?:could|would|'d) (?:murder|kill) (?:a|an|some|for))\b/i
const cheerful =
  /\b(?:kill(?:ing|ed) it|slay\w*|(?:die|died|dying|dead)\b.{0,12}\blaugh\w*|dying of laughter)\b/i

function situationPlans(ways: Ways, focal: Clause): Plan[] {
  const { reading } = ways
  if (focal.question) return []
  const wish = wishFor(ways, focal)
  const loose = looseSentence(ways, focal)
  if (loose) return [{ frame: 'sit', slots: { clause: { ...said(loose.text), loose: true } }, wish }]
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 20)
  if (echo && reading.sentences > 1 && leans(echo.text)) return []
  if (!echo || /^(?:it's|that's|it is|that is|it was) (?:you|it|that|this|her|him|them)$/.test(echo.text))
    return []
  if (!reading.idiom && (echo.absolute || isHarsh(textOf(focal.words))))
    return [
      { frame: 'sit.absolute', slots: { harsh: said(asThought(echo.text)) }, wish: { heavy: wish.heavy } },
    ]
  // Out of a long story, "he" is nobody until he is named.
  const long = isLong(reading)
  const told = long
    ? named({ text: echo.text, sentence: focal.sentence }, [], peopleOf(reading))
    : { text: echo.text, clear: true }
  if (!told.clear && weightOf(echo.text) === 'ordinary') return []
  // "Sitting on the back step with a coffee": nobody sits there yet, so it stands by itself.
  const scene = isDoing(told.text)
  const slots = { clause: { ...said({ ...echo, text: told.text }), ...(scene ? { loose: true } : {}) } }
  // To have died of embarrassment is a joke, and embarrassing.
  if (reading.idiom && !/embarrass/i.test(reading.text) && !danger.test(reading.text))
    return [
      keen.test(reading.text)
        ? { frame: 'light.keen', slots }
        : cheerful.test(reading.text)
          ? { frame: 'light.fun', slots }
          : { frame: 'light.said', slots, wish: { polarity: 'neg' } },
      { frame: 'sit', slots, wish },
    ]
  return [{ frame: 'sit', slots, wish }]
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

/** What no clause could be made of is turned round as it stands: where it is short, that is nearly always right. */
function turnedPlans(ways: Ways): Plan[] {
  const clause = turnedSlot(ways)
  return clause ? [{ frame: 'sit', slots: { clause }, wish: wishFor(ways, ways.reading.clauses[0]!) }] : []
}

/** What cannot be turned round is said back word for word, in quotation marks: never clever, and never wrong. */
function quotedPlans({ reading, route }: Ways): Plan[] {
  const sentences = splitSentences(reading.text)
  const words = reading.text.split(' ').length
  const brief = words < 8
  // Half of what somebody says is worse than all of it, and one noun of it is worse still.
  const first =
    sentences.length > 1 && words <= mostQuoted
      ? { body: reading.text.replace(/[.!]+$/, ''), end: '' }
      : sentences[0]
  if (
    !first ||
    // "without me saying it first" only sounds like an ending.
    (reading.weight === 'bare' && !/\bwithout me \p{L}+ing\b/iu.test(reading.text)) ||
    route.formScore('selfcrit') > 0.8 ||
    /["?]/.test(first.body + first.end)
  )
    return []
  const count = first.body.split(' ').length
  if (count < (brief ? 2 : 3) || count > mostQuoted || reading.sentences > 3) return []
  if (reading.clauses.some(clause => verdictOf(clause.words) || isHarsh(textOf(clause.words)))) return []
  const body = first.body.replace(/[,;:\s-]+$/, '')
  const text = `"${body[0]!.toUpperCase()}${body.slice(1)}"`
  return [
    { frame: 'quoted', slots: { fragment: said(text) }, wish: { heavy: reading.weight !== 'ordinary' } },
  ]
}

const mostQuoted = 26

function topicPlans(ways: Ways): Plan[] {
  // One noun of a short message is less than nothing of it.
  if (ways.reading.text.split(' ').length <= mostQuoted) return []
  const heavy = ways.reading.weight !== 'ordinary'
  return byWeight(ways)
    .slice(0, mostTried)
    .flatMap(clause => topicsOf(clause.words))
    .filter(topic => topic.owned || /^(?:the|that|this|his|her|their) /.test(topic.name))
    .slice(0, 2)
    .map(topic => ({ frame: 'topic', slots: { topic: said(topic.name) }, wish: { heavy } }))
}

function focalClause(ways: Ways): Clause | undefined {
  return byWeight(ways)[0]
}
