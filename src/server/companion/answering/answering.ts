/**
 * Chooses the companion's reply to a message: a sentence of the library or the person's own words in quotation marks,
 * nothing else. Deterministic for a chat and turn, given what the models say, and never throws: everybody gets an answer.
 */
import type { Library } from '#server/companion/library/library.ts'
import { newId } from '#server/platform/ids.ts'
import type { Candidate, Reading } from '#server/reading/reading.ts'
import type { Question } from '#shared/questions.ts'
import { isWish, wishesToBeAsked } from './act-lines.ts'
import { type Acts, isOfChoice } from './acts.ts'
import { ADVICE, asAdvice, decisionTurn, stepLines } from './choice-lines.ts'
import { type Choice, choose } from './choose.ts'
import { type DraftReply, MOST_WORDS } from './draft-reply.ts'
import type { TurnContext } from './exclusions.ts'
import { lineFeatures } from './general-lines.ts'
import { createGreeting } from './greeting.ts'
import { features } from './judge.ts'
import { isQuestion, isToCompanion, kindOfClass, needsHonestAnswer } from './kinds.ts'
import { mentionedIn } from './mention.ts'
import type { ChosenReply, MessageToAnswer } from './message.ts'
import { nearest } from './nearest.ts'
import { farewellTo, isFarewell, withFarewell } from './parting.ts'
import { ANYTHING, presence } from './presence-lines.ts'
import { owningUp, putRight } from './putting-right.ts'
import { questionAfter } from './questions.ts'
import { asksToRecall, createQuoting } from './quoting.ts'
import { markUsed, memoriesOf, relatedMemory } from './recall.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import {
  type ConversationState,
  DECIDING_TURNS,
  freshState,
  isDeciding,
  lastReplies,
  markValidated,
  normalized,
  withMemories,
  withReply,
} from './state.ts'
import { tellingIn, withoutReply } from './telling.ts'
import { type ReplyThresholds, readThresholds } from './thresholds.ts'
import { createJudge } from './verdict.ts'
import { reasonsIn, withReasons } from './weighing.ts'
import { doneIn } from './wish.ts'

export { createPartReader } from './acts.ts'
export { asideIn } from './aside.ts'
export type { Weigh } from './hearing.ts'
export { isQuestion, kindOfClass } from './kinds.ts'
export type { ChosenReply, MessageToAnswer } from './message.ts'
export { type ConversationState, isDeciding } from './state.ts'

const QUIET_TURNS = 5
const KEPT_QUESTIONS = 30
const REASK_PROBABILITY = 0.6
/** How close a question must be to known questions about the companion. */
const META_QUESTION_MIN = 0.8

export type Answering = ReturnType<typeof createAnswering>

export function createAnswering(library: Library, thresholds: ReplyThresholds = readThresholds()) {
  const quoting = createQuoting(library, thresholds)
  const judge = createJudge(library.weights, features)
  const lineJudge = createJudge(library.lineWeights, lineFeatures)
  const rules = { library, thresholds, judge, lineJudge }

  async function reply(message: MessageToAnswer, state: ConversationState): Promise<ChosenReply> {
    const random = seededRandom(`${message.chatId}:${state.turn}`)
    const isRead = message.parts && message.reading && message.channel !== 'group'
    const said = isRead ? await doneIn(library, message, message.reading!, state) : undefined
    const isRecalled = quoting.asksByName(message, state)
    const isWished = !message.isCareful && wishesToBeAsked(said, thresholds)
    const corrected = isRecalled || isWished ? undefined : await putRight(rules, message, said, state)
    const talk = corrected?.endsChoice ? { ...state, weighedAt: state.turn - DECIDING_TURNS } : state
    const heard = corrected?.message ?? message
    const done = corrected ? corrected.acts : said
    const addressed = addressedPart(heard, done)
    const told = done && (await withoutReply(addressed, done, state.said ?? ''))
    const { message: left, acts } = told ?? { message: addressed, acts: done }
    const reading = left.reading && asAdvice(left.reading, acts, thresholds)
    const meant = { ...left, reading }
    const plain = reading
      ? await tellingReply(meant, reading, acts, talk, random)
      : presenceReply(heard, talk, random)
    const owned = corrected ? owningUp(library, plain, corrected, talk, random) : plain
    const isOnlySorry = corrected !== undefined && owned.why === corrected.why
    const farewell = await farewellTo(rules, message, said, { replies: lastReplies(state) })
    const draft = farewell ? withFarewell(owned, farewell) : owned
    const mayAsk = reading && !corrected?.isAlone && !isOnlySorry && !farewell
    const question = mayAsk ? await questionFor(meant, reading, acts, draft, talk, random) : undefined
    const own = question && 'own' in question ? question.own : undefined
    const followUp = question && 'bank' in question ? question.bank : null
    return {
      text: [draft.text, own].filter(Boolean).join(' '),
      followUp,
      why: draft.why,
      kind: kindOfClass(reading?.kind ?? ''),
      examples: examplesIn(draft.choice),
      state: next(heard, acts, draft, own, followUp, talk),
    }
  }

  /** Who is taken to talk about a choice and does not is answered beside the point for turns. */
  const isSureOfAdvice = (reading: Reading | undefined): boolean =>
    reading?.kind === ADVICE && reading.kindSure >= thresholds.truth

  /** If part of the message is a question about the companion, only that part is answered. */
  function addressedPart(message: MessageToAnswer, acts: Acts | undefined): MessageToAnswer {
    const { aside } = message
    if (!aside) return message
    const { kind, kindSure, match } = aside.reading
    const [near] = nearest(library, match)
    const isSure = kindSure >= thresholds.kind
    // A retort ("Do you only say thank you?") is phrased like a question about the companion, but isn't close to any.
    const isMeta =
      isSure &&
      kindOfClass(kind) === 'meta' &&
      near !== undefined &&
      near.score >= META_QUESTION_MIN &&
      !asksToRecall(acts)
    return isMeta ? { ...message, ...aside, answering: undefined, joined: undefined, followUps: [] } : message
  }

  function presenceReply(message: MessageToAnswer, state: ConversationState, random: Random): DraftReply {
    const sort = message.channel === 'group' ? 'group' : 'presence'
    const context = { ...message, replies: lastReplies(state) }
    const choice = { ...presence(sort, [ANYTHING], library, context, random), near: [] }
    return { text: choice.text, line: choice.text, why: choice.why, choice, used: [], referred: false }
  }

  /** Where nothing fits a message, or only its "Hi." was answered, what it tells beside that may have an answer. */
  async function tellingReply(
    message: MessageToAnswer,
    reading: Reading,
    acts: Acts | undefined,
    state: ConversationState,
    random: Random,
  ): Promise<DraftReply> {
    const draft = await draftReply(message, reading, acts, state, random)
    const { moment } = draft.choice
    const isGreeted = moment && kindOfClass(moment.kind) === 'social' && !isFarewell(moment)
    const telling = draft.why.name === ANYTHING || isGreeted ? await tellingIn(message) : undefined
    const told =
      telling && (await draftReply({ ...message, ...telling }, telling.reading, undefined, state, random))
    return told && told.why.name !== ANYTHING ? told : draft
  }

  async function draftReply(
    message: MessageToAnswer,
    reading: Reading,
    acts: Acts | undefined,
    state: ConversationState,
    random: Random,
  ): Promise<DraftReply> {
    const isGroup = message.channel === 'group'
    const context = contextOf(message, reading, state)
    const mentioned = mentionedBy(message, acts)
    const { weigh } = message
    const hear =
      weigh && ((some: readonly Candidate[]) => weigh(message.text, [state.lastSaid, state.said ?? ''], some))
    const choice = await choose(rules, {
      ...message,
      reading,
      acts,
      mentioned,
      context,
      hear,
      isGroup,
      random,
    })
    const plainly = {
      text: choice.text,
      line: choice.line ?? choice.text,
      why: choice.why,
      choice,
      used: [],
      referred: false,
    }
    if (isGroup) return plainly
    const isOtherwise = isWish(choice.why.name) || quoting.hasOwnAnswer(choice, reading, acts)
    const known = isOtherwise ? undefined : await quoting.recall({ ...message, reading, acts }, state, random)
    if (known) return { ...plainly, ...known, line: known.text, referred: known.used.length > 0 }
    const earlier = relatedMemory(thresholds.refer, state, { ...message, reading })
    if (!earlier || isToCompanion(reading.kind)) return plainly
    const text = `${choice.text} ${quoting.fillFrame('refer-back', { memories: [earlier], text: earlier.said }, message, state, random)}`
    if (text.split(' ').length > MOST_WORDS) return plainly
    return { ...plainly, text, used: [earlier], referred: true }
  }

  /** Where somebody may be unwell, what they named may be what harms them. */
  const mentionedBy = (message: MessageToAnswer, acts: Acts | undefined) =>
    acts && !message.isCareful ? mentionedIn(acts.whole, library.nouns) : undefined

  async function questionFor(
    message: MessageToAnswer,
    reading: Reading,
    acts: Acts | undefined,
    draft: DraftReply,
    state: ConversationState,
    random: Random,
  ) {
    const { choice, referred } = draft
    const { moment } = choice
    const isWished = isWish(choice.why.name)
    const isQuiet =
      message.isCareful || (!isWished && isLeftAlone(state)) || referred || moment?.act !== undefined
    // If they complain that nothing is asked, ask something.
    const isOwed = isWished || (kindOfClass(moment?.kind ?? '') === 'repair' && moment!.questions.length > 0)
    const about = contextOf(message, reading, state)
    const isStep = about.isDeciding && choice.why.name.startsWith(stepLines(''))
    // Thanks, a goodbye or other news is no turn of the talk about a choice.
    const isBeside = kindOfClass(reading.kind) === 'social' || !isOfChoice(acts, thresholds)
    const context = { ...about, isDeciding: isStep || (about.isDeciding && !isBeside) }
    if (isQuiet || (!isOwed && !isStep && (isQuestion(message.text) || needsHonestAnswer(reading.kind))))
      return undefined
    // Leave pauses between questions, or it feels like an interview; but a line that fits anything needs one.
    const isEmpty = choice.why.from === 'presence'
    if (
      state.askedAt === state.turn &&
      !isWished &&
      !isEmpty &&
      !context.isDeciding &&
      random() > REASK_PROBABILITY
    )
      return undefined
    // A question written for a private talk would draw the answer into the open.
    if (message.channel === 'group' && (!moment?.isGroup || state.turn - state.askedAt < 3)) return undefined
    if (isToCompanion(reading.kind) && !isStep && !isWished && !moment?.questions.length) return undefined
    const isForAnyone = message.channel === 'group' || isToCompanion(reading.kind)
    const followUps = isForAnyone ? [] : (message.followUps ?? [])
    const { weigh, asked } = message
    const mentioned = isForAnyone ? undefined : mentionedBy(message, acts)
    const { labels } = reading
    const turn = { choice, context, followUps, mentioned, weigh, labels, state, asked, random }
    const found = await questionAfter({ library, thresholds }, turn)
    return isForAnyone && found && 'bank' in found ? undefined : found
  }

  function next(
    message: MessageToAnswer,
    acts: Acts | undefined,
    draft: DraftReply,
    own: string | undefined,
    followUp: Question | null,
    state: ConversationState,
  ): ConversationState {
    const { reading, now } = message
    const turn = state.turn + 1
    const keeps = reading && message.channel !== 'group' && !message.isCareful
    const text = draft.told ?? message.text
    const told = keeps ? memoriesOf({ ...message, text, reading, acts }, turn, newId) : []
    const known = new Set(state.memories.map(({ said }) => normalized(said)))
    const kept = told.filter(({ said }) => !known.has(normalized(said)))
    const isQuiet = draft.choice.moment?.act === 'quiet'
    const asked = own ?? followUp?.text
    const topic = decisionTurn(draft.why, draft.choice.moment?.kind, isSureOfAdvice(reading), turn)
    const stays = isDeciding({ weighedAt: state.weighedAt, ...topic, turn })
    return markValidated({
      ...state,
      turn,
      replies: withReply(state.replies, ...(draft.sorry ? [draft.sorry] : []), draft.line),
      questions: own ? [...state.questions, normalized(own)].slice(-KEPT_QUESTIONS) : state.questions,
      own: state.own + (own ? 1 : 0),
      bank: state.bank + (followUp ? 1 : 0),
      open: asked ?? null,
      askedAt: asked ? turn : state.askedAt,
      quietUntil: isQuiet ? turn + QUIET_TURNS : state.quietUntil,
      referredAt: draft.referred ? turn : state.referredAt,
      lastSaid: message.text.slice(0, 500),
      said: [draft.text, asked].filter(Boolean).join(' '),
      ...topic,
      reasons: stays ? withReasons(isDeciding(state) ? (state.reasons ?? []) : [], reasonsIn(acts)) : [],
      memories: withMemories(markUsed(state.memories, draft.used, now), kept),
    })
  }

  return { reply, ...createGreeting(quoting), fresh: freshState }
}

function contextOf(message: MessageToAnswer, { valence }: Reading, state: ConversationState): TurnContext {
  return {
    text: message.text,
    valence,
    before: `${state.open ?? ''} ${state.lastSaid}`,
    avoid: message.avoid,
    replies: lastReplies(state),
    isDeciding: isDeciding(state),
    reasons: isDeciding(state) ? (state.reasons ?? []) : [],
  }
}

/** For some turns after the person asked for no questions. */
const isLeftAlone = (state: ConversationState): boolean => state.turn < state.quietUntil

function examplesIn({ near }: Choice): ChosenReply['examples'] {
  return near.slice(0, 3).map(({ moment }) => ({ said: moment.name, reply: moment.replies[0]!.text }))
}
