// Spans of time and ages as people write them ("9 nights", "thirty-one years", "I'm 71"), so that they can be said again.
const ones = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const written = `(?:${tens.join('|')})(?:[- ](?:${ones.slice(0, 9).join('|')}))?|${[...teens, ...ones].join('|')}`
const units = 'days?|nights?|weeks?|months?|years?|decades?|seasons|terms'

/** Small numbers are spoken, and so written, as words. */
export const spelt = (text: string): string =>
  text.replace(/\b(?:[1-9]|1[0-2])\b(?![:.,]\d)/g, digit => ones[Number(digit) - 1]!)

function amountOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const [first = '', second = ''] = text.toLowerCase().split(/[- ]/)
  const ten = tens.indexOf(first)
  if (ten >= 0) return 20 + 10 * ten + ones.indexOf(second) + 1
  return first === 'a' || first === 'an'
    ? 1
    : ones.includes(first)
      ? ones.indexOf(first) + 1
      : 13 + teens.indexOf(first)
}

/** `told`: somebody says that so long it went on, "for nine nights", "five weeks now". */
export type Span = { text: string; long: boolean; told: boolean }
const span = new RegExp(`\\b(${written}|\\d{1,3}|an?) (?:(?:whole|long|full) )?(${units})\\b`, 'gi')
/** "four days a week", "two years older", "in three weeks": no time that was lived through. */
const notLasted =
  /^(?:'|-| (?:a|per|old|older|younger|ago|left|later|before|after|early|late|notice|away|apart|from|more|pregnant|in advance|off|worth|ahead|behind|to go|until|till|of (?:leave|holiday|notice|your (?:pension|wages|pay|rent|salary))|and counting down)\b)/i
const notLastedBefore =
  /\b(?:in|within|next|another|every|than|under|until|of|by|last|past the|these|at|on|(?:came|come|coming|stay|staying|going|go|moving|booked|signed)(?: \p{L}+)? for|full) $/iu
const goesOn = /\b(?:for|after|been|nearly|almost|already) $/i
const isSaid = /^ (?:now|gone|in this|in here|without|already|of)\b/i
const isLeft = /^ (?:left|to go|more)\b/i

/** How long: something lasted, took, or is left. A day or two is not counted. */
export function spanIn(text: string, how: 'lasted' | 'took' | 'left'): Span | undefined {
  for (const found of text.matchAll(span)) {
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    const unit = found[2]!.toLowerCase()
    const value = amountOf(found[1]!)
    if (value > 1 && !/s$/.test(unit)) continue
    // "two weekends a year"
    if (
      /^an?$/i.test(found[1]!) &&
      !/(?:^|\b(?:for|after|over|took|you|whole|nearly|almost|about) )$/i.test(before)
    )
      continue
    const long = /^(?:month|year|decade|season|term)/.test(unit)
    if (/s$/.test(unit) ? value < (how === 'lasted' && !long ? 3 : 2) : !/^(?:year|decade)/.test(unit))
      continue
    if (how === 'left' ? !isLeft.test(after) : notLasted.test(after) || notLastedBefore.test(before)) continue
    return {
      text: spelt(found[0].toLowerCase()),
      long,
      told: goesOn.test(before) || isSaid.test(after),
    }
  }
  return undefined
}

export type Age = { text: string; years: number }
const end = '(?=$|[,.]| (?:and|years old|now|but|so|with|when|today)\\b)'
const ownAge = new RegExp(
  `\\b(?:you(?:'re| are| were|'ll be) (?:now |only |just )?|you turned |at |aged )(${written}|\\d\\d)${end}|, (${written}|\\d\\d) years old\\b`,
  'i',
)
const childAge = new RegExp(`\\b(?:he|she)(?:'s| is) (?:only |just )?(${written}|\\d\\d?)${end}`, 'i')

/** "at eight" is an hour, so that of oneself only what is no hour is an age. */
export function ageIn(text: string, whose: 'own' | 'child' = 'own'): Age | undefined {
  const found = (whose === 'own' ? ownAge : childAge).exec(text)
  if (!found) return undefined
  const age = found[1] ?? found[2]!
  const years = amountOf(age)
  if (whose === 'own' ? years < 13 : years < 3 || years > 19) return undefined
  return { text: spelt(age.toLowerCase()), years }
}
