/**
 * What is asked after a reply, if anything is: the moment's own question, or one of the bank that was found to follow that
 * moment. Never two, and one in three at least from the bank while it has one that fits.
 */
import type { Library } from '#server/companion/library/library.ts'
import { categoriesFor } from '#shared/follow-up.ts'
import { questions as bank, type Question } from '#shared/questions.ts'
import type { Choice } from './choose.ts'
import { broughtIn, isUnwanted, type TurnContext } from './exclusions.ts'
import type { Random } from './seeded-random.ts'
import { plain, type VoiceState } from './state.ts'

export type Asked = { own: string } | { bank: Question } | undefined

export function questionAfter(
  library: Library,
  threshold: number,
  choice: Choice,
  said: TurnContext,
  labels: readonly string[],
  state: VoiceState,
  askedBefore: ReadonlySet<string>,
  random: Random,
): Asked {
  // A follow-up question needs a moment that surely fits.
  if (!choice.moment || choice.why.score < threshold) return undefined
  const own = ownQuestion(library, choice, said, state, random)
  const isBanksTurn = state.own >= 2 * (state.bank + 1)
  if (own && !isBanksTurn) return { own }
  const bank = bankQuestion(library, choice.moment.name, said, labels, askedBefore, random)
  if (bank) return { bank }
  return own ? { own } : undefined
}

function ownQuestion(
  library: Library,
  { moment }: Choice,
  said: TurnContext,
  state: VoiceState,
  random: Random,
) {
  const free = (moment?.questions ?? []).filter(
    ({ text }) =>
      !state.questions.includes(plain(text)) &&
      !isUnwanted(text, said) &&
      broughtIn({ rare: library.rareWords.in(text) }, said) === 0,
  )
  return free[Math.floor(random() * free.length)]?.text
}

/** One of the bank's questions for this moment, preferably in a category the signals suggest. */
function bankQuestion(
  library: Library,
  moment: string,
  said: TurnContext,
  labels: readonly string[],
  askedBefore: ReadonlySet<string>,
  random: Random,
): Question | undefined {
  const ids = library.followUps.get(moment) ?? []
  const fitting = bank.filter(
    ({ id, text }) => ids.includes(id) && !askedBefore.has(id) && !isUnwanted(text, said),
  )
  const categories = categoriesFor(said.text, labels)
  const named = fitting.filter(({ category }) => categories.includes(category))
  const drawn = named.length > 0 ? named : fitting
  return drawn[Math.floor(random() * drawn.length)]
}
