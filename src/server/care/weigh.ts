// Weighs everything found in a message into one judgement: drops what is denied, told of others, long past or made
// up, lets signs add up, and takes the gravest of what is left.
import type { CareCategory, CareTier } from '#shared/care.ts'
import { combos } from './lexicon/combos.ts'
import type { Match } from './matcher.ts'
import { isDenied, isDeniedAfter, isOnlySupposed, isPastTense, isQuoted, isRecent, subjectOf } from './scope.ts'
import type { Sentence } from './tokens.ts'

export type Finding = {
  tier: 'crisis' | 'concern' | 'sign'
  category: CareCategory
  name: string
  points: number
  plain: boolean
  at: number
}
export type Weighed = { tier: CareTier; category: CareCategory | null; plain: boolean; findings: Finding[] }
export type Read = { sentence: Sentence; matches: Match[] }

export function weigh(reads: Read[]): Weighed {
  const flags = flagsOf(reads)
  const findings: Finding[] = []
  reads.forEach((read, at) => {
    for (const match of read.matches) {
      const finding = judgeMatch(reads, at, match, flags)
      if (finding) findings.push(finding)
    }
  })
  findings.push(...combine(flags))
  return conclude(findings, flags)
}

// Ideas that are harmless alone and not together. A message in which the rules found nothing stays at concern unless
// three of them meet.
function combine(flags: Flags): Finding[] {
  const found: Finding[] = []
  for (const { name, tier, category, all, but, near } of combos) {
    if (needsWriter.has(category) && !flags.all.has('writer')) continue
    if (!all.every(part => flags.all.has(part)) || but.some(part => flags.all.has(part))) continue
    const at = near ? flags.at.findIndex(here => all.every(part => here.has(part))) : 0
    if (at >= 0) found.push({ tier, category, name, points: 0, plain: false, at })
  }
  return found
}

const needsWriter = new Set<CareCategory>([
  ...(['suicide_passive', 'suicide_active', 'suicide_plan', 'suicide_attempt', 'self_harm'] as const),
  ...(['harm_others', 'abuse_violence', 'eating_disorder', 'panic_medical'] as const),
])

type Flags = { all: Set<string>; at: Set<string>[] }

function flagsOf(reads: Read[]): Flags {
  const all = new Set<string>()
  const at = reads.map(({ sentence, matches }) => {
    const here = new Set<string>()
    for (const match of matches) {
      const { rule } = match
      if (rule.tier !== 'flag') continue
      if (!rule.options.bold && isDenied(sentence, match)) continue
      here.add(rule.name)
      all.add(rule.name)
    }
    return here
  })
  return { all, at }
}

const selfFamily = new Set<CareCategory>(['suicide_passive', 'suicide_active', 'suicide_plan', 'suicide_attempt', 'self_harm'])
const lower = { crisis: 'concern', concern: null, sign: null } as const

function judgeMatch(reads: Read[], at: number, match: Match, flags: Flags): Finding | null {
  const { rule } = match
  if (rule.tier === 'flag' || rule.category === null) return null
  const { sentence } = reads[at]!
  const here = flags.at[at]!
  const { options } = rule
  let tier: Finding['tier'] | null = rule.tier
  let category: CareCategory = rule.category
  if (here.has('idiom abroad')) return null
  if (!options.bold && isDenied(sentence, match)) return null
  if (rule.name.startsWith('hi') && isDeniedAfter(sentence, match)) return null
  if (category !== 'harm_others' && isOnlySupposed(sentence, match)) return null
  if (options.plain && madeUpTopic(here, flags, sentence, match)) return null
  if (options.mine && subjectOf(sentence, match) === 'theirs') {
    if (!options.mirror || rule.tier === 'sign') return null
    category = 'third_party'
    tier = 'concern'
  }
  const madeUp = flags.all.has('fiction') || flags.all.has('work') || flags.all.has('game')
  if (isQuoted(sentence, match) && (flags.all.has('fiction') || flags.all.has('work'))) return null
  if (category === 'third_party' && madeUp && !isTheirOwn(sentence, match)) return null
  if (category === 'incitement' && (here.has('answer to incitement') || isQuoted(sentence, match))) return null
  if (!options.plain && !options.firm && (here.has('fiction') || here.has('work') || here.has('game'))) {
    if (tier === 'crisis' && selfFamily.has(category)) tier = lower[tier]
    else if (category !== 'eating_disorder' && category !== 'panic_medical') return null
  }
  if (rule.name === 'end it' && flags.all.has('relationship') && !flags.all.has('serious')) return null
  if (tier !== null && isLongPast(reads, at, match, flags)) {
    if (flags.all.has('recovered') && !flags.all.has('low now')) return null
    tier = selfFamily.has(category) || category === 'eating_disorder' ? 'concern' : lower[tier]
  }
  if (tier === null) return null
  return { tier, category, name: rule.name, points: rule.points, plain: options.plain === true && tier === 'crisis', at }
}

const speaksOfSelf = / (?:i|me|my|myself|je|ich|eu|yo|main|mai|mujhe|मैं|मुझे|我|انا) /u
const wishes = /want|quiero|quer|veux|envie|will|mochte|chah|चाह|اريد|想|wish|going/u

// A lecture or a novel about it: the words are a topic there, not a wish, unless the writer speaks of themself.
function madeUpTopic(here: Set<string>, flags: Flags, { line, starts, tokens }: Sentence, { from, to }: Match): boolean {
  if (!flags.all.has('work') && !flags.all.has('fiction')) return false
  const end = to < tokens.length ? starts[to] : line.length
  const words = line.slice(starts[from], end)
  if (wishes.test(words)) return false
  return !speaksOfSelf.test(line) || (here.has('work') && !/ (?:my|myself|i) /u.test(`${words} `))
}

const possessives = new Set(['my', 'our', 'your'])

// "My friend wants to die" is a real friend even in a message that mentions a book.
function isTheirOwn({ tokens }: Sentence, { from }: Match): boolean {
  return possessives.has(tokens[from - 1] ?? '') || possessives.has(tokens[from - 2] ?? '') || possessives.has(tokens[from] ?? '')
}

function isLongPast(reads: Read[], at: number, match: Match, flags: Flags): boolean {
  const { sentence } = reads[at]!
  if (flags.at[at]!.has('long past')) return !isRecent(sentence) || isPastTense(sentence, match)
  if (!isPastTense(sentence, match) || isRecent(sentence)) return false
  return flags.at.slice(Math.max(0, at - 2), at + 2).some(here => here.has('long past'))
}

const gravity: CareCategory[] = [
  ...(['suicide_attempt', 'panic_medical', 'suicide_plan', 'harm_others', 'abuse_violence', 'eating_disorder'] as const),
  ...(['self_harm', 'suicide_active', 'third_party', 'suicide_passive', 'incitement'] as const),
]

function conclude(findings: Finding[], flags: Flags): Weighed {
  const crises = findings.filter(f => f.tier === 'crisis')
  const concerns = findings.filter(f => f.tier === 'concern')
  const plain = crises.some(f => f.plain)
  if (crises.length > 0) {
    if (jests(crises, flags)) return { tier: 'concern', category: 'suicide_passive', plain: false, findings }
    return { tier: 'crisis', category: gravest(crises), plain, findings }
  }
  const raised = raise(concerns, findings, flags)
  if (raised) return { tier: 'crisis', category: raised, plain: false, findings }
  if (concerns.length > 0) {
    if (concerns.every(f => f.name === 'no wish to go on') && isTrifling(flags))
      return { tier: 'none', category: null, plain: false, findings }
    return { tier: 'concern', category: gravest(concerns), plain: false, findings }
  }
  if (flags.all.has('serious') && findings.some(f => f.name === 'hyperbole'))
    return { tier: 'crisis', category: 'suicide_active', plain: false, findings }
  const points = signPoints(findings)
  if (points >= 4) return { tier: 'crisis', category: 'suicide_plan', plain: false, findings }
  return { tier: 'none', category: null, plain: false, findings }
}

// "I'll kill myself if I hear that song again lol": said in jest about a trifle, yet it is asked about.
function jests(crises: Finding[], flags: Flags): boolean {
  return (
    !flags.all.has('serious') &&
    !flags.all.has('c:weary') &&
    crises.every(f => (f.name === 'kill self' || f.name === 'wish to die') && flags.at[f.at]!.has('joke'))
  )
}

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
  if (has('abuse_violence') && (flags.all.has('minor') || flags.all.has('still there'))) return 'abuse_violence'
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
