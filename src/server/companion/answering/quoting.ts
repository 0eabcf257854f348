/** Quotes what a person said before, in a sentence of the library; or says that nothing was found. */
import type { Library } from '#server/companion/library/library.ts'
import type { Reading } from '#server/reading/reading.ts'
import { ADVICE, ADVICE_RETURNED, type Choice, stepLines } from './choose.ts'
import { ASKS } from './decision-step.ts'
import { isRepeated } from './exclusions.ts'
import { kindOfClass } from './kinds.ts'
import { createMemoryQuestion } from './memory-question.ts'
import { FALLBACK_LINE } from './presence-lines.ts'
import { isNamed, isParticular, type RecallQuery, recallable, recalled, saidIn, whenSaid } from './recall.ts'
import type { Random } from './seeded-random.ts'
import { type ConversationState, lastReplies, type Memory } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'

/** The reading is missing where the reader failed. */
type PossibleQuery = Omit<RecallQuery, 'reading'> & { reading: Reading | undefined }
type Quoted = { text: string; used: Memory[] }

/** From this probability on, a message is answered as a memory question if an answer is found. */
const MAYBE_MEMORY_QUESTION = 0.4
/** From this one on, it is one even where the companion could answer something about itself. */
const SURE_MEMORY_QUESTION = 0.9
/** That answer must then score higher by this much. */
const UNASKED_MARGIN = 0.08
const asksFor = /^(?:what|who|whose|when|where|which|how (?:old|long|many|much|often))\b/i
const byTime = (a: Memory, b: Memory): number => (b.at ?? 0) - (a.at ?? 0)

export type Quoting = ReturnType<typeof createQuoting>

export function createQuoting(
  library: Library,
  thresholds: Pick<ReplyThresholds, 'recall' | 'memory' | 'memoryUnmarked' | 'truth'>,
) {
  const { asking } = library
  const memoryQuestion = createMemoryQuestion(library.questionWeights)

  /** "Do you remember …?": their own words and the day, or plainly not. After another question only where it surely means them. */
  function recall(query: RecallQuery, state: ConversationState, random: Random): Quoted | undefined {
    // "What should I do about my sister?" names somebody they told of, but asks for advice.
    const { kind, kindSure } = query.reading
    const isAdvice = kind === ADVICE && kindSure >= thresholds.truth
    const isByName = !isAdvice && asksFor.test(query.text) && isNamed(asking, state, query)
    const asks = memoryQuestion(query.reading)
    // What is told without a question mark seldom asks for a memory, and "I don't have that" is an odd thing to hear then.
    const isAsked = isByName || asks >= thresholds[query.text.includes('?') ? 'memory' : 'memoryUnmarked']
    if (!isAsked && asks < MAYBE_MEMORY_QUESTION) return undefined
    const say = (text: string, used: Memory[] = []): Quoted => ({ text, used })
    const quote = (of: string, memories: Memory[]) => fillFrame(of, memories, query, state, random)
    const [best, ...others] = recalled(library, asking, state, query)
    if (isParticular(asking, query.text)) {
      const least = isAsked ? thresholds.recall : thresholds.recall + UNASKED_MARGIN
      if (best && best.score >= least) return say(quote('recall', best.memories), best.memories)
      return isAsked ? say(frame(best ? 'recall-none' : 'recall-nothing', state, random)) : undefined
    }
    if (!isAsked) return undefined
    if (!best) return say(frame('recall-nothing', state, random))
    const single = [best, ...others].flatMap(({ memories }) => (memories.length === 1 ? memories : []))
    const [first, second] = single.sort(byTime) as [Memory, Memory?]
    if (!second) return say(quote('recall', [first]), [first])
    return say(`${quote('recall', [first])} ${quote('recall-more', [second])}`, [first, second])
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

  /** Remembered sentences this message may be asking about; empty if it asks about none. */
  function asksAbout(message: PossibleQuery, state: ConversationState): string[] {
    const { reading } = message
    if (!reading || state.memories.length === 0) return []
    const mayBe = memoryQuestion(reading) >= MAYBE_MEMORY_QUESTION || asksFor.test(message.text)
    if (!mayBe || !isParticular(asking, message.text)) return []
    return recallable(library, asking, state, { ...message, reading })
  }

  /** "Just pick one for me" and "What are you exactly?" sound like asking for something told, and have answers of their own. */
  const hasOwnAnswer = ({ moment, why }: Choice, reading: Reading): boolean => {
    if ([ADVICE_RETURNED, stepLines(ASKS)].includes(why.name)) return true
    const isAdvice = reading.kind === ADVICE && reading.kindSure >= thresholds.truth
    const isMeta = moment !== undefined && kindOfClass(moment.kind) === 'meta'
    return (isAdvice || isMeta) && memoryQuestion(reading) < SURE_MEMORY_QUESTION
  }

  const isAsked = (reading: Reading): boolean => memoryQuestion(reading) >= thresholds.memory

  return { recall, asksAbout, hasOwnAnswer, isAsked, frame, fillFrame }
}
