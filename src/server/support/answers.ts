/**
 * Care replies: the long text once per support period, then short answers, none repeated until all fitting
 * ones were used; a reply with a check-in question for a concern; one apology after a false alarm. Undefined
 * means the conversation continues as usual. Pure.
 */
import type { Reading } from '#server/reading/reading.ts'
import type { Care, CheckIn } from '#shared/care.ts'
import {
  checkInTexts,
  concernOpeningsOf,
  concernText,
  crisisText,
  DIRECTORY,
  detectorFailedText,
  helpAtHand,
} from '#shared/care-texts.ts'
import { type Language, languageOf } from '#shared/languages.ts'
import { SUPPORT_MS } from '#shared/support.ts'
import type { CareResponse } from './care-response-classifier.ts'
import type { CareState, SpokenCare } from './care-state.ts'
import { type ShortAnswerGroup, shortAnswers } from './short-answers.ts'

export type Situation = {
  now: number
  inSupport: boolean
  /** The chat, and the fingerprint of the message. */
  chat: string
  mark: string
  plain: boolean
  isShort: boolean
  said: CareResponse
  reading?: Reading | undefined
  country: string | null
  languages: readonly string[]
}
/** `goesOn`: the ordinary reply follows in the same message. */
export type CareAnswer = { reply: string; goesOn?: true; state: CareState }

const URGENT: readonly ShortAnswerGroup[] = ['still-in-danger', 'hurt']

export function answerTo(care: Care, situation: Situation, state: CareState): CareAnswer | null {
  const { now, inSupport, country, said } = situation
  const help = helpAtHand(country, care.category, care.young)
  if (care.over) return { ...short('sorry', situation, care, state), goesOn: true }
  if (care.show === 'help') {
    const turn = state.last === 'failed:0' ? 1 : 0
    return say(detectorFailedText(help, turn), `failed:${turn}`, 'short', situation, state)
  }
  if (care.category === 'incitement') return null
  if (care.tier === 'crisis') {
    const on = { ...state, longUntil: now + SUPPORT_MS }
    if (now < state.longUntil) return short(urgent(care, said), situation, care, on)
    const text = crisisText(care.category, help, care.young)
    return say(text, `long:${care.category}`, 'long', situation, { ...on, used: [] })
  }
  if (care.tier === 'concern' && !inSupport) return worry(care, situation, state)
  if (care.answered === 'no') return situation.isShort ? short('believed', situation, care, state) : null
  if (!inSupport || (care.tier === 'none' && said === 'ordinary')) return null
  const group = said === 'ordinary' || said === 'not-meant' ? 'hurting' : said
  return short(group, situation, care, state)
}

function urgent({ category }: Care, said: CareResponse): ShortAnswerGroup {
  return category === 'suicide_attempt' || said === 'hurt' || said === 'ask-hospital'
    ? 'hurt'
    : 'still-in-danger'
}

function worry(care: Care, situation: Situation, state: CareState): CareAnswer {
  const { category, young, checkIn } = care
  const help = helpAtHand(situation.country, category, young)
  const openings = concernOpeningsOf(category)
  const before = /^worry:(\d+)$/.exec(state.last)
  const turn = before ? (Number(before[1]) + 1) % openings : 0
  const wording = checkIn ? wordingOf(checkIn, state) : 0
  const text = concernText(category, help, {
    ...(young && { young }),
    checkIn: checkIn ? checkInTexts[checkIn][wording]! : '',
    turn,
  })
  return say(text, `worry:${turn}`, checkIn ?? 'worry', situation, state, wording)
}

/** The wording used last: support records the check-in before it is shown. */
export function wordingOf(checkIn: CheckIn, { asked }: CareState): number {
  return asked.findLast(each => each.checkIn === checkIn)?.wording ?? 0
}

/** An unused short answer that fits; if all were used, the least recent. */
function short(group: ShortAnswerGroup, situation: Situation, care: Care, state: CareState): CareAnswer {
  const bank = shortAnswers[languageOf(situation.languages)]
  const groups =
    group === 'sorry' || group === 'believed' || URGENT.includes(group) ? [group] : withGeneral(group)
  const ids = groups.flatMap(name => bank[name].map((_, i) => `${name}:${i}`))
  const fresh = ids.find(id => !state.used.includes(id) && id !== state.last)
  const oldest = ids
    .toSorted((a, b) => state.used.indexOf(a) - state.used.indexOf(b))
    .find(id => id !== state.last)
  const id = fresh ?? oldest ?? ids[0]!
  const [name = group, index] = id.split(':') as [ShortAnswerGroup, string]
  const text = filled(bank[name][Number(index)]!, situation, care)
  const used = [...state.used.filter(each => each !== id), id]
  return say(text, id, 'short', situation, { ...state, used })
}

function withGeneral(group: ShortAnswerGroup): ShortAnswerGroup[] {
  const general: ShortAnswerGroup[] = group.startsWith('ask-')
    ? ['ask-other', 'hurting']
    : ['hurting', 'short']
  return [...new Set([group, ...general])]
}

const unknown: Record<Language, { emergency: string; line: string }> = {
  en: { emergency: 'your local emergency number', line: `a helpline (${DIRECTORY} lists free ones)` },
  es: {
    emergency: 'número de emergencias de tu zona',
    line: `una línea de ayuda (en ${DIRECTORY} las hay gratis)`,
  },
}

function filled(text: string, { country, languages }: Situation, { category, young }: Care): string {
  const { emergency, line } = helpAtHand(country, category, young)
  const otherwise = unknown[languageOf(languages)]
  const begun = (start: string, word: string) =>
    start + (start ? word[0]!.toUpperCase() + word.slice(1) : word)
  return text
    .replace(/(^|[.!?:] )?\{emergency\}/g, (_, start: string = '') =>
      start.startsWith(':')
        ? start + (emergency ?? otherwise.emergency)
        : begun(start, emergency ?? otherwise.emergency),
    )
    .replace(/([.!?] )?\{line\}/g, (_, start: string = '') => begun(start, line ?? otherwise.line))
}

function say(
  reply: string,
  last: string,
  what: SpokenCare['what'],
  { chat, mark, plain, now }: Situation,
  state: CareState,
  wording = 0,
): CareAnswer {
  // Harmless words do not clear an earlier alarm.
  const alarm = mark ? { mark, plain } : state.spoken[chat]
  const { mark: kept = '', plain: wasPlain = false } = alarm ?? {}
  const spoken = { ...state.spoken, [chat]: { what, wording, plain: wasPlain, mark: kept, at: now } }
  return { reply, state: { ...state, last, spoken } }
}
