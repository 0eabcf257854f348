/**
 * What is asked after a reply, if anything is: the moment's own question, or one of the bank that was found to follow that
 * moment. Never two, and one in three at least from the bank while it has one that fits.
 */
import type { KnownMoment, Library } from '#server/companion/library/library.ts'
import { categoriesFor } from '#shared/follow-up.ts'
import { questions as bank, type Question } from '#shared/questions.ts'
import type { Choice } from './choose.ts'
import { countNewRareWords, isUnwanted, type TurnContext } from './exclusions.ts'
import type { Random } from './seeded-random.ts'
import { normalized, type VoiceState } from './state.ts'

export type NextQuestion = { own: string } | { bank: Question }
/** The turn just answered. */
export type AnsweredTurn = {
  choice: Choice
  context: TurnContext
  /** The tags read in the message. */
  labels: readonly string[]
  state: VoiceState
  /** Ids of bank questions already asked. */
  asked: ReadonlySet<string>
  random: Random
}

export function questionAfter(
  library: Library,
  threshold: number,
  turn: AnsweredTurn,
): NextQuestion | undefined {
  const { choice, state } = turn
  // A follow-up question needs a moment that surely fits.
  if (!choice.moment || choice.why.score < threshold) return undefined
  const own = ownQuestion(library, choice.moment, turn)
  const isBanksTurn = state.own >= 2 * (state.bank + 1)
  if (own && !isBanksTurn) return { own }
  const bank = bankQuestion(library, choice.moment, turn)
  if (bank) return { bank }
  return own ? { own } : undefined
}

function ownQuestion(library: Library, { questions }: KnownMoment, { context, state, random }: AnsweredTurn) {
  const free = questions.filter(
    ({ text }) =>
      !state.questions.includes(normalized(text)) &&
      !isUnwanted(text, context) &&
      countNewRareWords({ rare: library.rareWords.in(text) }, context) === 0,
  )
  return free[Math.floor(random() * free.length)]?.text
}

/** One of the bank's questions for this moment, preferably in a category the signals suggest. */
function bankQuestion(
  library: Library,
  moment: KnownMoment,
  { context, labels, asked, random }: AnsweredTurn,
): Question | undefined {
  const ids = library.followUps.get(moment.name) ?? []
  const fitting = bank.filter(
    ({ id, text }) => ids.includes(id) && !asked.has(id) && !isUnwanted(text, context),
  )
  const categories = categoriesFor(context.text, labels)
  const named = fitting.filter(({ category }) => categories.includes(category))
  const drawn = named.length > 0 ? named : fitting
  return drawn[Math.floor(random() * drawn.length)]
}
