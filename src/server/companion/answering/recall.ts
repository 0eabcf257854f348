/** Finds what the person said before, by meaning and by words, to be quoted with its day. */
import { cosineSimilarity, type Library } from '#server/companion/library/library.ts'
import { mentions } from '#server/companion/text/overlap.ts'
import { contentOf, sentencesOf, stemsOf, wordsOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { type Acts, likeliestOf, type PartReader, sureOf } from './acts.ts'
import { isToCompanion } from './kinds.ts'
import { type ConversationState, type Memory, normalized } from './state.ts'

const FEWEST_WORDS = 4
const LONGEST = 280
const MAX_PER_MESSAGE = 6
const MIN_WORDS_TO_REMEMBER = 16
const SHORT_QUESTION = 8
/** Too recent to be worth recalling. */
const MIN_TURNS_OLD = 6
const REFER_EVERY = 3
/** Quoted alone in a greeting, a shorter sentence loses its context: "Now we do not." */
const FEWEST_TO_STAND_ALONE = 6
const HOUR_MS = 3_600_000
/** Silence this long ends a session; anything newer belongs to the one just finished. */
const SESSION_MS = 4 * HOUR_MS

export type RecallQuery = {
  reading: Reading
  /** What the message does, sentence by sentence. */
  acts?: Acts | undefined
  text: string
  avoid: readonly string[]
  now: number
  timeZone?: string | undefined
  parts?: PartReader | undefined
  /** The matcher's vectors of sentences that may be meant, by their text, and of what is asked. */
  memoryVectors?: ReadonlyMap<string, Int8Array> | undefined
  meant?: Int8Array | undefined
}

/** The sentences of a message that are worth keeping. */
export function memoriesOf(
  { reading, text, now, acts }: RecallQuery,
  turn: number,
  newId: () => string,
): Memory[] {
  // A longer message tells something, whatever else it is; and so does "Hi. We got a dog."
  const tells = acts ? sureOf(acts.whole, 'tells') : 0
  if (isToCompanion(reading.kind) && wordsOf(text).length < MIN_WORDS_TO_REMEMBER && tells < SURELY_TELLS)
    return []
  const vector = Buffer.from(
    reading.vector.buffer,
    reading.vector.byteOffset,
    reading.vector.length,
  ).toString('base64')
  const addressed = new Set(sentencesAddressed(acts).map(normalized))
  const sentences = sentencesOf(text.replace(/\s+/g, ' ').trim())
  return withAfterthoughts(sentences.filter(sentence => !addressed.has(normalized(sentence))))
    .filter(isTold)
    .slice(0, MAX_PER_MESSAGE)
    .map(said => ({ id: newId(), said, at: now, usedAt: null, turn, vector, model: reading.version }))
}

/** "You just read my own words back to me" tells nothing of them. */
const ADDRESSED = ['told', 'gripe', 'recall', 'advise', 'other-ask', 'praise', 'thanks', 'calm']
const SURELY_ADDRESSED = 0.6
const SURELY_TELLS = 0.5

const sentencesAddressed = (acts: Acts | undefined): string[] =>
  (acts?.parts ?? [])
    .filter(part => likeliestOf(part, ADDRESSED).sure >= Math.max(SURELY_ADDRESSED, sureOf(part, 'tells')))
    .map(({ text }) => text)

/** One or two words after a sentence are kept with it: "We got a dog. Biscuit." */
function withAfterthoughts(sentences: readonly string[]): string[] {
  const kept: string[] = []
  for (const sentence of sentences) {
    const last = kept.at(-1)
    const isShort = wordsOf(sentence).length < FEWEST_WORDS
    if (last && isShort && isTold(last) && last.length + sentence.length < LONGEST)
      kept.splice(-1, 1, `${last} ${sentence}`)
    else kept.push(sentence)
  }
  return kept
}

const isTold = (sentence: string) =>
  wordsOf(sentence).length >= FEWEST_WORDS && sentence.length <= LONGEST && !/\?["”’)]*$/.test(sentence)

/** What was said, in one sentence or in two that followed each other. */
export type Recalled = { memories: Memory[]; score: number }

/** The following sentence often adds the name, the day or the ending; the preceding one doesn't. */
const WITH_WHAT_FOLLOWED = 0.01
const WITH_WHAT_CAME_BEFORE = -0.1
/** The weight of shared words beside meaning, tuned on 220 questions. */
const BESIDE_MEANING = 0.2
const MOST_COMPARED = 60

/**
 * Memories that may answer "do you remember …", best first, by meaning and by shared words, rare ones counting more.
 * `asking` are the words of such questions themselves, which say nothing about the topic.
 */
export function recalled(
  library: Library,
  asking: ReadonlySet<string>,
  state: ConversationState,
  query: RecallQuery,
): Recalled[] {
  const meant = topicWords(asking, query.text)
  const total = meant.reduce((sum, word) => sum + library.tellings.weight(word), 0)
  return passagesOf(allowed(state, query.avoid, query.text))
    .map(memories => {
      const sharedBy = (said: string) => {
        const words = stemsOf(said)
        return meant.reduce((sum, word) => sum + (words.has(word) ? library.tellings.weight(word) : 0), 0)
      }
      const byWords = total > 0 ? sharedBy(saidIn(memories)) / total : 0
      const near = nearestOf(memories, query)
      const begins = sharedBy(memories[0]!.said) > 0 ? WITH_WHAT_FOLLOWED : WITH_WHAT_CAME_BEFORE
      const score = near === undefined ? byWords : near + BESIDE_MEANING * byWords
      return { memories, score: score + (memories.length > 1 ? begins : 0) }
    })
    .sort((a, b) => b.score - a.score || (b.memories[0]!.at ?? 0) - (a.memories[0]!.at ?? 0))
}

function nearestOf(
  memories: readonly Memory[],
  { reading, meant = reading.match, memoryVectors }: RecallQuery,
): number | undefined {
  const vectors = memories.flatMap(({ said }) => memoryVectors?.get(said) ?? [])
  return vectors.length === 0
    ? undefined
    : Math.max(...vectors.map(vector => cosineSimilarity(vector, meant)))
}

/** Candidate answers to a question about the past: as many as can be read in time for a reply. */
export function recallable(
  library: Library,
  asking: ReadonlySet<string>,
  state: ConversationState,
  query: RecallQuery,
): string[] {
  const best = recalled(library, asking, state, query).flatMap(({ memories }) =>
    memories.map(({ said }) => said),
  )
  const newest = state.memories.slice(-MOST_COMPARED / 2).map(({ said }) => said)
  return [...new Set([...newest, ...best])].slice(0, MOST_COMPARED)
}

export const saidIn = (memories: readonly Memory[]): string => memories.map(({ said }) => said).join(' ')

/** Single sentences, and pairs of consecutive ones, because the name often comes in the second. */
function passagesOf(memories: readonly Memory[]): Memory[][] {
  return memories.flatMap((memory, i) => {
    const after = memories[i + 1]
    return after?.turn === memory.turn && saidIn([memory, after]).length <= LONGEST
      ? [[memory], [memory, after]]
      : [[memory]]
  })
}

/** Whether they ask for something in particular, rather than what is remembered at all. */
export const isParticular = (asking: ReadonlySet<string>, text: string): boolean =>
  topicWords(asking, text).length > 0

/** A short question whose content words all occur in one remembered sentence: "Who is Nora?" */
export function isNamed(
  asking: ReadonlySet<string>,
  state: ConversationState,
  { text, avoid }: Pick<RecallQuery, 'text' | 'avoid'>,
): boolean {
  const meant = wordsOf(text).length <= SHORT_QUESTION ? topicWords(asking, text) : []
  const isIn = (words: Set<string>) => meant.length > 0 && meant.every(word => words.has(word))
  return allowed(state, avoid, text).some(({ said }) => isIn(stemsOf(said)))
}

const topicWords = (asking: ReadonlySet<string>, text: string): string[] =>
  [...contentOf(text)].filter(word => !asking.has(word))

/** Something from another day, or from long enough ago, that relates to the message. */
export function relatedMemory(
  threshold: number,
  state: ConversationState,
  query: RecallQuery,
): Memory | undefined {
  if (state.turn - state.referredAt < REFER_EVERY) return undefined
  const old = allowed(state, query.avoid, query.text).filter(
    ({ turn, at, usedAt }) =>
      (state.turn - turn >= MIN_TURNS_OLD || (at !== null && query.now - at > SESSION_MS)) && usedAt === null,
  )
  const best = old
    .map(memory => ({ memory, near: nearness(memory, query.reading) }))
    .reduce((a, b) => (b.near > a.near ? b : a), { memory: undefined as Memory | undefined, near: threshold })
  return best.memory
}

/** What a greeting may pick up from last time: the newest sentence that makes sense alone and wasn't used before. */
export function memoryForGreeting(
  state: ConversationState,
  avoid: readonly string[],
  now: number,
): Memory | undefined {
  return allowed(state, avoid, '').findLast(
    ({ said, usedAt, at }) =>
      usedAt === null &&
      at !== null &&
      now - at > SESSION_MS &&
      wordsOf(said).length >= FEWEST_TO_STAND_ALONE,
  )
}

function allowed({ memories }: ConversationState, avoid: readonly string[], text: string): Memory[] {
  return memories.filter(({ said }) => !avoid.some(topic => mentions(said, topic) && !mentions(text, topic)))
}

function nearness({ vector, model }: Memory, reading: Reading): number {
  if (!vector || model !== reading.version) return 0
  return cosineSimilarity(new Int8Array(Buffer.from(vector, 'base64')), reading.vector)
}

/** "today", "yesterday", "on Tuesday", "on 3 November". */
export function whenSaid(at: number | null, now: number, timeZone = 'UTC'): string {
  if (at === null) return 'earlier'
  const day = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time)
  const DAY_MS = 24 * HOUR_MS
  if (day(at) === day(now)) return 'today'
  if (day(at) === day(now - DAY_MS)) return 'yesterday'
  if (now - at < 6 * DAY_MS)
    return `on ${new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' }).format(at)}`
  return `on ${new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(at)}`
}

export const markUsed = (memories: readonly Memory[], used: readonly Memory[], now: number): Memory[] =>
  used.length === 0
    ? (memories as Memory[])
    : memories.map(memory => (used.includes(memory) ? { ...memory, usedAt: now } : memory))
