/** Quotes what a person said before, in a sentence of the library; or says that nothing was found. */
import type { Library } from '#server/companion/library/library.ts'
import { mayAsk, thingsAskedIn } from '#server/companion/text/asking.ts'
import { sentencesOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { type Acts, likeliestOf, onlyTells, type Part, RECALL, sureOf } from './acts.ts'
import { ADVICE, ADVICE_RETURNED, stepLines } from './choice-lines.ts'
import type { Choice } from './choose.ts'
import { ASKS } from './decision-step.ts'
import { isRepeated } from './exclusions.ts'
import { kindOfClass } from './kinds.ts'
import { nearest } from './nearest.ts'
import { FALLBACK_LINE } from './presence-lines.ts'
import { allowed, isNamed, isParticular, type RecallQuery, topicWords, whenSaid } from './recall.ts'
import { type Answer, type Asked, answersTo, type Stretch, stretchesIn } from './remembered.ts'
import type { Random } from './seeded-random.ts'
import { type ConversationState, lastReplies, type Memory } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'

export type Quoted = { text: string; used: Memory[] }

/** From this probability on, a message is answered as a memory question if an answer is found. */
const MAYBE_MEMORY_QUESTION = 0.02
/** The same where nothing is asked. */
const MAYBE_WITHOUT_MARK = 0.3
const MOST_QUOTED = 2
const SURELY_TELLS = 0.5
const asksFor = /^(?:what|who|whose|when|where|which|how (?:old|long|many|much|often))\b/i
/** Within ours. */
const withPlainMarks = (said: string): string => said.replace(/["“”]/g, "'")

const isMarked = ({ text }: Part): boolean => mayAsk(text)

/** Who puts it right or says what they decided speaks of what they told, too. */
const NOT_ASKING = ['wrong', 'told', 'gripe', 'decides', 'leans', 'thanks', 'bye']

/** A sentence of a story ("I'm back where I was last Tuesday") sounds like asking by itself: without a mark the whole counts too. */
const recallOf = (part: Part, { whole }: Acts): number => {
  const sure = sureOf(part, RECALL)
  if (isMarked(part)) return sure
  const isOther = [part, whole].some(read => likeliestOf(read, NOT_ASKING).sure > sureOf(read, RECALL))
  return isOther ? 0 : (sure + sureOf(whole, RECALL)) / 2
}

/** "Where does that stay, I wonder?" amid a story asks nobody. */
const MAINLY_TELLS = { tells: 0.8 }

const askingParts = (acts: Acts | undefined): Part[] => {
  if (!acts) return []
  const isStory = onlyTells(acts, MAINLY_TELLS)
  return acts.parts.filter(part => {
    const least = isMarked(part) && !isStory ? MAYBE_MEMORY_QUESTION : MAYBE_WITHOUT_MARK
    return recallOf(part, acts) >= least
  })
}

/** Rather than what the companion is. */
export const asksToRecall = (acts: Acts | undefined): boolean =>
  askingParts(acts).some(part => sureOf(part, RECALL) > sureOf(part, 'who'))

/** How surely the message, or a sentence of it, asks for something told earlier. */
const recallIn = (acts: Acts | undefined): number => {
  if (!acts) return 0
  return acts.parts.length > 0
    ? Math.max(...acts.parts.map(part => recallOf(part, acts)))
    : sureOf(acts.whole, RECALL)
}

/** Two answers that overlap are quoted as one. */
function joined(answers: readonly Answer[], all: readonly Memory[]): Answer[] {
  const [first, second] = answers
  if (!first || !second) return [...answers]
  const [both] = stretchesIn([...first.memories, ...second.memories], all)
    .filter(({ text }) => [first, second].every(answer => text.includes(answer.text)))
    .sort((a, b) => a.text.length - b.text.length)
  return both ? [{ ...first, ...both }] : [first, second]
}

export type Quoting = ReturnType<typeof createQuoting>

export function createQuoting(
  library: Library,
  thresholds: Pick<
    ReplyThresholds,
    'recall' | 'recallSure' | 'recallUnasked' | 'memory' | 'memoryNone' | 'truth'
  >,
) {
  const { asking } = library

  /** "Do you remember …?": their own words and the day, or plainly not. After another question only where it surely means them. */
  async function recall(
    query: RecallQuery,
    state: ConversationState,
    random: Random,
  ): Promise<Quoted | undefined> {
    // "What should I do about my sister?" names somebody they told of, but asks for advice.
    const { kind, kindSure } = query.reading
    const isAdvice = kind === ADVICE && kindSure >= thresholds.truth
    const sure = (!isAdvice && asksByName(query, state)) || isLikeAsking(query) ? 1 : recallIn(query.acts)
    const isAsked = sure >= thresholds.memory
    // Where nothing is quoted, a story that only sounded like asking would be passed over.
    const mayHaveNone = sure >= thresholds.memoryNone
    if (!isAsked && askingParts(query.acts).length === 0) return undefined
    const say = (text: string, used: Memory[] = []): Quoted => ({ text, used })
    const quoteAll = (answers: readonly Answer[], isPart = false) => {
      const [first] = answers
      const opening = first!.sure < thresholds.recallSure ? 'recall-maybe' : 'recall'
      const quotes = answers.map((answer, i) =>
        fillFrame(i === 0 ? opening : 'recall-more', answer, query, state, random),
      )
      const rest = isPart ? [frame('recall-rest-none', state, random)] : []
      return say(
        [...quotes, ...rest].join(' '),
        answers.flatMap(({ memories }) => memories),
      )
    }
    const told = allowed(state, query.avoid, query.text)
    if (isParticular(asking, query.text)) {
      const least = isAsked ? thresholds.recall : thresholds.recallUnasked
      const { answers, isPart } = await answersIn(query, told, least)
      if (answers.length > 0) return quoteAll(answers, isPart)
      return mayHaveNone
        ? say(frame(state.memories.length > 0 ? 'recall-none' : 'recall-nothing', state, random))
        : undefined
    }
    if (!isAsked) return undefined
    if (told.length === 0) return mayHaveNone ? say(frame('recall-nothing', state, random)) : undefined
    return quoteAll(
      told.slice(-MOST_QUOTED).map(memory => ({ memories: [memory], text: memory.said, sure: 1 })),
    )
  }

  /** An answer to each thing that is asked, or only to some; what stands around the question may say whom it is about. */
  async function answersIn(
    query: RecallQuery,
    told: readonly Memory[],
    least: number,
  ): Promise<{ answers: Answer[]; isPart: boolean }> {
    for (const asked of [thingsAsked(query), thingsAsked(query, true)]) {
      const found = (await answersTo(library, asked, told, query.parts)).slice(0, MOST_QUOTED)
      // Who asks for two things at once has told of them.
      const enough = asked.length > 1 ? least / 2 : least
      const sure = found.flatMap(answer => (answer && answer.sure >= enough ? answer : []))
      if (sure.length > 0) return { answers: joined(sure, told), isPart: sure.length < found.length }
    }
    return { answers: [], isPart: false }
  }

  /** "Who is Nora?" */
  const asksByName = (query: Pick<RecallQuery, 'text' | 'avoid'>, state: ConversationState): boolean =>
    asksFor.test(query.text) && isNamed(asking, state, query)

  /** Nearest to what others asked of its memory, unless it plainly tells something. */
  function isLikeAsking({
    reading: { kind, kindSure, match },
    acts,
  }: Pick<RecallQuery, 'reading' | 'acts'>): boolean {
    if (kindOfClass(kind) !== 'meta' || kindSure < thresholds.truth) return false
    if (acts && sureOf(acts.whole, 'tells') > SURELY_TELLS && askingParts(acts).length === 0) return false
    return nearest(library, match)[0]?.moment.act?.startsWith(RECALL) ?? false
  }

  /** Each thing that is asked for, alone or with the sentences around it. */
  function thingsAsked(query: RecallQuery, isWithOthers = false): Asked[] {
    const sentences = sentencesOf(query.text)
    const asks = askingParts(query.acts).map(({ text }) => text)
    const things = (asks.length > 0 ? asks : [query.text]).flatMap(sentence => {
      const parts = thingsAskedIn(sentence).filter(part => isParticular(asking, part))
      const at = sentences.indexOf(sentence)
      const around = at < 0 ? [] : sentences.slice(Math.max(0, at - 1), at + 2)
      return isWithOthers ? [around.join(' ')] : parts
    })
    return [...new Set(things)]
      .map(text => ({ text, words: topicWords(asking, text) }))
      .filter(({ words }) => words.length > 0)
  }

  function frame(of: string, state: ConversationState, random: Random): string {
    const all = library.lines('frame', of)
    const free = all.filter(line => !isRepeated(line, lastReplies(state)))
    const from = free.length > 0 ? free : all
    return from[Math.floor(random() * from.length)] ?? FALLBACK_LINE
  }

  /** The day is said unless it is today. */
  function fillFrame(
    of: string,
    { memories, text }: Stretch,
    { now, timeZone }: Pick<RecallQuery, 'now' | 'timeZone'>,
    state: ConversationState,
    random: Random,
  ) {
    const when = whenSaid(memories[0]!.at, now, timeZone)
    const today = `${of}-today`
    const isToday = when === 'today' && library.lines('frame', today).length > 0
    return frame(isToday ? today : of, state, random)
      .replace('{when}', () => when)
      .replace('{said}', () => withPlainMarks(text))
  }

  /** "Just pick one for me" and "What are you exactly?" sound like asking for something told, and have answers of their own. */
  const hasOwnAnswer = ({ moment, why }: Choice, reading: Reading, acts?: Acts): boolean => {
    if ([ADVICE_RETURNED, stepLines(ASKS)].includes(why.name)) return true
    const isAdvice = reading.kind === ADVICE && reading.kindSure >= thresholds.truth
    if (isAdvice) return recallIn(acts) < thresholds.memory
    const isMeta = moment !== undefined && kindOfClass(moment.kind) === 'meta'
    return isMeta && !asksToRecall(acts) && !isLikeAsking({ reading, acts })
  }

  return { recall, asksByName, hasOwnAnswer, frame, fillFrame }
}
