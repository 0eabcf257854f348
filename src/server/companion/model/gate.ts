// Decides whether a turn may go out to the host at all, and how little of it does.
import { weightOf } from '#server/companion/voice/reading/heavy.ts'
import type { CareVerdict } from '#shared/care.ts'
import type { Outgoing, Turn } from './turn.ts'
import { mentions, sharesContent } from './words.ts'

export type Judge = (text: string) => CareVerdict

/** Short answers, greetings, questions about the bot and the like have one right answer, which is ours. */
const open: readonly Turn['kind'][] = ['content', 'advice']
const EARLIER = 6
const EARLIER_LENGTH = 300
const BACKGROUND_LENGTH = 240

const address = /[^\s@]@[^\s@]+\.\p{L}{2,}/u
const identifier =
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b[0-9a-hjkmnp-tv-z]{26}\b/i
const longNumber = /\d(?:[\s().-]{0,2}\d){8,}/

export function outgoing(turn: Turn, judge: Judge): Outgoing | undefined {
  if (!turn.consented || !open.includes(turn.kind)) return undefined
  const passes = (text: string) => mayLeave(text, turn.withheld ?? []) && isLight(text, judge)
  if (!passes(turn.text) || !mayBeDraft(turn, judge)) return undefined
  const isWanted = (text: string) => passes(text) && !(turn.avoid ?? []).some(topic => mentions(text, topic))
  const background = backgroundOf(turn, isWanted)
  return {
    message: turn.text,
    ...(turn.question && { question: turn.question }),
    earlier: turn.history
      .filter(({ from, text }) => from === 'user' && isWanted(text))
      .slice(-EARLIER)
      .map(({ text }) => shortened(text, EARLIER_LENGTH)),
    ...(background && { background }),
    draft: turn.builtIn,
  }
}

/** An address or a name that is cut out leaves a hole in the sense, so the whole text stays here. */
function mayLeave(text: string, withheld: readonly (string | undefined)[]): boolean {
  if (address.test(text) || identifier.test(text) || longNumber.test(text)) return false
  const folded = fold(text)
  return !withheld.some(secret => secret?.trim() && folded.includes(fold(secret)))
}

/** Whole words only, whatever the case and the accents: " ada lovelace ". */
const fold = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Death, danger and despair are answered by what people have read beforehand, and are told to no other host. */
function isLight(text: string, judge: Judge): boolean {
  const { tier, failed } = judge(text)
  return tier === 'none' && !failed && weightOf(text) !== 'bare'
}

/**
 * The draft is our own written words around the person's: a line of ours that the detector is concerned by is no
 * concern of theirs, and what they said in concern or crisis was never kept to be brought up.
 */
function mayBeDraft({ builtIn, withheld }: Turn, judge: Judge): boolean {
  const { tier, failed } = judge(builtIn)
  return mayLeave(builtIn, withheld ?? []) && tier !== 'crisis' && !failed && weightOf(builtIn) !== 'bare'
}

/** At most one answer of the profile, where it meets the message and no recent reply has touched it. */
function backgroundOf(turn: Turn, isWanted: (text: string) => boolean): string | undefined {
  const replies = turn.history.filter(({ from }) => from === 'bot')
  const answer = Object.values(turn.profile ?? {}).find(
    text =>
      text &&
      sharesContent(text, turn.text) &&
      isWanted(text) &&
      !replies.some(reply => sharesContent(reply.text, text)),
  )
  return answer && shortened(answer, BACKGROUND_LENGTH)
}

function shortened(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text
}
