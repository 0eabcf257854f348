// Weighs everything found in a message into one judgement: drops what is denied, told of others, long past or made
// up, lets signs add up, and takes the gravest of what is left.
import type { CareCategory } from '#shared/care.ts'
import { conclude, type Finding, type Flags, selfFamily, type Weighed } from './conclude.ts'
import { combos } from './lexicon/combos.ts'
import type { Match, Rule } from './matcher.ts'
import {
  isBelieved,
  isDenied,
  isDeniedAfter,
  isOnlySupposed,
  isPastTense,
  isQuoted,
  isRecent,
  subjectOf,
} from './scope.ts'
import type { Sentence } from './tokens.ts'

export type Read = { sentence: Sentence; matches: Match[] }

/** `at`: what flagsAt says of each sentence, for those who weigh some of them more than once. */
export function weigh(reads: readonly Read[], at: readonly Set<string>[] = reads.map(flagsAt)): Weighed {
  const flags: Flags = { all: new Set(), at }
  for (const here of at) for (const name of here) flags.all.add(name)
  const findings: Finding[] = []
  reads.forEach((read, at) => {
    for (const match of read.matches) {
      const finding = judgeMatch(reads, at, match, flags)
      if (finding) findings.push(finding)
    }
  })
  findings.push(...combine(flags))
  return { ...conclude(findings, flags), denied: flags.all.has('denied') }
}

// Ideas that are harmless alone and not together: a concern, and no more unless the learned layer says so.
function combine(flags: Flags): Finding[] {
  const found: Finding[] = []
  for (const { name, category, all, but, near } of combos) {
    if (needsWriter.has(category) && !flags.all.has('writer')) continue
    if (!all.every(part => flags.all.has(part)) || but.some(part => flags.all.has(part))) continue
    const at = near ? flags.at.findIndex(here => all.every(part => here.has(part))) : 0
    if (at >= 0) found.push({ tier: 'concern', category, name, points: 0, plain: false, past: false, at })
  }
  return found
}

const needsWriter = new Set<CareCategory>([
  ...(['suicide_passive', 'suicide_active', 'suicide_plan', 'suicide_attempt', 'self_harm'] as const),
  ...(['harm_others', 'abuse_violence', 'eating_disorder', 'panic_medical'] as const),
])

/** What is said around the findings of one sentence. */
export function flagsAt({ sentence, matches }: Read): Set<string> {
  const here = new Set<string>()
  for (const match of matches) {
    const { rule } = match
    if (rule.tier !== 'flag') continue
    if (!rule.options.bold && isDenied(sentence, match)) continue
    here.add(rule.name)
  }
  return here
}

const lower = { crisis: 'concern', concern: null, sign: null } as const

function judgeMatch(reads: readonly Read[], at: number, match: Match, flags: Flags): Finding | null {
  const { rule } = match
  if (rule.tier === 'flag' || rule.category === null) return null
  const { sentence } = reads[at]!
  const here = flags.at[at]!
  const { options } = rule
  let tier: Finding['tier'] | null = rule.tier
  let category: CareCategory = rule.category
  if (here.has('idiom abroad')) return null
  if (!options.bold && isDenied(sentence, match)) {
    if (rule.tier === 'crisis') flags.all.add('denied')
    return null
  }
  if (rule.name.startsWith('hi') && isDeniedAfter(sentence, match)) return null
  const after = reads.slice(at, at + 3)
  if (category !== 'harm_others' && isOnlySupposed(sentence, match) && !after.some(takesBack)) {
    if (rule.tier === 'crisis' && after.some(answersNo)) flags.all.add('denied')
    return null
  }
  const believed = isBelieved(sentence, match)
  if (believed && after.some(deniesIt)) {
    flags.all.add('denied')
    return null
  }
  if (options.plain && madeUpTopic(here, sentence, match)) return null
  if (rule.name === 'wish to die' && embarrassment.test(sentence.line) && !flags.all.has('serious'))
    return null
  const whose = options.mine ? subjectOf(sentence, match) : 'mine'
  if (whose === 'nobody') return null
  if ((category === 'panic_medical' || category === 'abuse_violence') && !flags.all.has('writer')) return null
  if (whose === 'theirs') {
    if (!options.mirror || rule.tier === 'sign') return null
    category = 'third_party'
    tier = 'concern'
  }
  const madeUp = flags.all.has('fiction') || flags.all.has('work') || flags.all.has('game')
  if (isQuoted(sentence, match) && (flags.all.has('fiction') || flags.all.has('work'))) {
    flags.all.add('denied')
    return null
  }
  if (category === 'third_party' && madeUp && !isTheirOwn(sentence, match)) return null
  if (category === 'incitement' && (here.has('answer to incitement') || isQuoted(sentence, match)))
    return null
  if (!options.plain && !options.firm && (here.has('fiction') || here.has('work') || here.has('game'))) {
    if (tier === 'crisis' && selfFamily.has(category)) tier = lower[tier]
    else if (category !== 'eating_disorder' && category !== 'panic_medical') return null
  }
  if (rule.name === 'end it' && flags.all.has('relationship') && !flags.all.has('serious')) return null
  const outright = options.plain === true && speaksOfDying(sentence, match)
  if (tier === 'crisis' && !outright && isMistakable(rule) && isEverydayTalk(flags)) tier = 'concern'
  if (tier === 'crisis' && believed) tier = 'concern'
  const past = isLongPast(reads, at, match, flags)
  if (tier !== null && past) {
    if (flags.all.has('recovered') && !flags.all.has('low now')) {
      flags.all.add('denied')
      return null
    }
    tier = selfFamily.has(category) || category === 'eating_disorder' ? 'concern' : lower[tier]
  }
  if (tier === null) return null
  return {
    tier,
    category,
    name: rule.name,
    points: rule.points,
    plain: outright && (tier === 'crisis' || (category === 'third_party' && !madeUp)),
    past,
    at,
  }
}

const about = new Set(['about', 'on', 'called'])
const embarrassment = / (?:embarrass|cringe|awkward|mortif)/u
const speaksOfSelf = / (?:i|me|my|myself|je|ich|eu|yo|main|mai|mujhe|मैं|मुझे|我|انا) /u
const wishes =
  /want|quiero|quer|veux|envie|will|mochte|chah|चाह|اريد|想|wish|going|thinking|considering|feeling/u

// A lecture or a novel about it: the words are a topic there, not a wish, unless the writer speaks of themself.
function madeUpTopic(here: Set<string>, { line, starts, tokens }: Sentence, { from, to }: Match): boolean {
  if (!here.has('work') && !here.has('fiction')) return false
  const end = to < tokens.length ? starts[to] : line.length
  const words = line.slice(starts[from], end)
  if (about.has(tokens[from - 1] ?? '')) return true
  if (wishes.test(words)) return false
  return !speaksOfSelf.test(line) || (here.has('work') && !/ (?:my|myself|i) /u.test(` ${words} `))
}

const answersNo = ({ sentence }: Read) =>
  / (?:said|say|answered|replied|ticked|told (?:her|him|them)|honestly|truthfully) (?:, |that |i am )?(?:no|not|never|none) /u.test(
    sentence.line,
  )
const takesBack = ({ sentence }: Read) =>
  / (?:lied|lie|lying|though|but i am|was not true) /u.test(sentence.line)
const deniesIt = ({ sentence }: Read) => / i am (?:really |honestly )?(?:not|fine) /u.test(sentence.line)

const dying =
  /(?:^| )(?:dead|death|dying|kill|suicid|suizid|alive|liv|life|exist|mori|muer|muri|mata|vida|viv|mour|mort|tue|vie |vie$|reveill|sterb|gestorb|tot|umbring|umzubring|leben|aufwach|morr|acord|mar|jee?n|jaan|zind|khud)|selbstmord|मर|जी|जान|आत्म|خود|खुद|ज़िंद|जिंद|मौत|موت|انتحار|انتحر|حيا|اعيش|اقتل|死|活|杀|命|醒/u

// In the other languages letters and farewells stand among the plain statements: only those that name dying or living
// are beyond the learned layer's reach.
function speaksOfDying({ line, starts, tokens }: Sentence, { rule, from, to }: Match): boolean {
  if (!abroad.test(rule.name)) return true
  return dying.test(line.slice(starts[from], to < tokens.length ? starts[to] : line.length))
}

const abroad = /^(?:es|fr|de|pt|hi|hi-latn|ar|zh)(?: |$)/u

// What is not said outright of oneself: plans, goodbyes, tries, half sentences.
function isMistakable({ category }: Rule): boolean {
  return category !== null && selfFamily.has(category) && category !== 'self_harm'
}

// Plans, goodbyes and tries are about trips and loaves too: then they are not taken at their gravest.
function isEverydayTalk({ all }: Flags): boolean {
  const everyday = all.has('trivial') || all.has('c:travel') || all.has('c:cheer') || all.has('leaving')
  return everyday && !all.has('serious') && !all.has('c:death') && !all.has('c:weary') && !all.has('c:pills')
}

const possessives = new Set(['my', 'our', 'your'])

// "My friend wants to die" is a real friend even in a message that mentions a book.
function isTheirOwn({ tokens }: Sentence, { from }: Match): boolean {
  return (
    possessives.has(tokens[from - 1] ?? '') ||
    possessives.has(tokens[from - 2] ?? '') ||
    possessives.has(tokens[from] ?? '')
  )
}

function isLongPast(reads: readonly Read[], at: number, match: Match, flags: Flags): boolean {
  const { sentence } = reads[at]!
  if (flags.at[at]!.has('long past')) return !isRecent(sentence) || isPastTense(sentence, match)
  if (!isPastTense(sentence, match) || isRecent(sentence)) return false
  return flags.at.slice(Math.max(0, at - 2), at + 2).some(here => here.has('long past'))
}
