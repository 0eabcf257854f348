/**
 * Whether a text says that its writer is not yet 18: an age told of oneself today, the year at school one is in, or
 * a parent who hurts one now beside a day at school. A short list on purpose: what it misses gets the help everybody
 * gets, and what it finds only brings the line for young people to the front. Words of others, of the past and of
 * one's children are not one's own age.
 */
import { oneOf, wholeWord, withParts } from './patterns.ts'
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
const pattern = (source: string) => new RegExp(withParts(source, PARTS))

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

/** No age and no school in it: most messages need no closer look, and every message is looked at. */
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

/** Found, and what stands before it in the sentence does not make it somebody else's or another time's. */
function now(part: string, found: RegExpExecArray | null): boolean {
  return (
    found !== null && !notNow.test(part.slice(0, found.index)) && !/\bnot $/.test(part.slice(0, found.index))
  )
}

/** Sentences without what is quoted in them, in small letters and without accents. */
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
