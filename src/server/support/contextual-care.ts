/**
 * Judges a text in its conversation: a false alarm in this chat stays one, and a message right after a care
 * text may answer it.
 */
import type { CareDetector } from '#server/care/care.ts'
import type { Log } from '#server/platform/log.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Reader, Reading, ReadingContext } from '#server/reading/reading.ts'
import { type CareCategory, type CareVerdict, type CheckIn, categoryOfYes, checkInFor } from '#shared/care.ts'
import { checkInTexts } from '#shared/care-texts.ts'
import { SUPPORT_MS } from '#shared/support.ts'
import type { CareHistory } from './care-history.ts'
import type { CareResponseClassifier } from './care-response-classifier.ts'
import { createCareResponseMeaning, type ResponseMeaning } from './care-response-meaning.ts'
import { type CareState, type SpokenCare, textFingerprint } from './care-state.ts'

/** The context of a text: its reading, also as an answer to the open question, and what was said before. */
export type AssessmentContext = {
  reading?: Reading | undefined
  answering?: Reading | undefined
  context?: ReadingContext | undefined
  /** The name of its chat. */
  chat?: string | undefined
}
/** Care state and history before the text. */
type Before = { state: CareState; history: CareHistory; now: number }
type Judged = { verdict: CareVerdict; meant?: ResponseMeaning; last?: SpokenCare }

type Parts = {
  detector: CareDetector
  reader: Pick<Reader, 'read'>
  responseClassifier: CareResponseClassifier
  seal: Seal
  log: Log
}

/** At most one check-in a day, each in new words, and as many a week as there are wordings. */
const WEEK_MS = 7 * SUPPORT_MS
const none: CareVerdict = { tier: 'none', category: null }

export function createContextualCare({ detector, reader, responseClassifier, seal, log }: Parts) {
  const responseMeaning = createCareResponseMeaning({ reader, detector, responseClassifier })

  async function meantBy(
    userId: string,
    last: SpokenCare,
    text: string,
    read?: Reading,
  ): Promise<ResponseMeaning> {
    try {
      return await responseMeaning(last, text, read ?? (await reader.read(text, {}, userId)))
    } catch (error) {
      log.error({ err: error }, 'what was meant could not be read')
      return undefined
    }
  }

  /** A plain statement counts, even if the same words were a false alarm before. */
  async function isFalseAlarm(userId: string, chat: string | undefined, text: string, { marks }: CareState) {
    if (!chat || marks.length === 0 || detector.isPlain(text)) return false
    return marks.includes(textFingerprint(await seal.keyOf(userId), chat, text))
  }

  return async function judge(
    userId: string,
    text: string,
    { chat, ...beside }: AssessmentContext & { quick: boolean },
    { state, history, now }: Before,
  ): Promise<Judged> {
    if (await isFalseAlarm(userId, chat, text, state)) return { verdict: none }
    const verdict = await detector.judge(text, { ...beside, person: userId, recent: history.recent, now })
    const last = chat ? state.spoken[chat] : undefined
    // Retracting is about oneself: incitement is held whatever came before.
    const stands = verdict.tier === 'crisis' || verdict.category === 'incitement' || verdict.failed
    if (!last || now - last.at > SUPPORT_MS || stands) return { verdict }
    const meant = await meantBy(userId, last, text, beside.reading)
    if (meant === 'over') return { verdict: none, meant, last }
    if (verdict.tier !== 'none' || !meant) return { verdict }
    if (meant === 'no') return { verdict, meant }
    const category = categoryOfYes[last.what as CheckIn] ?? 'suicide_active'
    return { verdict: { tier: 'crisis', category }, meant }
  }
}

/** Not in support mode, not twice a day, and not with a wording used within the week. */
export function nextCheckIn(
  category: CareCategory | null,
  { crisisAt }: CareHistory,
  { asked }: CareState,
  now: number,
) {
  if (category === 'incitement' || now - crisisAt < SUPPORT_MS) return undefined
  const checkIn = checkInFor(category)
  const before = asked.filter(each => each.checkIn === checkIn && now - each.at < WEEK_MS)
  if (before.some(({ at }) => now - at < SUPPORT_MS) || before.length >= checkInTexts[checkIn].length)
    return undefined
  const wording = checkInTexts[checkIn].findIndex((_, i) => before.every(each => each.wording !== i))
  return { checkIn, wording, at: now }
}
