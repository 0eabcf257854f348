/**
 * Chooses the companion's reply to a message: a sentence of the library or the person's own words in quotation marks,
 * nothing else. Deterministic for a chat and turn, given what the models say, and never throws: everybody gets an answer.
 */
import type { Library } from '#server/companion/library/library.ts'
import { newId } from '#server/platform/ids.ts'
import type { Likely, Reading } from '#server/reading/reading.ts'
import type { Question } from '#shared/questions.ts'
import {
  ADVICE,
  ADVICE_RETURNED,
  ANYTHING,
  type Choice,
  choose,
  presence,
  type ReplyReason,
  stepLines,
} from './choose.ts'
import type { ReadSentence } from './decision-step.ts'
import type { TurnContext } from './exclusions.ts'
import { createGreeting } from './greeting.ts'
import { createReplyJudge } from './judge.ts'
import { isQuestion, isToCompanion, kindOfClass, needsHonestAnswer, type TurnKind } from './kinds.ts'
import { nearest } from './nearest.ts'
import { type QuestionJudge, questionAfter } from './questions.ts'
import { createQuoting } from './quoting.ts'
import { markUsed, memoriesOf, relatedMemory } from './recall.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import {
  type ConversationState,
  DECIDING_TURNS,
  freshState,
  isDeciding,
  type Memory,
  markValidated,
  normalized,
  withMemories,
  withReply,
} from './state.ts'
import { type ReplyThresholds, readThresholds } from './thresholds.ts'

export { asideIn, sentencesToWeigh } from './aside.ts'
export type { ReadSentence } from './decision-step.ts'
export { isQuestion, kindOfClass } from './kinds.ts'
export { type ConversationState, isDeciding } from './state.ts'

export type MessageToAnswer = {
  text: string
  /** Undefined when the reader failed. */
  reading: Reading | undefined
  /** The message read with the open question, if it may be an answer to it. */
  answering?: Reading | undefined
  /** A short message read together with the previous one. */
  joined?: Reading | undefined
  /** Each of its sentences read by itself, where a choice is talked about. */
  sentences?: readonly ReadSentence[] | undefined
  /** Questions the message calls for, the likeliest first. */
  followUps?: readonly Likely[] | undefined
  /** What questions would be worth after the message, by a model that reads both. */
  judgeQuestions?: QuestionJudge | undefined
  /** The matcher's vectors of remembered sentences the message may ask about, by their text. */
  memoryVectors?: ReadonlyMap<string, Int8Array> | undefined
  /** A sentence that may be meant for the companion, read on its own. */
  aside?: { text: string; reading: Reading } | undefined
  /** Seeds the choice, together with the turn. */
  chatId: string
  channel?: 'group' | undefined
  avoid: readonly string[]
  /** Questions of the bank that were asked. */
  asked: ReadonlySet<string>
  /** Ask nothing: the person may be unwell. */
  isCareful?: boolean
  now: number
  timeZone?: string | undefined
}
export type ChosenReply = {
  /** With its own question at the end, if it asks one. */
  text: string
  followUp: Question | null
  why: ReplyReason
  kind: TurnKind
  /** The nearest moments: a reply of each, to show how it is said here. */
  examples: { said: string; reply: string }[]
  state: ConversationState
}
type DraftReply = {
  text: string
  /** The part that must not be repeated soon. */
  line: string
  why: ReplyReason
  choice: Choice
  used: Memory[]
  referred: boolean
}
const QUIET_TURNS = 5
const MOST_WORDS = 45
const KEPT_QUESTIONS = 30
const REASK_PROBABILITY = 0.6
/** How close a question must be to known questions about the companion. */
const META_QUESTION_MIN = 0.8

export type Answering = ReturnType<typeof createAnswering>

export function createAnswering(library: Library, thresholds: ReplyThresholds = readThresholds()) {
  const quoting = createQuoting(library, thresholds)
  const judge = createReplyJudge(library.weights)

  async function reply(message: MessageToAnswer, state: ConversationState): Promise<ChosenReply> {
    const random = seededRandom(`${message.chatId}:${state.turn}`)
    const meant = addressedPart(message)
    const { reading } = meant
    const draft = reading ? draftReply(meant, reading, state, random) : presenceReply(message, state, random)
    const question = reading ? await questionFor(meant, reading, draft, state, random) : undefined
    const own = question && 'own' in question ? question.own : undefined
    const followUp = question && 'bank' in question ? question.bank : null
    return {
      text: [draft.text, own].filter(Boolean).join(' '),
      followUp,
      why: draft.why,
      kind: kindOfClass(reading?.kind ?? ''),
      examples: examplesIn(draft.choice),
      state: next(message, draft, own, followUp, state),
    }
  }

  /** Who is taken to talk about a choice and does not is answered beside the point for turns. */
  const isSureOfAdvice = (reading: Reading | undefined): boolean =>
    reading?.kind === ADVICE && reading.kindSure >= thresholds.truth

  /** If part of the message is a goodbye, or a question about the companion or the past, only that part is answered. */
  function addressedPart(message: MessageToAnswer): MessageToAnswer {
    const { aside } = message
    if (!aside) return message
    const { kind, kindSure, match } = aside.reading
    const [near] = nearest(library, match)
    const isSure = kindSure >= thresholds.kind
    const isParting = isSure && kindOfClass(kind) === 'social' && near?.moment.act === 'farewell'
    // A retort ("Do you only say thank you?") is phrased like a question about the companion, but isn't close to any.
    const isMeta =
      isSure && kindOfClass(kind) === 'meta' && near !== undefined && near.score >= META_QUESTION_MIN
    // "Medicine or music? Just pick one for me." asks for no memory.
    const isAdvice = isSureOfAdvice(message.reading)
    const isMeant = isParting || isMeta || (!isAdvice && quoting.isAsked(aside.reading))
    return isMeant
      ? { ...message, ...aside, answering: undefined, joined: undefined, followUps: [] }
      : message
  }

  function presenceReply(message: MessageToAnswer, state: ConversationState, random: Random): DraftReply {
    const sort = message.channel === 'group' ? 'group' : 'presence'
    const context = { ...message, replies: state.replies }
    const choice = { ...presence(sort, [ANYTHING], library, context, random), near: [] }
    return { text: choice.text, line: choice.text, why: choice.why, choice, used: [], referred: false }
  }

  function draftReply(
    message: MessageToAnswer,
    reading: Reading,
    state: ConversationState,
    random: Random,
  ): DraftReply {
    const isGroup = message.channel === 'group'
    const context = contextOf(message, reading, state)
    const choice = choose({ library, thresholds, judge }, { ...message, reading, context, isGroup, random })
    const plainly = {
      text: choice.text,
      line: choice.text,
      why: choice.why,
      choice,
      used: [],
      referred: false,
    }
    if (isGroup) return plainly
    const isOtherwise = quoting.hasOwnAnswer(choice, reading)
    const known = isOtherwise ? undefined : quoting.recall({ ...message, reading }, state, random)
    if (known) return { ...plainly, ...known, line: known.text, referred: known.used.length > 0 }
    const earlier = relatedMemory(thresholds.refer, state, { ...message, reading })
    if (!earlier || isToCompanion(reading.kind)) return plainly
    const text = `${choice.text} ${quoting.fillFrame('refer-back', [earlier], message, state, random)}`
    if (text.split(' ').length > MOST_WORDS) return plainly
    return { ...plainly, text, used: [earlier], referred: true }
  }

  async function questionFor(
    message: MessageToAnswer,
    reading: Reading,
    draft: DraftReply,
    state: ConversationState,
    random: Random,
  ) {
    const { choice, referred } = draft
    const { moment } = choice
    const isQuiet = isLeftAlone(message, state) || referred || moment?.act !== undefined
    // If they complain that nothing is asked, ask something.
    const isOwed = kindOfClass(moment?.kind ?? '') === 'repair' && moment!.questions.length > 0
    const about = contextOf(message, reading, state)
    const isStep = about.isDeciding && choice.why.name.startsWith(stepLines(''))
    // Thanks or a goodbye is no turn of the talk about a choice.
    const context = {
      ...about,
      isDeciding: isStep || (about.isDeciding && kindOfClass(reading.kind) !== 'social'),
    }
    if (isQuiet || (!isOwed && !isStep && (isQuestion(message.text) || needsHonestAnswer(reading.kind))))
      return undefined
    // Leave pauses between questions, or it feels like an interview; but a line that fits anything needs one.
    const isEmpty = choice.why.from === 'presence'
    if (state.askedAt === state.turn && !isEmpty && !context.isDeciding && random() > REASK_PROBABILITY)
      return undefined
    // A question written for a private talk would draw the answer into the open.
    if (message.channel === 'group' && (!moment?.isGroup || state.turn - state.askedAt < 3)) return undefined
    if (isToCompanion(reading.kind) && !isStep && !moment?.questions.length) return undefined
    const isForAnyone = message.channel === 'group' || isToCompanion(reading.kind)
    const followUps = isForAnyone ? [] : (message.followUps ?? [])
    const { judgeQuestions, asked } = message
    const turn = { choice, context, followUps, judgeQuestions, labels: reading.labels, state, asked, random }
    const found = await questionAfter({ library, thresholds }, turn)
    return isForAnyone && found && 'bank' in found ? undefined : found
  }

  function next(
    message: MessageToAnswer,
    draft: DraftReply,
    own: string | undefined,
    followUp: Question | null,
    state: ConversationState,
  ): ConversationState {
    const { reading, now } = message
    const turn = state.turn + 1
    const keeps = reading && message.channel !== 'group' && !message.isCareful
    const told = keeps ? memoriesOf({ ...message, reading }, turn, newId) : []
    const known = new Set(state.memories.map(({ said }) => normalized(said)))
    const kept = told.filter(({ said }) => !known.has(normalized(said)))
    const isQuiet = draft.choice.moment?.act === 'quiet'
    const asked = own ?? followUp?.text
    return markValidated({
      ...state,
      turn,
      replies: withReply(state.replies, draft.line),
      questions: own ? [...state.questions, normalized(own)].slice(-KEPT_QUESTIONS) : state.questions,
      own: state.own + (own ? 1 : 0),
      bank: state.bank + (followUp ? 1 : 0),
      open: asked ?? null,
      askedAt: asked ? turn : state.askedAt,
      quietUntil: isQuiet ? turn + QUIET_TURNS : state.quietUntil,
      referredAt: draft.referred ? turn : state.referredAt,
      lastSaid: message.text.slice(0, 500),
      ...decisionTurn(draft, isSureOfAdvice(reading), turn),
      memories: withMemories(markUsed(state.memories, draft.used, now), kept),
    })
  }

  return { reply, asksAbout: quoting.asksAbout, ...createGreeting(quoting), fresh: freshState }
}

/** A choice stays the topic for some turns after it was asked about or weighed, until it is made. */
function decisionTurn(
  { why, choice }: DraftReply,
  isAdviceAsked: boolean,
  turn: number,
): Partial<ConversationState> {
  if (why.name === stepLines('decides')) return { weighedAt: turn - DECIDING_TURNS }
  const isAdvised =
    isAdviceAsked || choice.moment?.kind === ADVICE || [ADVICE_RETURNED, ADVICE].includes(why.name)
  return isAdvised || why.name.startsWith(stepLines('')) ? { weighedAt: turn } : {}
}

function contextOf(message: MessageToAnswer, { valence }: Reading, state: ConversationState): TurnContext {
  return {
    text: message.text,
    valence,
    before: `${state.open ?? ''} ${state.lastSaid}`,
    avoid: message.avoid,
    replies: state.replies,
    isDeciding: isDeciding(state),
  }
}

/** No questions after something grave, or for some turns after the person asked for none. */
const isLeftAlone = (message: MessageToAnswer, state: ConversationState): boolean =>
  Boolean(message.isCareful) || state.turn < state.quietUntil

function examplesIn({ near }: Choice): ChosenReply['examples'] {
  return near.slice(0, 3).map(({ moment }) => ({ said: moment.name, reply: moment.replies[0]!.text }))
}
