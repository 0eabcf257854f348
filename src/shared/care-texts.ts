/**
 * The fixed, reviewed words for somebody who is not safe. They are the whole answer: nothing is added by
 * the voice, a question of the bank or a model. No clinician has reviewed them yet; docs/care.md says so.
 */
import type { CareCategory, CareTier } from './care.ts'

/** Where help is, as far as it is known; never another country's numbers. */
export type HelpAtHand = {
  emergency?: string | undefined
  line?: string | undefined
  ways?: string | undefined
}

export const DIRECTORY = 'findahelpline.com'

export function crisisText(category: CareCategory | null, help: HelpAtHand = {}): string {
  const emergency = help.emergency ?? 'your local emergency number'
  const line = help.line
    ? `If not, you can talk to a real person at ${help.line}, any time, by ${help.ways ?? 'phone'}.`
    : `If not, you can talk to a real person: ${DIRECTORY} lists free lines in your country.`
  switch (category) {
    case 'harm_others':
      return `Thank you for saying it here. Please step away now, and put distance between you and them. If you might act on this, call ${emergency} now. ${line.replace('If not, you', 'You')} I'm a computer program, so I can't keep anybody safe. You can keep writing here.`
    case 'abuse_violence':
      return `What you describe is not your fault. Is it safe to read this screen right now? If you are in danger, call ${emergency} as soon as you can do it safely. ${line.replace('If not, you', 'When it is safe, you')} I'm a computer program, so I can't keep you safe, and I don't want you to be alone with this. You can keep writing here.`
    case 'suicide_attempt':
      return `Please call ${emergency} now, or ask somebody near you to call. If you have hurt yourself or taken something, do not wait. Thank you for telling me. I'm a computer program, so I can't send help myself. ${line.replace('If not, you', 'While you wait, you')} You can keep writing here.`
    case 'panic_medical':
      return `Put both feet on the floor, and let one slow breath out be longer than the breath in. If your chest hurts, you can't get air, one side feels weak or you might faint, call ${emergency} now. I'm a computer program, so I can't tell what this is. You can keep writing here.`
    case 'third_party':
      return `Thank you for looking out for them. If they are in danger right now, call ${emergency} now and stay with them if that is safe. You can ask them directly whether they are thinking of ending their life; asking does not plant the idea. Listen, stay, and call together. ${line.replace('If not, you', 'You')} You can keep writing here.`
    case 'eating_disorder':
      return `Thank you for telling me. It sounds like this has taken hold of a lot. I'm a computer program, so I can't keep you safe, and I don't want you to be alone with this. If you feel faint, confused or your heart is racing, call ${emergency} now. ${line.replace('If not, you', 'You')} You can keep writing here.`
    default:
      return `Thank you for telling me. It sounds like you're in a lot of pain right now. I'm a computer program, so I can't keep you safe, and I don't want you to be alone with this. Are you in danger right now, or have you already hurt yourself or taken something? If yes, please call ${emergency} now. ${line} If you can, put some distance between you and anything you could use to hurt yourself, and be near someone. You can keep writing here.`
  }
}

const CHECK_IN =
  'Sometimes when people feel like this they also think about not wanting to live. Is that part of it for you?'

export function concernText(category: CareCategory | null): string {
  switch (category) {
    case 'third_party':
      return `Thank you for telling me about them. Worrying for somebody is heavy to carry on your own. ${DIRECTORY} also helps people who worry about somebody else.`
    case 'abuse_violence':
      return `What you describe is not your fault. You decide what you say here, and how much. There are people who know this kind of thing well, and ${DIRECTORY} lists them.`
    case 'panic_medical':
      return `That sounds frightening to be inside of. Put both feet on the floor, and let one slow breath out be longer than the breath in. You can keep writing here while it passes through.`
    default:
      return `Thank you for putting that into words. It sounds heavy, and you don't have to make it smaller here. ${CHECK_IN}`
  }
}

/** When the detector itself failed: kept, answered plainly, with the way to help. */
export const detectorFailedText = `Your words are kept. If you are not safe, call your local emergency number or find a line at ${DIRECTORY}. You can keep writing here.`

export function fixedReply(tier: CareTier, category: CareCategory | null, failed: boolean): string | null {
  if (failed) return detectorFailedText
  if (category === 'incitement') return null
  if (tier === 'crisis') return crisisText(category)
  return tier === 'concern' ? concernText(category) : null
}
