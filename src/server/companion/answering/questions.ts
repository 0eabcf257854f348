/**
 * What is asked after a reply, if anything is: the moment's own question, or one of the bank that follows what people say
 * so. Never two, and one in three at least from the bank while it has one that fits.
 */
import { type Library, likeness } from '#server/companion/library/library.ts'
import type { Reading } from '#server/reading/reading.ts'
import { categoriesFor } from '#shared/follow-up.ts'
import { questions as bank, type Question } from '#shared/questions.ts'
import type { Bars } from './bars.ts'
import type { Choice } from './choose.ts'
import { broughtIn, isUnwanted, type TurnContext } from './guard.ts'
import type { Random } from './seeded.ts'
import { plain, type VoiceState } from './state.ts'

export type Asked = { own: string } | { bank: Question } | undefined

export function questionAfter(
  library: Library,
  bars: Pick<Bars, 'question' | 'ask'>,
  choice: Choice,
  said: TurnContext,
  reading: Reading,
  state: VoiceState,
  askedBefore: ReadonlySet<string>,
  random: Random,
): Asked {
  const fromBank = () =>
    bankQuestion(library, bars.question, reading.match, said, reading.labels, askedBefore, random)
  const own = choice.why.score >= bars.ask ? ownQuestion(library, choice, said, state, random) : undefined
  const isBanksTurn = state.own >= 2 * (state.bank + 1)
  if (own && !isBanksTurn) return { own }
  const question = fromBank()
  if (question) return { bank: question }
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

function bankQuestion(
  library: Library,
  bar: number,
  vector: Int8Array,
  said: TurnContext,
  labels: readonly string[],
  askedBefore: ReadonlySet<string>,
  random: Random,
): Question | undefined {
  const fitOf = ({ id }: Question) =>
    Math.max(0, ...(library.before.get(id) ?? []).map(said => likeness(said, vector)))
  const fitting = bank
    .filter(question => !askedBefore.has(question.id) && !isUnwanted(question.text, said))
    .map(question => ({ question, weight: fitOf(question) }))
    .filter(({ weight }) => weight >= bar)
  const categories = categoriesFor(said.text, labels)
  const named = fitting.filter(({ question }) => categories.includes(question.category))
  return drawn(named.length > 0 ? named : fitting, random)
}

function drawn(list: { question: Question; weight: number }[], random: Random): Question | undefined {
  let left = random() * list.reduce((sum, { weight }) => sum + weight ** 4, 0)
  for (const { question, weight } of list) {
    left -= weight ** 4
    if (left <= 0) return question
  }
  return list[0]?.question
}
