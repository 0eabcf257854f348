/**
 * What is asked after a reply, if anything is: a question the message calls for, the moment's own, or one of the bank. Never
 * two, and one in three at least from the bank while it has one that fits.
 */
import { type KnownMoment, type Library, QUESTION } from '#server/companion/library/library.ts'
import { contentOf } from '#server/companion/text/words.ts'
import type { Likely } from '#server/reading/reading.ts'
import { categoriesFor } from '#shared/follow-up.ts'
import { questions as bank, type Question } from '#shared/questions.ts'
import { isWish } from './act-lines.ts'
import { DECIDING } from './choice-lines.ts'
import type { Choice } from './choose.ts'
import { countNewRareWords, isUnwanted, type TurnContext } from './exclusions.ts'
import type { Weigh } from './hearing.ts'
import { type Mentioned, withMentioned } from './mention.ts'
import { type Offer, worthsOf } from './question-worth.ts'
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
  /** Whom or what it is about. */
  mentioned?: Mentioned | undefined
  /** What questions would be worth after the message, by a model that reads both. */
  weigh?: Weigh | undefined
  /** The tags read in the message. */
  labels: readonly string[]
  state: ConversationState
  /** Ids of bank questions already asked. */
  asked: ReadonlySet<string>
  random: Random
}
type Rules = {
  library: Library
  thresholds: Pick<ReplyThresholds, 'ask' | 'followUp' | 'followUpAfterLine' | 'bank' | 'bankWorth'>
}

/** Each is read together with the message, which takes time. */
const MOST_JUDGED = 4
const BEST_LIKED = 3
/** How plain it must be what is felt about whom or what is mentioned. */
const SURE_OF_MENTIONED = 0.3
const LIKELIEST = 3
const LIKELIEST_OF_BANK = 3
/** How much a bank question counts that was found to follow the moment, beside the model's probabilities. */
const FOUND_TO_FOLLOW = 0.1

export async function questionAfter(
  { library, thresholds }: Rules,
  turn: AnsweredTurn,
): Promise<NextQuestion | undefined> {
  const { choice, state, context } = turn
  // A moment's own question needs a moment that surely fits.
  const moment = choice.why.score >= thresholds.ask ? choice.moment : undefined
  // A line of a tone says little, and a question after it must stand by itself.
  const threshold = thresholds[choice.why.from === 'presence' ? 'followUpAfterLine' : 'followUp']
  const fromBank = () => bankQuestion(library, thresholds, moment, turn)
  const isBanksTurn = state.own >= 2 * (state.bank + 1)
  const due = isBanksTurn ? await fromBank() : undefined
  if (due) return { bank: due }
  const after = oneOf(unasked(library.lines('presence', questionsAfter(choice.why.name)), turn), turn.random)
  // Whoever wishes to be asked and tells something is asked about that.
  const isWished = isWish(choice.why.name)
  const own =
    (isWished ? undefined : after) ??
    (await followUpTo(library, threshold, moment, turn)) ??
    after ??
    (context.isDeciding
      ? oneOf(unasked(library.lines('presence', questionsAfter(DECIDING)), turn), turn.random)
      : undefined)
  if (own) return { own }
  const bank = isBanksTurn ? undefined : await fromBank()
  return bank && { bank }
}

const heardIn = ({ context, state }: AnsweredTurn) => ({
  text: context.text,
  before: [state.lastSaid, state.said ?? ''],
})

/** The questions that go with a set of lines. */
const questionsAfter = (lines: string): string => `${lines}${QUESTION}`

function offersFor(library: Library, moment: KnownMoment | undefined, turn: AnsweredTurn): Offer[] {
  const own = moment ? momentsOwn(library, moment, turn).map(text => ({ text })) : []
  return [...own, ...aboutMentioned(library, turn), ...followUpsFor(library, turn)].slice(0, MOST_JUDGED)
}

/** One that names whom or what the message is about, of those that readers liked best. */
function aboutMentioned(library: Library, turn: AnsweredTurn): Offer[] {
  const [likeliest] = turn.mentioned?.sets ?? []
  if (!likeliest || likeliest.sure < SURE_OF_MENTIONED) return []
  const { name, sure } = likeliest
  const offers = library.lines('mention', `${name}${QUESTION}`).map(id => ({
    text: withMentioned(id, turn.mentioned!.said),
    chosen: { kind: 'mention' as const, id, sure },
  }))
  const liked = (id: string) => library.questionJudge?.mention.good.offsets[id] ?? 0
  const free = offers
    .filter(({ text }) => unasked([text], turn).length > 0)
    .sort((a, b) => liked(b.chosen.id) - liked(a.chosen.id))
    .slice(0, BEST_LIKED)
  return free.slice(Math.floor(turn.random() * free.length)).slice(0, 1)
}

/** The likeliest follow-up questions, each in its likeliest pronoun. */
function followUpsFor(library: Library, turn: AnsweredTurn): Offer[] {
  const known = turn.followUps.filter(({ name }) => library.followUps.has(name))
  return [...Map.groupBy(known, ({ name }) => name.split(':')[0]!)]
    .map(([id, variants]) => {
      const sure = variants.reduce((sum, each) => sum + each.sure, 0)
      return {
        text: library.followUps.get(variants[0]!.name)!,
        chosen: { kind: 'followUp' as const, id, sure },
      }
    })
    .sort((a, b) => b.chosen.sure - a.chosen.sure)
    .slice(0, LIKELIEST)
    .filter(({ text }) => unasked([text], turn).length > 0)
}

/** The best question, if it is good enough. Without a model to judge it by, only the moment's own may be asked. */
async function followUpTo(
  library: Library,
  threshold: number,
  moment: KnownMoment | undefined,
  turn: AnsweredTurn,
): Promise<string | undefined> {
  const offers = offersFor(library, moment, turn)
  if (offers.length === 0) return undefined
  const worths = await worthsOf(library, offers, heardIn(turn), turn.weigh)
  if (!worths)
    return oneOf(
      offers.flatMap(({ text, chosen }) => (chosen ? [] : [text])),
      turn.random,
    )
  return offers
    .map(({ text }, i) => ({ text, worth: worths[i]! }))
    .filter(({ worth }) => worth >= threshold)
    .sort((a, b) => b.worth - a.worth)[0]?.text
}

function momentsOwn(library: Library, { questions }: KnownMoment, turn: AnsweredTurn): string[] {
  const texts = questions.map(({ text }) => text)
  return unasked(texts, turn).filter(
    text => countNewRareWords({ rare: library.rareWords.in(text) }, turn.context) === 0,
  )
}

/**
 * One of the bank's questions that fit, preferably in a category the signals suggest; the more it is worth after the
 * message, the likelier. Which fit is read like any other question: half of those that only seem likely jar.
 */
async function bankQuestion(
  library: Library,
  thresholds: Rules['thresholds'],
  moment: KnownMoment | undefined,
  turn: AnsweredTurn,
): Promise<Question | undefined> {
  const { context, labels, asked, followUps, random } = turn
  const following = new Set(moment ? library.bankAfter.get(moment.name) : [])
  const sure = new Map(followUps.map(each => [each.name, each.sure]))
  const possible = bank
    .filter(({ id, text }) => !asked.has(id) && !isUnwanted(text, context))
    .map(question => ({
      question,
      fit: (sure.get(question.id) ?? 0) + (following.has(question.id) ? FOUND_TO_FOLLOW : 0),
    }))
    .filter(({ fit }) => fit >= thresholds.bank)
    .sort((a, b) => b.fit - a.fit)
  const categories = categoriesFor(context.text, labels)
  const isNamed = ({ question }: { question: Question }) => categories.includes(question.category)
  for (const some of [possible.filter(isNamed), possible.filter(each => !isNamed(each))]) {
    const likeliest = some.slice(0, LIKELIEST_OF_BANK)
    const offers = likeliest.map(({ question: { id, text } }) => ({
      text,
      chosen: { kind: 'followUp' as const, id, sure: sure.get(id) ?? 0 },
    }))
    const worths = await worthsOf(library, offers, heardIn(turn), turn.weigh)
    // Without a model to judge by, what it seems likely to be.
    const fitting = likeliest.flatMap(({ question, fit }, i) => {
      const worth = worths ? worths[i]! : fit
      return !worths || worth >= thresholds.bankWorth ? [{ question, worth }] : []
    })
    const found = drawn(fitting, random)
    if (found) return found
  }
  return undefined
}

function drawn(from: readonly { question: Question; worth: number }[], random: Random): Question | undefined {
  let left = random() * from.reduce((sum, { worth }) => sum + worth, 0)
  for (const { question, worth } of from) {
    left -= worth
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
