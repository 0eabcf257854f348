// Makes one judgement of everything that stood: the gravest wins, signs add up, and some things beside a concern make
// it graver.
import type { CareCategory, CareTier } from '#shared/care.ts'

export type Finding = {
  tier: 'crisis' | 'concern' | 'sign'
  category: CareCategory
  name: string
  points: number
  plain: boolean
  /** Told of a time long gone. */
  past: boolean
  at: number
}

export type Weighed = {
  tier: CareTier
  category: CareCategory | null
  plain: boolean
  findings: Finding[]
  /** A crisis was spoken of and denied ("I don't want to die"), or told as over from a good place. */
  denied?: boolean
  /** A crisis by rules that everyday talk meets too: a concern until the learned layer bears it out. */
  doubtful?: boolean
  /** A concern that the learned layer alone suspects, and is not sure of. */
  faint?: boolean
}

/** What is said around the findings: anywhere in the message, and sentence by sentence. */
export type Flags = { all: Set<string>; at: readonly Set<string>[] }

export const selfFamily = new Set<CareCategory>([
  'suicide_passive',
  'suicide_active',
  'suicide_plan',
  'suicide_attempt',
  'self_harm',
])

const gravity: CareCategory[] = [
  ...([
    'suicide_attempt',
    'panic_medical',
    'suicide_plan',
    'harm_others',
    'abuse_violence',
    'eating_disorder',
  ] as const),
  ...(['self_harm', 'suicide_active', 'third_party', 'suicide_passive', 'incitement'] as const),
]

export function conclude(findings: Finding[], flags: Flags): Weighed {
  const crises = findings.filter(f => f.tier === 'crisis')
  const concerns = findings.filter(f => f.tier === 'concern')
  const plain = crises.some(f => f.plain)
  if (crises.length > 0) {
    if (jests(crises, flags)) return { tier: 'concern', category: 'suicide_passive', plain, findings }
    const doubtful = crises.every(f => !f.plain && oftenMistaken.has(f.name))
    return { tier: doubtful ? 'concern' : 'crisis', category: gravest(crises), plain, findings, doubtful }
  }
  const raised = raise(concerns, findings, flags)
  if (raised === 'suicide_plan') return mayBePlan(findings)
  if (raised) return { tier: 'crisis', category: raised, plain: false, findings }
  if (concerns.length > 0) {
    if (concerns.every(f => f.name === 'no wish to go on') && isTrifling(flags))
      return { tier: 'none', category: null, plain: false, findings }
    return { tier: 'concern', category: gravest(concerns), plain: concerns.some(f => f.plain), findings }
  }
  if (flags.all.has('serious') && findings.some(f => f.name === 'hyperbole'))
    return { tier: 'crisis', category: 'suicide_active', plain: false, findings }
  const points = signPoints(findings)
  if (points >= 4) return mayBePlan(findings)
  return { tier: 'none', category: null, plain: false, findings }
}

// Signs that add up are those of a departure too.
function mayBePlan(findings: Finding[]): Weighed {
  return { tier: 'concern', category: 'suicide_plan', plain: false, findings, doubtful: true }
}

// Last days, goodbyes, pills and ropes are of work, trips, illness and swings as often as of this.
const oftenMistaken = new Set([
  ...['plan', 'attempt', 'half a sentence of it', 'on the way to it', 'somebody, now', 'hurting now'],
  'danger now',
])

// "I'll kill myself if I hear that song again lol": said in jest about a trifle, yet it is asked about.
function jests(crises: Finding[], flags: Flags): boolean {
  return (
    !flags.all.has('serious') &&
    !flags.all.has('c:weary') &&
    crises.every(f => jestable.test(f.name) && flags.at[f.at]!.has('joke'))
  )
}

const jestable = /^(?:kill self|wish to die|(?:es|pt|hi-latn)(?: wish)?)$/u

function isTrifling(flags: Flags): boolean {
  return flags.all.has('trivial') && !flags.all.has('serious')
}

function signPoints(findings: Finding[]): number {
  const signs = new Map<string, number>()
  for (const f of findings) if (f.tier === 'sign') signs.set(`${f.name}${f.at}`, f.points)
  let points = 0
  for (const value of signs.values()) points += value
  return points
}

// A concern is graver beside a preparation, an age under eighteen, a danger that is still in the house.
function raise(concerns: Finding[], findings: Finding[], flags: Flags): CareCategory | null {
  const has = (category: CareCategory) => concerns.some(f => f.category === category)
  if (has('abuse_violence') && (flags.all.has('minor') || flags.all.has('still there')))
    return 'abuse_violence'
  if (has('harm_others') && (flags.all.has('opportunity') || flags.all.has('serious'))) return 'harm_others'
  if (has('eating_disorder') && flags.all.has('red flags')) return 'eating_disorder'
  if (concerns.some(f => selfFamily.has(f.category)) && !flags.all.has('denial')) {
    if (signPoints(findings) >= 2) return 'suicide_plan'
    if (flags.all.has('serious') && concerns.some(f => f.name === 'half said')) return 'suicide_active'
  }
  return null
}

function gravest(findings: Finding[]): CareCategory {
  let best = findings[0]!.category
  for (const { category } of findings) if (gravity.indexOf(category) < gravity.indexOf(best)) best = category
  return best
}
