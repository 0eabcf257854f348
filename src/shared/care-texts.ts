/**
 * Fixed texts for somebody who is not safe. They are the whole reply: no library line, bank question or
 * model adds to them. The category is often wrong, so each opening fits any crisis, and all lead to the
 * emergency number and a helpline. No clinician has reviewed them yet; docs/care.md says so.
 */
import type { CareCategory, CheckIn } from './care.ts'
import texts from './care-texts.json' with { type: 'json' }
import { type Helpline, helpIn, isForAnybody, youthLine } from './helplines.ts'
import { fillIn } from './template.ts'

/** Known helplines; never another country's numbers. */
export type HelpAtHand = {
  emergency?: string | undefined
  line?: string | undefined
  contactMethods?: string | undefined
  /** When the line answers; left out where that is always. */
  hours?: string | undefined
  /** The line is one for young people. */
  youth?: boolean
  /** The general helpline, after the one for young people. */
  also?: string
}

export const DIRECTORY = 'findahelpline.com'

/**
 * Abuse has its own helplines, by text first, for somebody who is not alone. Somebody under 18 gets the line
 * for young people first, if there is one, and the general one after it.
 */
export function helpAtHand(
  country: string | null,
  category: CareCategory | null = null,
  young = false,
): HelpAtHand {
  const help = helpIn(country)
  const { lines } = help
  const emergency = help.emergency ?? undefined
  const abuse = category === 'abuse_violence'
  const special = abuse ? lines.find(({ topics }) => topics.includes('abuse_violence')) : undefined
  const usual = special ?? lines.find(isForAnybody)
  const youth = young ? youthLine(help) : undefined
  const line = youth ?? usual
  if (!line) return { emergency }
  const voice = line.phone ? ['phone'] : []
  const written = [...(line.text ? ['text'] : []), ...(line.chat ? ['chat'] : [])]
  return {
    emergency,
    line: named(line),
    contactMethods: inWords(abuse ? [...written, ...voice] : [...voice, ...written]),
    hours: line.hours === '24/7' ? undefined : line.hours,
    ...(youth && { youth: true }),
    ...(youth && usual && { also: named(usual) }),
  }
}

function named({ name, phone }: Helpline): string {
  return phone ? `${name} (${phone.shown})` : name
}

function inWords(methods: string[]): string {
  return methods.length < 2
    ? (methods[0] ?? 'phone')
    : `${methods.slice(0, -1).join(', ')} or ${methods.at(-1)}`
}

const crisis: Record<'any', string> & Partial<Record<CareCategory, string>> = texts.crisis
const concern: Record<'any', string[]> & Partial<Record<CareCategory, string[]>> = texts.concern

/**
 * Each comes with three answer buttons, which never become messages; Yes opens the panel. The wording
 * changes from day to day, so none repeats in a conversation.
 */
export const checkInTexts: Record<CheckIn, readonly string[]> = texts.checkIns

export function crisisText(category: CareCategory | null, help: HelpAtHand = {}, young = false): string {
  return blameless(category, young) + filled(crisis[category ?? 'any'] ?? crisis.any, help)
}

/** A warm reply to a worry, without the question where it was asked lately; `turn` changes the words. */
export function concernText(
  category: CareCategory | null,
  help: HelpAtHand = {},
  { young = false, checkIn = '', turn = 0 }: { young?: boolean; checkIn?: string; turn?: number } = {},
): string {
  const openings = concernOpenings(category)
  const opening = blameless(category, young) + filled(openings[turn % openings.length]!, help)
  const youth = help.youth ? filled(texts.youth, help) : ''
  return [opening, youth, checkIn].filter(Boolean).join(' ')
}

export const concernOpeningsOf = (category: CareCategory | null): number => concernOpenings(category).length

function concernOpenings(category: CareCategory | null): readonly string[] {
  return concern[category ?? 'any'] ?? concern.any
}

/** When the detector itself failed: a neutral reply with a link to help. */
export function detectorFailedText(help: HelpAtHand = {}, turn = 0): string {
  return filled(texts.detectorFailed[turn % texts.detectorFailed.length]!, help)
}

/** Before anything else to somebody under 18 whom another person hurts. */
function blameless(category: CareCategory | null, young: boolean): string {
  return young && category === 'abuse_violence' ? `${texts.blameless} ` : ''
}

function filled(text: string, help: HelpAtHand): string {
  const { emergency = texts.emergency, line, hours = 'any time', contactMethods = 'phone', also } = help
  const places = {
    emergency,
    directory: DIRECTORY,
    program: texts.program,
    goOn: texts.goOn,
    reached: `${line}, ${hours}, by ${contactMethods}${also ? `, or at ${also}` : ''}`,
  }
  return fillIn(text, { ...places, talk: fillIn(line ? texts.talk : texts.talkAnywhere, places) })
}
