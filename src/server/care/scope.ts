// Reads what stands around a match: is it denied, whose is it, is it quoted, does it speak of long ago.
import type { Match } from './matcher.ts'
import type { Sentence } from './tokens.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

const denials = set(`not never no without nor neither notanymore hardly nobody none nothing
  nicht nie kein keine keinen nao nunca jamais pas sem sin nahi nhi नहीं لا لم لن ما مش مو ليس`)
const closeDenials = set('不 没 沒 别 別 未')
const breaks = set(', but and because so then if until unless when while though except')
const reporting = set('think say saying said mean that believe feel like says claim meant pretend thinking')
const strivers = set(
  'try trying tried reason reasons hard how promised struggling begging convince convinced fighting promise only fight afraid',
)
const reach = 6
const later = set('नहीं नही nahi nhi nahin')

/** Hindi denies after the verb: "no thought of dying is there". */
export function isDeniedAfter({ tokens }: Sentence, { from, to }: Match): boolean {
  for (let i = from; i < to; i++) if (later.has(tokens[i]!)) return false
  for (let i = to; i < tokens.length && i < to + 4 && tokens[i] !== ','; i++)
    if (later.has(tokens[i]!)) return true
  return false
}

/** Whether a "not" before the match reaches it. */
export function isDenied({ tokens }: Sentence, { from }: Match): boolean {
  if (closeDenials.has(tokens[from - 1] ?? '') || closeDenials.has(tokens[from - 2] ?? '')) return true
  let crossedSubject = false
  for (let i = from - 1; i >= 0 && i >= from - reach; i--) {
    const token = tokens[i]!
    if (breaks.has(token)) return false
    if (token === 'i') {
      // "I don't think I want to die" denies it; "I'm not sleeping I want to die" does not.
      crossedSubject = true
      if (!reporting.has(tokens[i - 1] ?? '')) return false
      continue
    }
    if (!denials.has(token)) continue
    if (crossedSubject && !reporting.has(tokens[i + 1] ?? '')) return false
    // "Trying not to", "a reason not to": the wish is there.
    if (tokens[i + 1] === 'to' && (strivers.has(tokens[i - 1] ?? '') || strivers.has(tokens[i - 2] ?? '')))
      return false
    if (token === 'no' && i === 0 && tokens[i + 1] === 'i') return false
    return true
  }
  return false
}

/** "Nearly had a heart attack": it did not happen. "Asked if I think of", "asked about thoughts of": nobody has said so yet. */
export function isOnlySupposed({ tokens }: Sentence, { from, rule }: Match): boolean {
  const bodily = rule.category === 'panic_medical'
  for (let i = from; i >= 0 && i >= from - 8; i--) {
    if (bodily && i >= from - 1 && (tokens[i] === 'nearly' || tokens[i] === 'almost')) return true
    const opens = tokens[i] === 'if' || tokens[i] === 'whether' || (tokens[i] === 'about' && i === from - 1)
    if (opens && tokens.slice(Math.max(0, i - askedBefore), i).some(token => asking.has(token))) return true
    // "The doctor asked was I having such thoughts".
    if ((tokens[i] === 'was' || tokens[i] === 'am') && asking.has(tokens[i - 1] ?? '')) return true
  }
  return false
}

const asking = set('asked ask asks asking')
const askedBefore = 4

/** "My sister thinks I'm suicidal": what somebody else believes of the writer. */
export function isBelieved({ tokens }: Sentence, { from, to }: Match): boolean {
  const at = tokens.indexOf('i', Math.max(0, from - 3))
  if (at < 1 || at >= to) return false
  const verb = tokens[at - 1] === 'that' ? at - 2 : at - 1
  return believing.has(tokens[verb] ?? '') && !mine.has(tokens[verb - 1] ?? '')
}

const believing = set('thinks assumes reckons suspects fears believes assumed suspected')
const mine = set('i me my myself we us our mine')
const theirs =
  set(`he she they him her them his their you your everyone people someone person character friend brother sister mom dad
  parents son daughter husband wife partner boyfriend girlfriend cousin uncle aunt patient patients client clients caller callers
  protagonist villain student students kids teenagers teens men women guy girl boy man woman user member hero actor singer author
  roommate flatmate colleague coworker neighbour neighbor grandma grandpa nan gran teacher boss kid child ex nobody anyone who
  lady ladies dude bloke guys`)

const singular = set('wants needs deserves wishes hopes prays')

/** Whose statement it is: the nearest person named before it in its clause, the writer when nobody is. */
export function subjectOf({ tokens }: Sentence, { from }: Match): 'mine' | 'theirs' | 'nobody' {
  const thirdPerson = singular.has(tokens[from]!)
  for (let i = from; i >= 0 && i >= from - 8; i--) {
    const token = tokens[i]!
    if (i < from && (token === ',' || token === 'but')) break
    if (mine.has(token)) {
      // "My brother wants": the brother is the subject, and stands nearer.
      return 'mine'
    }
    if (theirs.has(token)) return 'theirs'
  }
  // "The excuse needs to die": somebody's verb, and nobody there.
  return thirdPerson ? 'nobody' : 'mine'
}

export function isQuoted({ quoted }: Sentence, { from }: Match): boolean {
  return quoted[from] === true
}

/** How a rule that met stands there, for the learned layer: denied, supposed or quoted (!), told of somebody else (>). */
export function standingOf(sentence: Sentence, match: Match): '' | '!' | '>' {
  const { tier, options } = match.rule
  if (tier === 'flag') return ''
  if (isQuoted(sentence, match) || isOnlySupposed(sentence, match)) return '!'
  if (!options.bold && isDenied(sentence, match)) return '!'
  return options.mine && subjectOf(sentence, match) !== 'mine' ? '>' : ''
}

const pastVerbs =
  set(`been did wollte geritzt quise wanted tried thought attempted felt was were had wished planned usedto considered fantasised fantasized did
  hurt cut took selfharmed struggled overdosed hit hated lived locked choked beat abused starved purged`)
const recent = set(
  'tonight today now yesterday earlier minutes hours hour again still lately currently recently just',
)
const anniversaries = / years? (?:ago|back|since) /u

/** Whether the words of the match are in the past tense. */
export function isPastTense({ tokens }: Sentence, { from, to }: Match): boolean {
  for (let i = Math.max(0, from - 3); i < to; i++) if (pastVerbs.has(tokens[i]!)) return true
  return false
}

/** Whether the sentence says that it speaks of these days. */
export function isRecent({ tokens, line }: Sentence): boolean {
  if (anniversaries.test(line)) return line.includes(' again ') || line.includes(' still ')
  return tokens.some(token => recent.has(token)) || line.includes(' last night ') || line.includes(' this ')
}
