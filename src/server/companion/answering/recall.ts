/** Finds what the person said before, by meaning and by words, to be quoted with its day. */
import { cosineSimilarity } from '#server/companion/library/library.ts'
import { mentions } from '#server/companion/text/overlap.ts'
import { contentOf, sentencesOf, stemsOf, wordsOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { type Acts, anyOf, type PartReader, sureOf } from './acts.ts'
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
  return sentencesTold(text, sentencesAddressed(acts)).map(said => ({
    id: newId(),
    said,
    at: now,
    usedAt: null,
    turn,
    vector,
    model: reading.version,
  }))
}

/** Without those said to the companion. */
export function sentencesTold(text: string, addressed: readonly string[] = []): string[] {
  const left = new Set(addressed.map(normalized))
  const sentences = sentencesOf(text.replace(/\s+/g, ' ').trim())
  return withAfterthoughts(sentences.filter(sentence => !left.has(normalized(sentence))))
    .filter(isTold)
    .slice(0, MAX_PER_MESSAGE)
}

/** "You just read my own words back to me" tells nothing of them. */
const ADDRESSED = [
  'told',
  'gripe',
  'recall',
  'advise',
  'other-ask',
  'who',
  'praise',
  'thanks',
  'calm',
  'ok',
  'hello',
  'bye',
]
const SURELY_ADDRESSED = 0.6
const SURELY_TELLS = 0.5

const sentencesAddressed = (acts: Acts | undefined): string[] =>
  (acts?.parts ?? [])
    .filter(part => anyOf(part, ADDRESSED) >= Math.max(SURELY_ADDRESSED, sureOf(part, 'tells')))
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

export const topicWords = (asking: ReadonlySet<string>, text: string): string[] =>
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

export function allowed({ memories }: ConversationState, avoid: readonly string[], text: string): Memory[] {
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
