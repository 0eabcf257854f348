/**
 * Whether a text says that its author is under 18: their current age, their year at school, or a parent who
 * hurts them now and a school day. The list is short on purpose: a miss gets the general help, and a match
 * only puts the line for young people first. Quotes, the past and one's own children do not count.
 */
import { fillPattern, oneOf, wholeWord } from './patterns.ts'
import lexicon from './young-writer.json' with { type: 'json' }

const YOUNGEST = 8
const OF_AGE = 18

const numbers: Record<string, number> = lexicon.numbers

const PARTS = {
  NUMBER: `(\\d{1,2}|${Object.keys(numbers).join('|')})`,
  YEARS: oneOf(lexicon.years),
  /** What may follow an age: an end or another thought, never a unit of something else. */
  END: lexicon.end,
  GRADE: oneOf(lexicon.grades),
  PARENT: oneOf(lexicon.parents),
  HURTS: oneOf(lexicon.hurts),
}
const pattern = (source: string) => new RegExp(fillPattern(source, PARTS))

/** Each with the age in its first group. */
const ages = lexicon.ages.map(pattern)
/** Turning 18 is being 17. */
const turning = pattern(lexicon.turning)
const atSchool = lexicon.atSchool.map(pattern)
const hurtAtHome = lexicon.hurtAtHome.map(pattern)
const schoolDay = new RegExp(wholeWord(lexicon.schoolDay))

/** Somebody else's view or words, a comparison, or a time that has passed. */
const notNow = new RegExp(`${wholeWord(lexicon.notNow)}[^,;]*$`)
const longAgo = new RegExp(wholeWord(lexicon.longAgo))
const adult = new RegExp(wholeWord(lexicon.adult))

/** Fast path: most messages mention neither an age nor a school. */
const mayTell = new RegExp(lexicon.mayTell.join('|'), 'iu')

export function isYoungWriter(text: string): boolean {
  if (!mayTell.test(text)) return false
  const parts = clauses(text)
  const whole = parts.join(' ; ')
  if (parts.some(tellsAge)) return true
  if (longAgo.test(whole) || adult.test(whole)) return false
  if (parts.some(part => atSchool.some(way => now(part, way.exec(part))))) return true
  return schoolDay.test(whole) && hurtAtHome.some(way => now(whole, way.exec(whole)))
}

function tellsAge(part: string): boolean {
  const told = ages.some(way => {
    const found = way.exec(part)
    const age = found ? ageIn(found) : 0
    return age >= YOUNGEST && age < OF_AGE && now(part, found) && !/\b(?:again|inside|at heart)\b/.test(part)
  })
  if (told) return true
  const next = turning.exec(part)
  const age = next ? ageIn(next) : 0
  return age > YOUNGEST && age <= OF_AGE && now(part, next)
}

function ageIn([, number = '']: RegExpExecArray): number {
  return numbers[number] ?? Number(number)
}

/** A match that the words before it do not turn into somebody else's or the past. */
function now(part: string, found: RegExpExecArray | null): boolean {
  return (
    found !== null && !notNow.test(part.slice(0, found.index)) && !/\bnot $/.test(part.slice(0, found.index))
  )
}

/** Sentences without quotes, in lower case and without accents. */
function clauses(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/["“„«][^"”»]*["”»]/g, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .split(/[.!?](?=\s|$)|[\n;。！？]/)
    .map(part => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
