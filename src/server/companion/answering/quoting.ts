/** Quotes what a person said before, in a sentence of the library; or says that nothing was found. */
import type { Library } from '#server/companion/library/library.ts'
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
import { isNamed, isParticular, type RecallQuery, recallable, recalled, saidIn, whenSaid } from './recall.ts'
import type { Random } from './seeded-random.ts'
import { type ConversationState, lastReplies, type Memory } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'

type Quoted = { text: string; used: Memory[] }

/** From this probability on, a message is answered as a memory question if an answer is found. */
const MAYBE_MEMORY_QUESTION = 0.02
/** The same where nothing is asked. */
const MAYBE_WITHOUT_MARK = 0.3
/** That answer must then score higher by this much. */
const UNASKED_MARGIN = 0.05
const MOST_QUOTED = 2
/** By how much a second answer may score lower and is quoted too. */
const SURELY_TELLS = 0.5
const NEARLY = 0.03
const asksFor = /^(?:what|who|whose|when|where|which|how (?:old|long|many|much|often))\b/i
const byTime = (a: Memory, b: Memory): number => (b.at ?? 0) - (a.at ?? 0)

type Answer = { memories: Memory[]; score: number }
const isIn = (memories: readonly Memory[], others: readonly Memory[]): boolean =>
  memories.every(memory => others.includes(memory))

const isMarked = ({ text }: Part): boolean => text.includes('?')

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

export type Quoting = ReturnType<typeof createQuoting>

export function createQuoting(
  library: Library,
  thresholds: Pick<ReplyThresholds, 'recall' | 'recallSure' | 'memory' | 'memoryNone' | 'truth'>,
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
    const quote = (of: string, memories: Memory[]) => fillFrame(of, memories, query, state, random)
    const quoteAll = ([first, ...others]: readonly Answer[]) => {
      const opening = first!.score < thresholds.recallSure ? 'recall-maybe' : 'recall'
      const quotes = [
        quote(opening, first!.memories),
        ...others.map(({ memories }) => quote('recall-more', memories)),
      ]
      return say(
        quotes.join(' '),
        [first!, ...others].flatMap(({ memories }) => memories),
      )
    }
    if (isParticular(asking, query.text)) {
      const least = isAsked ? thresholds.recall : thresholds.recall + UNASKED_MARGIN
      for (const parts of [partsAsking(query), partsWithBefore(query)]) {
        const found = answersTo(await withVectors(parts, state), state, least)
        if (found.length > 0) return quoteAll(found)
      }
      return mayHaveNone
        ? say(frame(state.memories.length > 0 ? 'recall-none' : 'recall-nothing', state, random))
        : undefined
    }
    if (!isAsked) return undefined
    const single = recalled(library, asking, state, query).filter(({ memories }) => memories.length === 1)
    if (single.length === 0) return mayHaveNone ? say(frame('recall-nothing', state, random)) : undefined
    const newest = single.sort((a, b) => byTime(a.memories[0]!, b.memories[0]!)).slice(0, MOST_QUOTED)
    return quoteAll(newest.map(({ memories }) => ({ memories, score: 1 })))
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

  /** What is asked for: the sentences that ask, or all of a message; and each part of them, since two things may be asked at once. */
  function partsAsking(query: RecallQuery): RecallQuery[] {
    const asks = askingParts(query.acts)
    const sentences = asks.length > 0 ? asks.map(({ text }) => text) : [query.text]
    const clauses = sentences.flatMap(sentence => sentence.split(/[,:;]\s+|\s+and\s+/i))
    return [...new Set([...sentences, ...clauses])]
      .filter(text => isParticular(asking, text))
      .map(text => ({ ...query, text }))
  }

  /** Who "him" is, the sentence before says. */
  function partsWithBefore(query: RecallQuery): RecallQuery[] {
    const sentences = sentencesOf(query.text)
    return askingParts(query.acts).flatMap(({ text }) => {
      const before = sentences[sentences.indexOf(text) - 1]
      return before ? [{ ...query, text: `${before} ${text}` }] : []
    })
  }

  /** By meaning if vectors are to be had; words are compared in any case. */
  async function withVectors(asked: RecallQuery[], state: ConversationState): Promise<RecallQuery[]> {
    const told = [...new Set(asked.flatMap(query => recallable(library, asking, state, query)))]
    const texts = [...told, ...asked.map(({ text }) => text)]
    const vectors = (await asked[0]?.parts?.match(texts)) ?? []
    if (vectors.length < texts.length) return asked
    const memoryVectors = new Map(told.map((said, i) => [said, vectors[i]!]))
    return asked.map((query, i) => ({ ...query, memoryVectors, meant: vectors[told.length + i] }))
  }

  /** The best answer, and the best to another part of what is asked, or one nearly as good: a person knows which was meant. */
  function answersTo(queries: readonly RecallQuery[], state: ConversationState, least: number): Answer[] {
    const ranked = queries.map(query =>
      recalled(library, asking, state, query).filter(({ score }) => score >= least),
    )
    const best = ranked.flatMap(answers => answers.slice(0, 1)).sort((a, b) => b.score - a.score)
    const [first] = best
    if (!first) return []
    const isOther = ({ memories }: Answer) =>
      !isIn(memories, first.memories) && !isIn(first.memories, memories)
    // One nearly as good that is not sure reads like a record, and not like an answer.
    const leastNear = Math.max(first.score - NEARLY, thresholds.recallSure)
    const near = ranked.flat().filter(({ score }) => score >= leastNear)
    const second = best.find(isOther) ?? near.sort((a, b) => b.score - a.score).find(isOther)
    return second ? [first, second] : [first]
  }

  function frame(of: string, state: ConversationState, random: Random): string {
    const all = library.lines('frame', of)
    const free = all.filter(line => !isRepeated(line, lastReplies(state)))
    const from = free.length > 0 ? free : all
    return from[Math.floor(random() * from.length)] ?? FALLBACK_LINE
  }

  function fillFrame(
    of: string,
    memories: Memory[],
    { now, timeZone }: Pick<RecallQuery, 'now' | 'timeZone'>,
    state: ConversationState,
    random: Random,
  ) {
    return frame(of, state, random)
      .replace('{when}', () => whenSaid(memories[0]!.at, now, timeZone))
      .replace('{said}', () => saidIn(memories).replace(/["“”]/g, "'"))
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
