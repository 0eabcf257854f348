// The detector's verdict on a message and what a screen shows for it: the shape of `care` in every answer, on
// the server and in the browser.
import * as z from 'zod/mini'

export const careTiers = ['none', 'concern', 'crisis'] as const

export const careCategories = [
  'suicide_passive',
  'suicide_active',
  'suicide_plan',
  'suicide_attempt',
  'self_harm',
  'harm_others',
  'abuse_violence',
  'eating_disorder',
  'panic_medical',
  'third_party',
  'incitement',
] as const

// panel: the help panel; row: the reply with its check-in and a help row; held: incitement, not delivered,
// with the reason and no helpline; help: the detector failed, so a neutral answer with a link to help.
export const careShows = ['panel', 'row', 'held', 'help'] as const

/** A reply in a moment of care: a fixed text, alone or with a link to help under it. */
export const careReplies = ['fixed', 'help'] as const
export type CareReply = (typeof careReplies)[number]

/** What somebody is asked after a worry: about wanting to live only where the worry is about that. */
export const checkIns = ['living', 'panic', 'eating', 'abuse', 'somebody-else', 'harm'] as const
export type CheckIn = (typeof checkIns)[number]

export const CareTier = z.enum(careTiers)
export const CareCategory = z.enum(careCategories)
export const Care = z.object({
  tier: CareTier,
  category: z.nullable(CareCategory),
  show: z.nullable(z.enum(careShows)),
  /** The writer is under 18, as far as they said so: the line for young people comes first. */
  young: z.optional(z.literal(true)),
  /** The check-in question; none if it was asked recently. */
  checkIn: z.optional(z.enum(checkIns)),
  /** These words answered the question asked before. */
  answered: z.optional(z.enum(['yes', 'no'])),
  /** These words said that it was a false alarm: support mode is over. */
  over: z.optional(z.literal(true)),
})

export type CareTier = (typeof careTiers)[number]
export type CareCategory = (typeof careCategories)[number]
export type CareShow = (typeof careShows)[number]
export type Care = z.infer<typeof Care>

/** The judgement of one message. `failed` says that the detector broke: the message is kept and help is shown. */
export type CareVerdict = { tier: CareTier; category: CareCategory | null; failed?: true }

export function isGraver(a: CareTier, b: CareTier): boolean {
  return careTiers.indexOf(a) > careTiers.indexOf(b)
}

export function showsHelp({ show }: Pick<Care, 'show'>): boolean {
  return show === 'panel' || show === 'row' || show === 'help'
}

/** What a screen shows for a verdict, before support mode and dismissals are considered. */
export function showFor(verdict: CareVerdict): CareShow | null {
  if (verdict.failed) return 'help'
  if (verdict.category === 'incitement' && verdict.tier !== 'none') return 'held'
  if (verdict.tier === 'crisis') return 'panel'
  return verdict.tier === 'concern' ? 'row' : null
}

export function checkInFor(category: CareCategory | null): CheckIn {
  switch (category) {
    case 'panic_medical':
      return 'panic'
    case 'eating_disorder':
      return 'eating'
    case 'abuse_violence':
      return 'abuse'
    case 'third_party':
      return 'somebody-else'
    case 'harm_others':
      return 'harm'
    default:
      return 'living'
  }
}

/** What yes to a check-in is about. */
export const categoryOfYes: Record<CheckIn, CareCategory> = {
  living: 'suicide_active',
  panic: 'panic_medical',
  eating: 'eating_disorder',
  abuse: 'abuse_violence',
  'somebody-else': 'third_party',
  harm: 'harm_others',
}
