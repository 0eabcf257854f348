/**
 * The message after a care text may retract the alarm or answer its question. The model reads it together
 * with that question; only the button and a bare yes or no are taken literally.
 */
import type { CareDetector } from '#server/care/care.ts'
import type { Reader, Reading } from '#server/reading/reading.ts'
import { type CheckIn, checkIns } from '#shared/care.ts'
import { checkInTexts } from '#shared/care-texts.ts'
import { oneOf } from '#shared/patterns.ts'
import { NOT_MEANT } from '#shared/support.ts'
import type { CareResponseClassifier } from './care-response-classifier.ts'
import type { SpokenCare } from './care-state.ts'
import words from './yes-or-no.json' with { type: 'json' }

export type ResponseMeaning = 'over' | 'yes' | 'no' | undefined

const anyOf = (byLanguage: Record<string, string[]>) => oneOf(Object.values(byLanguage).flat())
const YES = new RegExp(`^${anyOf(words.yes)}[^\\p{L}\\p{N}]*$`, 'iu')
const NO = new RegExp(`^(?:${anyOf(words.no)}[^\\p{L}\\p{N}]*){1,3}$`, 'iu')
/** Longer texts need no context. */
const SHORT = 8
/** How many of the nearest examples must agree; chosen by three-fold validation. */
const MOST = 0.65
const ALL = 0.95
const HALF = 0.5
const SOME = 0.2

const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.join(' ')
const buttons = Object.values(NOT_MEANT).map(plain)
const isButton = (text: string) => buttons.includes(plain(text))

/** Retracts the alarm without adding anything. */
export const saysNoMore = (text: string): boolean => isButton(text) || text.trim().split(/\s+/).length <= 3

export const isShort = (text: string): boolean => text.trim().split(/\s+/).length < SHORT

type Parts = {
  reader: Pick<Reader, 'read'>
  detector: CareDetector
  responseClassifier: CareResponseClassifier
}

export function createCareResponseMeaning({ reader, detector, responseClassifier }: Parts) {
  /**
   * Words like those of other people's denials are a no. The reader, given the question, hears danger in much
   * that does not answer it, so its yes counts only near other people's yes.
   */
  async function answerTo(asked: string, text: string, alone: Reading): Promise<ResponseMeaning> {
    const { no, yes, ordinary } = await responseClassifier.answerIn(alone)
    const reading = await reader.read(text, { asked })
    const { tier } = await detector.judge(text, { reading })
    if (no >= (tier === 'crisis' ? ALL : MOST)) return 'no'
    return tier === 'crisis' && yes >= SOME && ordinary < HALF ? 'yes' : undefined
  }

  /** "What?? No, I'm fine. It was indoor climbing …": the rest of the story hides the denial. */
  async function beginsWithDenial(text: string): Promise<boolean> {
    const sentences = text.trim().split(/(?<=[.!?…])\s+/)
    if (sentences.length < 2) return false
    const { tier } = await detector.judge(text)
    if (tier !== 'none') return false
    for (const sentence of sentences.slice(0, 2))
      if ((await responseClassifier.of(await reader.read(sentence))) === 'not-meant') return true
    return false
  }

  return async function after(before: SpokenCare, text: string, reading: Reading): Promise<ResponseMeaning> {
    if (isButton(text)) return 'over'
    const checkIn = checkIns.find(each => each === before.what)
    // The long text also asks whether they are in danger: after a plain statement, "no" answers that.
    if (NO.test(text.trim())) {
      if (checkIn) return 'no'
      return before.what === 'worry' || (before.what === 'long' && !before.plain) ? 'over' : undefined
    }
    // It asked whether they are in danger.
    if (YES.test(text.trim()) && (checkIn || before.what === 'long')) return 'yes'
    if ((await responseClassifier.of(reading)) === 'not-meant') return 'over'
    if (!before.plain && (await beginsWithDenial(text))) return 'over'
    if (!checkIn || !isShort(text)) return undefined
    return answerTo(askedIn(checkIn, before.wording), text, reading)
  }
}

function askedIn(checkIn: CheckIn, wording: number): string {
  const texts = checkInTexts[checkIn]
  return texts[wording] ?? texts[0]!
}
