/** Picks the reply: from the best matching moment that isn't excluded, else a line for what was read, else one that fits anything. */
import type { KnownMoment, Library } from '#server/companion/library/library.ts'
import { wordsOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { ANSWERED_ELSE, ANSWERED_FIRST, actLine } from './act-lines.ts'
import { type Acts, isOfChoice } from './acts.ts'
import { bestReply, type MomentMatch, type RepliesJudge } from './best-reply.ts'
import { ADVICE, adviceReturned, DECIDING, stepLine, weighed } from './choice-lines.ts'
import { mayCorrect } from './correction.ts'
import { ASKS, stepOf, TELLING_STEPS } from './decision-step.ts'
import type { TurnContext } from './exclusions.ts'
import type { ReplyJudge } from './judge.ts'
import { isComplaint, isQuestion, isToCompanion, needsHonestAnswer } from './kinds.ts'
import { broadCandidates, moodAround, nearest, type ScoredMoment } from './nearest.ts'
import { ANYTHING, type Line, pickLine, presence, type ReplyReason, rounded } from './presence-lines.ts'
import type { Random } from './seeded-random.ts'
import type { ReplyThresholds } from './thresholds.ts'
import { toneLines } from './tone.ts'

/** The same for every reply. */
export type ReplyRules = { library: Library; thresholds: ReplyThresholds; judge: ReplyJudge }
/** One message and its context. */
export type TurnInput = {
  reading: Reading
  /** Read as an answer to the open question, and together with the previous message. */
  answering?: Reading | undefined
  joined?: { text: string; reading: Reading } | undefined
  /** What the message does, beside telling. */
  acts?: Acts | undefined
  /** What replies would be worth after the message, by a model that reads them beside it. */
  judgeReplies?: RepliesJudge | undefined
  context: TurnContext
  isGroup: boolean
  random: Random
}
export type Choice = {
  text: string
  why: ReplyReason
  moment?: KnownMoment
  near: readonly ScoredMoment[]
}

const CHOSEN_FROM = 12
const DECIDING_ASKED = 'weighing-asked'
/** In a talk about a choice these are answered with what was said for and against it. */
const RECAPPED_ACTS = ['check-plan', 'check-view']
const RECAPPED_STEPS = [ASKS, 'stuck']
const CLEAR_MOOD = 0.18
const SHORT_ANSWER_WORDS = 4

export async function choose(rules: ReplyRules, turn: TurnInput): Promise<Choice> {
  const { library, thresholds } = rules
  const { answering, joined, context, isGroup, random } = turn
  const reading = withoutDoubtfulComplaint(library, turn.reading)
  const mustBeHonest = needsHonestAnswer(reading.kind) && reading.kindSure >= thresholds.truth
  const isTold = !mustBeHonest && (!isToCompanion(reading.kind) || reading.kindSure < thresholds.kind)
  const isAdvice = mustBeHonest && reading.kind === ADVICE
  // Questions about what somebody told earlier have their own classifier and are answered with quotes.
  const fitsIn = (group: boolean) => (moment: KnownMoment) =>
    moment.isGroup === group &&
    !moment.isAnswer &&
    !moment.act?.startsWith('recall') &&
    (!mustBeHonest || isToCompanion(moment.kind))
  const fits = fitsIn(isGroup)
  const alone = reading.kind === 'nonen' ? [] : nearest(library, reading.match, fits)
  const near: MomentMatch[] = [
    ...(answering && isBareAnswer(context.text) ? alone.map(penalised(thresholds.asked)) : alone),
    // Read together with the open question, and with the previous message.
    ...(answering && !mustBeHonest
      ? nearest(library, answering.match, ({ isAnswer }) => isAnswer).map(withReading(answering))
      : []),
    ...(joined && (isTold || isAdvice)
      ? nearest(library, joined.reading.match, fits)
          .map(penalised(thresholds.joined))
          .map(withReading(joined.reading, joined.text))
      : []),
  ].sort((a, b) => b.score - a.score)
  // In a talk about a choice a moment may be about anything but the choice.
  const needed = isAdvice || context.isDeciding ? 'advice' : mustBeHonest ? 'companion' : 'moment'
  const threshold = thresholds[needed]
  // An apology for nothing is odd, and a choice that is talked about already is no news.
  const mayBeSorry = !turn.acts || mayCorrect(turn.acts, thresholds)
  const isPossible = ({ kind }: KnownMoment) =>
    (mayBeSorry || !isComplaint(kind)) && !(context.isDeciding && kind === ADVICE)
  const best = (some: readonly MomentMatch[], beside: readonly MomentMatch[] = near) =>
    bestReply(
      rules,
      { ...turn, reading },
      some.filter(({ moment }) => isPossible(moment)),
      beside,
      threshold,
    )
  const closest = (some: readonly MomentMatch[]) =>
    some.filter(({ moment }) => !moment.isBroad).slice(0, CHOSEN_FROM)
  // A question to the group is for its members to answer.
  const isAnswerable = isTold && !(isGroup && isQuestion(context.text))
  const broad = isAnswerable ? broadCandidates(library, reading) : []
  // Where no group moment fits, a private one says more than a mere acknowledgement.
  const everyday = isGroup && isAnswerable ? nearest(library, reading.match, fitsIn(false)) : []
  const found = isGroup
    ? ((await best(closest(near))) ?? (await best([...closest(everyday), ...broad], everyday)))
    : await best([...closest(near), ...broad])
  const isMissed = isComplaint(reading.kind) && reading.kindSure >= thresholds.truth
  const step =
    context.isDeciding && !isGroup && !isMissed && turn.acts
      ? stepOf(thresholds, turn.acts, context.text)
      : undefined
  const isAsked = isAdvice && (!context.isDeciding || step?.name === ASKS)
  // Naming both options in the person's own words helps more than a general line about such choices.
  const returned = isAsked && !isGroup ? adviceReturned(library, context, random) : undefined
  if (returned) return { ...returned, near }
  const act = (possible: readonly string[]) =>
    isGroup ? undefined : actLine(library, thresholds, possible, turn)
  const asked = act(ANSWERED_FIRST)
  // "Is that wrong of me?" is no asking to have it chosen.
  if (asked && step?.name === ASKS && asked.why.score > step.sure) return { ...asked, near }
  // Who asks to have it chosen, or whether it holds, hears what they said for and against it.
  const recap =
    (step && RECAPPED_STEPS.includes(step.name)) || (context.isDeciding && act(RECAPPED_ACTS))
      ? weighed(library, turn.acts, context, random)
      : undefined
  if (recap) return { ...recap, near }
  if (step && (TELLING_STEPS.includes(step.name) || !found)) {
    const line = stepLine(library, step, context, random)
    if (line) return { ...line, near }
  }
  const around = moodAround(near)
  if (asked) return { ...asked, near }
  if (found) return momentChosen(found.moment, found.text, found.verdict.fine, near, threshold)
  const line =
    act(ANSWERED_ELSE) ?? lineFor({ library, thresholds }, { ...turn, reading }, { around, isTold })
  return { ...line, near }
}

/** A complaint the matcher doesn't recognise as one is ignored: an apology out of the blue is odd. */
function withoutDoubtfulComplaint(library: Library, reading: Reading): Reading {
  if (!isComplaint(reading.kind)) return reading
  const [first] = nearest(library, reading.match, ({ isAnswer }) => !isAnswer)
  return first && isComplaint(first.moment.kind) ? reading : { ...reading, kindSure: 0 }
}

function momentChosen(
  moment: KnownMoment,
  text: string,
  score: number,
  near: readonly ScoredMoment[],
  threshold: number,
): Choice {
  return { text, moment, near, why: { from: 'moment', name: moment.name, score: rounded(score), threshold } }
}

/** An answer this short means little without its question. */
const isBareAnswer = (text: string): boolean => wordsOf(text).length <= SHORT_ANSWER_WORDS

const penalised =
  (by: number) =>
  ({ moment, score }: ScoredMoment): ScoredMoment => ({ moment, score: score - by })

/** Remembers which reading found it, and of what. */
const withReading =
  (by: Reading, text?: string) =>
  (near: ScoredMoment): MomentMatch => ({ ...near, by, ...(text ? { text } : {}) })

function lineFor(
  { library, thresholds }: Omit<ReplyRules, 'judge'>,
  { reading, acts, context, isGroup, random }: TurnInput,
  { around, isTold }: { around: number; isTold: boolean },
): Line {
  const feelsSo = (sort: 'situation' | 'stance', of: string) => {
    const feels = library.feels(sort, of)
    if (feels === undefined) return true
    return feels === 'glad'
      ? reading.valence !== 'hard' && around > -CLEAR_MOOD
      : reading.valence !== 'glad' && around < CLEAR_MOOD
  }
  const lineOn = (from: 'situation' | 'stance', read: { name: string; sure: number } | undefined) => {
    if (!read || read.sure < thresholds[from] || !feelsSo(from, read.name)) return undefined
    const text = pickLine(library.lines(from, read.name), context, random)
    return text
      ? { text, why: { from, name: read.name, score: read.sure, threshold: thresholds[from] } }
      : undefined
  }
  const sure =
    reading.kindSure >= (needsHonestAnswer(reading.kind) ? thresholds.truth : thresholds.kind)
      ? [reading.kind]
      : []
  // "Is that wrong of me?" wants an answer, and no nod.
  const isAsked = context.isDeciding && isQuestion(context.text)
  const lines = isAsked ? DECIDING_ASKED : DECIDING
  const weighing =
    context.isDeciding && isOfChoice(acts, thresholds) && (isTold || reading.kind === ADVICE) ? [lines] : []
  const tones = toneLines(library, thresholds, {
    tones: acts?.whole.tones ?? [],
    valence: reading.valence,
  })
  // A question deserves more than an acknowledgement; one that is asked for fun, or in pain, wants that to be heard.
  const sets = [...weighing, ...sure, ...tones, ...(isQuestion(context.text) ? ['question'] : []), ANYTHING]
  if (isGroup) return presence('group', sets, library, context, random)
  if (isTold && !isAsked) {
    const [situation] = reading.situations
    const stance = reading.stances.reduce<Reading['stances'][number] | undefined>(
      (a, b) => (a && a.sure >= b.sure ? a : b),
      undefined,
    )
    const line = lineOn('situation', situation) ?? lineOn('stance', stance)
    if (line) return line
  }
  return presence('presence', sets, library, context, random)
}
