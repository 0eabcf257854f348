/**
 * Judges whether the author of a text, or somebody in it, may be in danger. The reader decides, with a
 * second opinion where it suspects danger; plain statements and earlier verdicts are handled by rules. Never
 * throws: a failure is a verdict of its own.
 */
import type { Reader, Reading, ReadingContext } from '#server/reading/reading.ts'
import type { CareVerdict } from '#shared/care.ts'
import { Refusal } from '#shared/errors.ts'
import { escalatesToCrisis, type Recent } from './escalation.ts'
import { createHarmlessCache } from './harmless-cache.ts'
import { harmlessFilter } from './harmless-filter.ts'
import { isPlainStatement } from './plain-statement.ts'
import { combineOpinions, type Danger, readSecondOpinion } from './second-opinion.ts'

const NOT_ENGLISH = 'nonen'
/**
 * Short texts depend on context, and in long ones a single sentence may count: no second opinion on those.
 */
const FEWEST_WORDS = 8
const LONGEST = 600

export type CareInput = {
  /** The question just asked and the last turns. */
  context?: ReadingContext | undefined
  /** If the text was read already: by itself, and as an answer to the question just asked. */
  reading?: Reading | undefined
  answering?: Reading | undefined
  person?: string | undefined
  /** Group messages wait for this, so clearly harmless ones skip the reader. */
  quick?: boolean | undefined
  recent?: readonly Recent[] | undefined
  now?: number | undefined
}

export type CareDetector = {
  /** Changes with the model; for the yearly count. */
  version: string
  judge(text: string, said?: CareInput): Promise<CareVerdict>
  /** A direct statement about oneself; nothing lowers it. */
  isPlain(text: string): boolean
}

export function createCare(
  reader: Pick<Reader, 'read' | 'thresholds' | 'version' | 'matcher'>,
): CareDetector {
  const { alone, both, foreign } = reader.thresholds.care
  const secondOpinion = readSecondOpinion(reader.matcher)
  const isHarmless = harmlessFilter()
  const readBefore = createHarmlessCache()

  async function tierOf(
    text: string,
    { care, kind }: Reading,
    person?: string,
  ): Promise<CareVerdict['tier']> {
    const grave = care.crisis + care.concern
    // In a language it reads poorly it never says crisis: it asks, and only if it is sure.
    if (kind === NOT_ENGLISH) return grave > foreign ? 'concern' : 'none'
    if (!secondOpinion || text.length > LONGEST || isShort(text)) return tierBy(care, alone)
    if (grave < both.suspected) return 'none'
    // If the queue is full by now, only the second opinion is lost.
    const second = await reader.read(text, { match: true }, person).catch(() => undefined)
    if (!second) return tierBy(care, alone)
    const other = secondOpinion(second.match)
    const tier = tierBy(combineOpinions(care, other), both)
    // Where the reader is sure, the second opinion may lower a crisis to a concern, not further.
    if (tier === 'none' && grave >= both.sure) return 'concern'
    // However sure one of them is: if the other finds little, we ask before we call it a crisis.
    const isDoubted = other.concern + other.crisis < both.doubted || care.crisis < both.least
    return tier === 'crisis' && isDoubted ? 'concern' : tier
  }

  /**
   * "I'd stay. I'll tell him tonight" sounds like danger only to somebody who doesn't know the question. But a question
   * they passed over must not hide a crisis: then we ask at least.
   */
  async function tierInContext(text: string, reading: Reading, answering?: Reading, person?: string) {
    const alone = await tierOf(text, reading, person)
    if (!answering) return alone
    const care = isShort(text) ? answering.care : combineOpinions(reading.care, answering.care)
    const asAnswer = await tierOf(text, { ...answering, care: { ...answering.care, ...care } }, person)
    return asAnswer === 'none' && alone === 'crisis' ? 'concern' : asAnswer
  }

  async function judge(text: string, said: CareInput = {}): Promise<CareVerdict> {
    const plain = isPlainStatement(text)
    const calm = !said.recent?.some(({ tier }) => tier !== 'none')
    const quick = said.quick && !plain && calm
    if (quick && (isHarmless(text) || readBefore.has(text))) return { tier: 'none', category: null }
    try {
      const { context, person } = said
      const [reading, answering] = await Promise.all([
        said.reading ?? reader.read(text, {}, person),
        said.answering ?? (context?.asked ? reader.read(text, context, person) : undefined),
      ])
      const tier = plain ? 'crisis' : await tierInContext(text, reading, answering, person)
      if (tier === 'none') {
        if (quick) readBefore.add(text)
        return { tier, category: null }
      }
      const { category } = (answering ?? reading).care
      const mayRise = tier === 'concern' && category !== 'incitement'
      if (mayRise && escalatesToCrisis(said.recent ?? [], said.now ?? Date.now()))
        return { tier: 'crisis', category }
      return { tier, category }
    } catch (error) {
      // A plain statement counts even if the queue is full or the reader fails.
      if (plain) return { tier: 'crisis', category: 'suicide_active' }
      if (error instanceof Refusal) throw error
      return { tier: 'none', category: null, failed: true }
    }
  }

  return { version: reader.version, judge, isPlain: isPlainStatement }
}

const isShort = (text: string): boolean => text.trim().split(/\s+/).length < FEWEST_WORDS

function tierBy({ concern, crisis }: Danger, over: { crisis: number; flagged: number }): CareVerdict['tier'] {
  if (crisis > over.crisis) return 'crisis'
  return concern + crisis > over.flagged ? 'concern' : 'none'
}
