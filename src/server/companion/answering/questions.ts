/**
 * What is asked after a reply, if anything is: a question the message calls for, the moment's own, or one of the bank. Never
 * two, and one in three at least from the bank while it has one that fits.
 */
import type { KnownMoment, Library } from '#server/companion/library/library.ts'
import type { FollowUpWeights } from '#server/companion/library/weights.ts'
import { contentOf } from '#server/companion/text/words.ts'
import type { Likely } from '#server/reading/reading.ts'
import { categoriesFor } from '#shared/follow-up.ts'
import { questions as bank, type Question } from '#shared/questions.ts'
import type { Choice } from './choose.ts'
import { countNewRareWords, isUnwanted, type TurnContext } from './exclusions.ts'
import type { Random } from './seeded-random.ts'
import { type ConversationState, normalized } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'

export type NextQuestion = { own: string } | { bank: Question }
/** The turn just answered. */
export type AnsweredTurn = {
  choice: Choice
  context: TurnContext
  /** Questions the message calls for, the likeliest first. */
  followUps: readonly Likely[]
  /** The tags read in the message. */
  labels: readonly string[]
  state: ConversationState
  /** Ids of bank questions already asked. */
  asked: ReadonlySet<string>
  random: Random
}
type Rules = {
  library: Library
  thresholds: Pick<ReplyThresholds, 'ask' | 'followUp' | 'onlyQuestion' | 'bank'>
}

/** Added to a probability, as in training/follow-up/fit.py. */
const SMALLEST = 0.005
const WEIGHING_QUESTION = 'weighing-question'
/** How much a bank question counts that was found to follow the moment, beside the model's probabilities. */
const FOUND_TO_FOLLOW = 0.1

export function questionAfter({ library, thresholds }: Rules, turn: AnsweredTurn): NextQuestion | undefined {
  const { choice, state, context } = turn
  // A moment's own question needs a moment that surely fits.
  const moment = choice.why.score >= thresholds.ask ? choice.moment : undefined
  const fromBank = bankQuestion(library, thresholds.bank, moment, turn)
  const isBanksTurn = state.own >= 2 * (state.bank + 1)
  if (fromBank && isBanksTurn) return { bank: fromBank }
  const own =
    (moment && momentsOwn(library, moment, turn)) ??
    // Where there is nothing else to say, a question may be a little less apt.
    calledFor(library, choice.moment ? thresholds.followUp : thresholds.onlyQuestion, turn) ??
    (context.isDeciding
      ? oneOf(unasked(library.lines('presence', WEIGHING_QUESTION), turn), turn.random)
      : undefined)
  if (own) return { own }
  return fromBank && { bank: fromBank }
}

/** The follow-up question that is judged best, in its likeliest pronoun. */
function calledFor(library: Library, threshold: number, turn: AnsweredTurn): string | undefined {
  const judge = library.followUpWeights
  if (!judge) return undefined
  const known = turn.followUps.filter(({ name }) => library.followUps.has(name))
  return [...Map.groupBy(known, ({ name }) => name.split(':')[0]!)]
    .map(([id, variants]) => {
      const sure = variants.reduce((sum, each) => sum + each.sure, 0)
      const text = library.followUps.get(variants[0]!.name)!
      return { text, worth: (opinionOn(judge.fine, id, sure) + opinionOn(judge.good, id, sure)) / 2 }
    })
    .filter(({ text, worth }) => worth >= threshold && unasked([text], turn).length > 0)
    .sort((a, b) => b.worth - a.worth)[0]?.text
}

/** Some questions are easily wrong, others hardly ever: each has an offset of its own. */
function opinionOn({ slope, bias, offsets }: FollowUpWeights['fine'], id: string, sure: number): number {
  const sum = slope * Math.log(sure + SMALLEST) + bias + (offsets[id] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

function momentsOwn(library: Library, { questions }: KnownMoment, turn: AnsweredTurn): string | undefined {
  const texts = questions.map(({ text }) => text)
  const free = unasked(texts, turn).filter(
    text => countNewRareWords({ rare: library.rareWords.in(text) }, turn.context) === 0,
  )
  return oneOf(free, turn.random)
}

/** One of the bank's questions that fit, preferably in a category the signals suggest; the better it fits, the likelier. */
function bankQuestion(
  library: Library,
  threshold: number,
  moment: KnownMoment | undefined,
  { context, labels, asked, followUps, random }: AnsweredTurn,
): Question | undefined {
  const following = new Set(moment ? library.bankAfter.get(moment.name) : [])
  const sure = new Map(followUps.map(each => [each.name, each.sure]))
  const fitting = bank
    .filter(({ id, text }) => !asked.has(id) && !isUnwanted(text, context))
    .map(question => ({
      question,
      fit: (sure.get(question.id) ?? 0) + (following.has(question.id) ? FOUND_TO_FOLLOW : 0),
    }))
    .filter(({ fit }) => fit >= threshold)
  const categories = categoriesFor(context.text, labels)
  const named = fitting.filter(({ question }) => categories.includes(question.category))
  return drawn(named.length > 0 ? named : fitting, random)
}

function drawn(from: readonly { question: Question; fit: number }[], random: Random): Question | undefined {
  let left = random() * from.reduce((sum, { fit }) => sum + fit, 0)
  for (const { question, fit } of from) {
    left -= fit
    if (left < 0) return question
  }
  return undefined
}

/** Neither asked lately nor like the question they have just answered. */
const unasked = (texts: readonly string[], { context, state }: AnsweredTurn): string[] =>
  texts.filter(
    text =>
      !state.questions.includes(normalized(text)) &&
      !isPartOf(text, state.open) &&
      !isUnwanted(text, context),
  )

function isPartOf(question: string, open: string | null): boolean {
  const words = contentOf(question)
  const asked = contentOf(open ?? '')
  return words.size > 0 && [...words].every(word => asked.has(word))
}

const oneOf = (texts: readonly string[], random: Random): string | undefined =>
  texts[Math.floor(random() * texts.length)]
