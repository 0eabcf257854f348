/**
 * The fixed words for somebody who is not safe. They are the whole answer: nothing is added by the voice, a
 * question of the bank or a model. The category is often wrong, so each opening is right to read in any crisis:
 * all of them lead to the emergency number and a line. No clinician has reviewed them yet; docs/care.md says so.
 */
import type { CareCategory, CheckIn } from './care.ts'
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

/**
 * Each is asked with three answers on the screen, which never become messages. Yes leads to the panel. The wording of
 * another day differs, so that no text comes twice in a conversation.
 */
export const checkInTexts: Record<CheckIn, readonly string[]> = {
  living: [
    'Sometimes when people feel like this they also think about not wanting to live. Is that part of it for you?',
    'May I ask you directly: have you been thinking about not wanting to live?',
    'I would rather ask than guess: do thoughts of not wanting to be alive come up for you?',
  ],
  panic: [
    'Does your chest hurt, are you short of breath even when you sit still, or do you feel you might faint?',
    'One thing I should ask about your body: any pain in the chest, trouble breathing at rest, or weakness on one side?',
  ],
  eating: [
    'Have you felt faint or very weak because of it, or does it feel out of your hands?',
    'Has it got to where your body is struggling, or where you can’t stop on your own?',
  ],
  abuse: [
    'Are you afraid of what could happen to you today or tonight?',
    'Right now, where you are: are you in danger from them?',
  ],
  'somebody-else': [
    'Do you think they might be in danger right now?',
    'From what you know, could they hurt themselves today or tonight?',
  ],
  harm: [
    'Are you worried that you might act on it?',
    'Does it feel like it could really happen, today or tonight?',
  ],
}

/** A warm reply to a worry, without the question where it was asked lately; `turn` changes the words. */
export function concernText(
  category: CareCategory | null,
  help: HelpAtHand = {},
  { young = false, checkIn = '', turn = 0 }: { young?: boolean; checkIn?: string; turn?: number } = {},
): string {
  const blameless = young && category === 'abuse_violence' ? BLAMELESS : ''
  const youth = help.youth ? `Young people can talk to a real person at ${reached(help)}.` : ''
  const openings = concernOpenings(category)
  const opening = `${blameless}${openings[turn % openings.length]}`
  return [opening, youth, checkIn].filter(Boolean).join(' ')
}

export const concernOpeningsOf = (category: CareCategory | null): number => concernOpenings(category).length

function concernOpenings(category: CareCategory | null): readonly string[] {
  switch (category) {
    case 'third_party':
      return [
        `Thank you for telling me. Carrying a worry like this is heavy, for oneself or for somebody else, and ${DIRECTORY} helps with both.`,
        'It says something about you that you worry for them. Asking directly how they are does no harm, and you don’t have to carry it alone.',
        `That is a lot to watch from outside. The lines at ${DIRECTORY} also talk with people who worry about somebody.`,
      ]
    case 'abuse_violence':
      return [
        `What you describe is not your fault. You decide what you say here, and how much. There are people who know this kind of thing well, and ${DIRECTORY} lists them.`,
        'None of that is yours to be ashamed of. You don’t have to explain it or defend anyone here.',
        `Thank you for telling me. It is not on you, and people who deal with this every day are at ${DIRECTORY}.`,
      ]
    case 'panic_medical':
      return [
        'That sounds frightening to be inside of. Put both feet on the floor, and let one slow breath out be longer than the breath in. You can keep writing here while it passes.',
        'It feels enormous while it lasts, and it does pass. Name five things you can see, slowly, and let the breath out long.',
        'Let your shoulders drop, and count your breath out to six. You don’t have to do anything else for a minute.',
      ]
    case 'eating_disorder':
      return [
        'Thank you for saying that. It takes a lot to talk about food and your body, and you don’t have to make it smaller here.',
        'That sounds exhausting to live with all day. You’re not weak for finding it hard.',
        `You don’t have to look a certain way for this to count. People who know it well are at ${DIRECTORY}.`,
      ]
    case 'harm_others':
      return [
        'Thank you for saying it instead of doing it. If you can, put some distance between you and them for now.',
        'Anger that strong is hard to be alone with. A few minutes away from it all can help before anything else.',
      ]
    default:
      return [
        "Thank you for putting that into words. It sounds heavy, and you don't have to make it smaller here.",
        'That is a lot to carry. You can say as much or as little of it as you like.',
        'It sounds like it has been hard for a while. You don’t have to find the right words.',
        'Thank you for telling me. You don’t have to hold this together on your own.',
      ]
  }
}

/** When the detector itself failed: kept, answered plainly, with the way to help. */
export function detectorFailedText(
  { emergency = 'your local emergency number' }: HelpAtHand = {},
  turn = 0,
): string {
  const kept = turn % 2 === 0 ? 'Your words are kept.' : 'What you wrote is saved.'
  return `${kept} If you are not safe, call ${emergency} or find a line at ${DIRECTORY}. ${GO_ON}`
}
