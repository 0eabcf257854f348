/**
 * The fixed words for somebody who is not safe. They are the whole answer: nothing is added by the voice, a
 * question of the bank or a model. The category is often wrong, so each opening is right to read in any crisis:
 * all of them lead to the emergency number and a line. No clinician has reviewed them yet; docs/care.md says so.
 */
import type { CareCategory, CareTier } from './care.ts'
import { type Helpline, helpIn, isForAnybody, youthLine } from './helplines.ts'

/** Where help is, as far as it is known; never another country's numbers. */
export type HelpAtHand = {
  emergency?: string | undefined
  line?: string | undefined
  ways?: string | undefined
  /** When the line answers; left out where that is always. */
  hours?: string | undefined
  /** The line is one for young people. */
  youth?: boolean
  /** The line everybody else is told of, after the one for young people. */
  also?: string
}

export const DIRECTORY = 'findahelpline.com'

/**
 * Abuse has lines of its own, and whoever is not alone in the room writes rather than speaks. Somebody under 18 is
 * told of the line for young people first, where there is one, and of the other after it.
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
    ways: inWords(abuse ? [...written, ...voice] : [...voice, ...written]),
    hours: line.hours === '24/7' ? undefined : line.hours,
    ...(youth && { youth: true }),
    ...(youth && usual && { also: named(usual) }),
  }
}

function named({ name, phone }: Helpline): string {
  return phone ? `${name} (${phone.shown})` : name
}

function inWords(ways: string[]): string {
  return ways.length < 2 ? (ways[0] ?? 'phone') : `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`
}

const PROGRAM =
  "I'm a computer program, so I can't keep you safe, and I don't want you to be alone with this."
const GO_ON = 'You can keep writing here.'
/** Before anything else to somebody under 18 whom another person hurts. */
const BLAMELESS = 'You did nothing wrong. '

function reached({ line, hours = 'any time', ways = 'phone', also }: HelpAtHand): string {
  return `${line}, ${hours}, by ${ways}${also ? `, or at ${also}` : ''}`
}

export function crisisText(category: CareCategory | null, help: HelpAtHand = {}, young = false): string {
  const emergency = help.emergency ?? 'your local emergency number'
  const talk = (opening: string) =>
    help.line
      ? `${opening} can talk to a real person at ${reached(help)}.`
      : `${opening} can talk to a real person: ${DIRECTORY} lists free lines in your country.`
  switch (category) {
    case 'harm_others':
      return `Thank you for saying it here. If you might hurt somebody, or yourself, please step away now, and call ${emergency}. ${talk('You')} ${PROGRAM} If you can, put some distance between you and anything that could do harm. ${GO_ON}`
    case 'abuse_violence':
      return `${young ? BLAMELESS : ''}What you describe is not your fault. Is it safe to read this screen right now? If you are in danger or hurt, call ${emergency} as soon as you can do it safely. ${talk('When it is safe, you')} ${PROGRAM} ${GO_ON}`
    case 'suicide_attempt':
      return `Please call ${emergency} now, or ask somebody near you to call. If you have hurt yourself or taken something, do not wait. Thank you for telling me. ${PROGRAM} ${talk('If you are not in danger right now, you')} ${GO_ON}`
    case 'panic_medical':
      return `Put both feet on the floor, and let one slow breath out be longer than the breath in. If your chest hurts, you can't get air, one side feels weak or you might faint, or if you have hurt yourself or taken something, call ${emergency} now. ${talk('If not, you')} ${PROGRAM} ${GO_ON}`
    case 'third_party':
      return `Thank you for telling me. If you or somebody else is in danger right now, call ${emergency} now. If it is somebody else, stay with them if that is safe, and ask them directly whether they are thinking of ending their life; asking does not plant the idea. Listen, stay, and call together. ${talk('You')} ${PROGRAM} ${GO_ON}`
    case 'eating_disorder':
      return `Thank you for telling me. It sounds like you're going through a lot right now. If you feel faint or confused, your heart is racing, or you might hurt yourself, call ${emergency} now. ${talk('If not, you')} ${PROGRAM} ${GO_ON}`
    default:
      return `Thank you for telling me. It sounds like you're in a lot of pain right now. ${PROGRAM} Are you in danger right now, or have you already hurt yourself or taken something? If yes, please call ${emergency} now. ${talk('If not, you')} If you can, put some distance between you and anything you could use to hurt yourself, and be near someone. ${GO_ON}`
  }
}

/** The screen offers three answers to it; none of them becomes a message. */
const CHECK_IN =
  'Sometimes when people feel like this they also think about not wanting to live. Is that part of it for you?'

export function concernText(category: CareCategory | null, help: HelpAtHand = {}, young = false): string {
  const blameless = young && category === 'abuse_violence' ? BLAMELESS : ''
  const youth = help.youth ? ` Young people can talk to a real person at ${reached(help)}.` : ''
  return `${blameless}${concernOpening(category)}${youth} ${CHECK_IN}`
}

function concernOpening(category: CareCategory | null): string {
  switch (category) {
    case 'third_party':
      return `Thank you for telling me. Carrying a worry like this is heavy, for oneself or for somebody else, and ${DIRECTORY} helps with both.`
    case 'abuse_violence':
      return `What you describe is not your fault. You decide what you say here, and how much. There are people who know this kind of thing well, and ${DIRECTORY} lists them.`
    case 'panic_medical':
      return 'That sounds frightening to be inside of. Put both feet on the floor, and let one slow breath out be longer than the breath in. You can keep writing here while it passes.'
    default:
      return "Thank you for putting that into words. It sounds heavy, and you don't have to make it smaller here."
  }
}

/** When the detector itself failed: kept, answered plainly, with the way to help. */
export function detectorFailedText({ emergency = 'your local emergency number' }: HelpAtHand = {}): string {
  return `Your words are kept. If you are not safe, call ${emergency} or find a line at ${DIRECTORY}. ${GO_ON}`
}

export function fixedReply(
  tier: CareTier,
  category: CareCategory | null,
  failed: boolean,
  country: string | null = null,
  young = false,
): string | null {
  const help = helpAtHand(country, category, young)
  if (failed) return detectorFailedText(help)
  if (category === 'incitement') return null
  if (tier === 'crisis') return crisisText(category, help, young)
  return tier === 'concern' ? concernText(category, help, young) : null
}
