/** Picks the reply: from the best matching moment that isn't excluded, else a line for what was read, else one that fits anything. */
import {
  cosineSimilarity,
  type KnownMoment,
  type Library,
  type Reply,
} from '#server/companion/library/library.ts'
import { wordsOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { ANSWERED_ELSE, ANSWERED_FIRST, actLine } from './act-lines.ts'
import { type Acts, isOfChoice, sureOf } from './acts.ts'
import { ADVICE, adviceReturned, DECIDING, stepLine, weighed } from './choice-lines.ts'
import { mayCorrect } from './correction.ts'
import { ASKS, stepOf, TELLING_STEPS } from './decision-step.ts'
import { isRepeated, isUnwanted, type TurnContext } from './exclusions.ts'
import { generalLine, type JudgedLine, type LineJudge, likelyLines } from './general-lines.ts'
import { type Hear, heard, type LikelyReply } from './hearing.ts'
import { featuresOf, type ReplyJudge } from './judge.ts'
import { isComplaint, isQuestion, isToCompanion, needsHonestAnswer } from './kinds.ts'
import type { Mentioned } from './mention.ts'
import { broadCandidates, nearest, type ScoredMoment } from './nearest.ts'
import { ANYTHING, presence, type ReplyReason, rounded } from './presence-lines.ts'
import type { Random } from './seeded-random.ts'
import type { ReplyThresholds } from './thresholds.ts'
import { worthOf } from './verdict.ts'
import { ASK_ME } from './wish.ts'

/** The same for every reply. */
export type ReplyRules = {
  library: Library
  thresholds: ReplyThresholds
  judge: ReplyJudge
  lineJudge: LineJudge
}
/** One message and its context. */
export type TurnInput = {
  reading: Reading
  /** Read as an answer to the open question, and together with the previous message. */
  answering?: Reading | undefined
  joined?: Reading | undefined
  /** What the message does, beside telling. */
  acts?: Acts | undefined
  /** Whom or what it is about. */
  mentioned?: Mentioned | undefined
  context: TurnContext
  /** What the listener thinks of replies to it. */
  hear?: Hear | undefined
  isSorrySaid?: boolean | undefined
  isCareful?: boolean | undefined
  isGroup: boolean
  random: Random
}
type MomentMatch = ScoredMoment & { by?: Reading }
type LikelyMoment = LikelyReply & { moment: KnownMoment }
export type Choice = {
  text: string
  /** As it was written, if it has a gap. */
  line?: string
  why: ReplyReason
  moment?: KnownMoment
  near: readonly ScoredMoment[]
}

const CHOSEN_FROM = 12
/** Of the moments, so many are heard beside the message, unless the judge alone is as sure as this. */
const MOST_HEARD = 3
const SURE_ENOUGH = 0.85
const DECIDING_ASKED = 'weighing-asked'
/** In a talk about a choice these are answered with what was said for and against it. */
const RECAPPED_ACTS = ['check-plan', 'check-view']
const RECAPPED_STEPS = [ASKS, 'stuck']
const SHORT_ANSWER_WORDS = 4
/** By how much a line that many messages share must be worth more than a moment's reply, which says more. */
const SAYS_MORE = 0.2
const ALSO_TELLS = 0.5

export async function choose(rules: ReplyRules, turn: TurnInput): Promise<Choice> {
  const { library, thresholds, judge } = rules
  const { answering, joined, context, isGroup, random } = turn
  const reading = turn.isSorrySaid
    ? withoutComplaint(turn.reading)
    : withoutDoubtfulComplaint(library, turn.reading)
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
      ? nearest(library, joined.match, fits).map(penalised(thresholds.joined)).map(withReading(joined))
      : []),
  ].sort((a, b) => b.score - a.score)
  // In a talk about a choice a moment may be about anything but the choice.
  const needed = isAdvice || context.isDeciding ? 'advice' : mustBeHonest ? 'companion' : 'moment'
  // What is heard as well is surer of itself.
  const isHeard = isTold && !isGroup && turn.hear !== undefined
  const threshold = thresholds[needed === 'moment' && isHeard ? 'momentHeard' : needed]
  // An apology for nothing is odd, and a choice that is talked about already is no news.
  const mayBeSorry = !turn.isSorrySaid && (!turn.acts || mayCorrect(turn.acts, thresholds))
  const isPossible = ({ kind }: KnownMoment) =>
    (mayBeSorry || !isComplaint(kind)) && !(context.isDeciding && kind === ADVICE)
  const likely = (some: readonly MomentMatch[], beside: readonly MomentMatch[] = near): LikelyMoment[] =>
    some
      .filter(({ moment }) => isPossible(moment))
      .flatMap(({ moment, score, by = reading }) => {
        const reply = replyOf(moment, by, context)
        if (!reply) return []
        const lead = score - (beside[beside[0]?.moment === moment ? 1 : 0]?.score ?? 0)
        const seen = featuresOf(library, { moment, reply, lead }, by, context)
        const kind = moment.isBroad ? 'broad' : 'narrow'
        const verdict = judge({ kind, set: moment.name, text: reply.text }, seen)
        return [{ moment, kind, text: reply.text, madeFor: moment.name, verdict }]
      })
      .sort(byWorth)
  const best = (some: readonly LikelyMoment[], least = threshold) =>
    some.find(({ verdict }) => verdict.fine >= least)
  const closest = (some: readonly MomentMatch[]) =>
    some.filter(({ moment }) => !moment.isBroad).slice(0, CHOSEN_FROM)
  // A question to the group is for its members to answer.
  const isAnswerable = isTold && !(isGroup && isQuestion(context.text))
  const broad = isAnswerable ? broadCandidates(library, reading) : []
  // Where no group moment fits, a private one says more than a mere acknowledgement.
  const everyday = isGroup && isAnswerable ? nearest(library, reading.match, fitsIn(false)) : []
  const plain = plainly(rules, { ...turn, reading }, isTold)
  const nearby = isGroup ? closest(near) : [...closest(near), ...broad]
  const { moments, lines } = await heardReplies(
    rules,
    isHeard ? turn.hear : undefined,
    likely(nearby),
    // A question deserves more than an acknowledgement; one that is asked for fun, or in pain, wants that to be heard.
    plain.mayReact ? likelyLines(rules, { ...turn, reading }) : [],
  )
  const found =
    best(moments) ?? (isGroup ? best(likely([...closest(everyday), ...broad], everyday)) : undefined)
  // Who may be unwell is asked nothing more.
  const mayAnswer = (each: string) => !(turn.isCareful && each === ASK_ME)
  const isMissed = isComplaint(reading.kind) && reading.kindSure >= thresholds.truth
  const step =
    context.isDeciding && !isGroup && !isMissed && turn.acts
      ? stepOf(thresholds, turn.acts, context.text)
      : undefined
  const isAsked = isAdvice && (!context.isDeciding || step?.name === ASKS)
  // Naming both options in the person's own words helps more than a general line about such choices.
  const returned = isAsked && !isGroup ? adviceReturned(library, turn.acts, context, random) : undefined
  if (returned) return { ...returned, near }
  const act = (possible: readonly string[]) =>
    isGroup ? undefined : actLine(library, thresholds, possible.filter(mayAnswer), turn)
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
  if (asked) return { ...asked, near }
  // Who says thank you and goes on telling wants the rest to be heard.
  const tells = turn.acts ? sureOf(turn.acts.whole, 'tells') : 0
  const other = act(tells >= ALSO_TELLS ? ANSWERED_ELSE.filter(each => each !== 'praise') : ANSWERED_ELSE)
  const general = other ? undefined : generalLine(thresholds, lines, context.text, random)
  if (found && !(general && worthOf(general.verdict) > worthOf(found.verdict) + SAYS_MORE))
    return momentChosen(found.moment, found.text, found.verdict.fine, near, threshold)
  // What fits anything says nothing: a moment that may fit does better.
  const isEmpty = plain.mayReact && !other && !general
  const least = thresholds.momentRather
  const rather = isEmpty ? best(moments, least) : undefined
  if (rather) return momentChosen(rather.moment, rather.text, rather.verdict.fine, near, least)
  return { ...(other ?? general ?? plain.line()), near }
}

const byWorth = (a: LikelyReply, b: LikelyReply): number => worthOf(b.verdict) - worthOf(a.verdict)

/** The best moments and lines, as the listener finds them; it hears them all at once. */
async function heardReplies(
  { library }: ReplyRules,
  hear: Hear | undefined,
  moments: readonly LikelyMoment[],
  lines: readonly JudgedLine[],
) {
  if (!hear || (moments[0]?.verdict.fine ?? 0) >= SURE_ENOUGH) return { moments, lines }
  const some = moments.slice(0, MOST_HEARD)
  const found = await heard<LikelyReply>(library.hearing, hear, [...some, ...lines])
  const verdicts = found.map(({ verdict }) => verdict)
  return {
    moments: some.map((each, i) => ({ ...each, verdict: verdicts[i]! })).sort(byWorth),
    lines: lines.map((each, i) => ({ ...each, verdict: verdicts[some.length + i]! })),
  }
}

/** A complaint the matcher doesn't recognise as one is ignored: an apology out of the blue is odd. */
function withoutDoubtfulComplaint(library: Library, reading: Reading): Reading {
  if (!isComplaint(reading.kind)) return reading
  const [first] = nearest(library, reading.match, ({ isAnswer }) => !isAnswer)
  return first && isComplaint(first.moment.kind) ? reading : withoutComplaint(reading)
}

const withoutComplaint = (reading: Reading): Reading =>
  isComplaint(reading.kind) ? { ...reading, kindSure: 0 } : reading

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

/** Remembers which reading found it. */
const withReading =
  (reading: Reading) =>
  (near: ScoredMoment): MomentMatch => ({ ...near, by: reading })

/** The moment's reply closest to the message, among those that may be used now. */
function replyOf(moment: KnownMoment, reading: Reading, context: TurnContext): Reply | undefined {
  const allowed = moment.replies.filter(
    reply => !isRepeated(reply.text, context.replies) && !isUnwanted(reply.text, context),
  )
  if (allowed.length === 0) return undefined
  const nearness = (reply: Reply) => cosineSimilarity(reply.vector, reading.match)
  return allowed.reduce((a, b) => (nearness(b) > nearness(a) ? b : a))
}

/** A line for the kind of turn, or one that fits anything; and whether what was told may get a general line before it. */
function plainly({ library, thresholds }: ReplyRules, turn: TurnInput, isTold: boolean) {
  const { reading, acts, context, isGroup, random } = turn
  const sure =
    reading.kindSure >= (needsHonestAnswer(reading.kind) ? thresholds.truth : thresholds.kind)
      ? [reading.kind]
      : []
  // "Is that wrong of me?" wants an answer, and no nod.
  const isAsked = context.isDeciding && isQuestion(context.text)
  const lines = isAsked ? DECIDING_ASKED : DECIDING
  const weighing =
    context.isDeciding && isOfChoice(acts, thresholds) && (isTold || reading.kind === ADVICE) ? [lines] : []
  const question = isQuestion(context.text) ? ['question'] : []
  const sets = [...weighing, ...sure, ...question, ANYTHING]
  const hasOwnLines = [...weighing, ...sure].some(of => library.lines('presence', of).length > 0)
  return {
    mayReact: isTold && !isGroup && !isAsked && !hasOwnLines,
    line: () => presence(isGroup ? 'group' : 'presence', sets, library, context, random),
  }
}
