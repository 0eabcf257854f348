// What is said to a harsh word on oneself that stands in an odd place: what happened, told whole, and the word as theirs.

import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { toldWhole } from '#server/companion/voice/content/told-whole.ts'
import { fallsOnYou } from '#server/companion/voice/reading/inward.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { clipped, said, type Ways } from '#server/companion/voice/ways.ts'
import { besideOf } from './blame.ts'
import { signsOfBlame } from './blame-signs.ts'
import { sweeping } from './deeds.ts'
import type { Slight } from './slight-words.ts'
import { slightIn } from './slights.ts'

/** So many words of what happened are told beside the word. */
const most = 26

export function slightPlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  if (reading.sentences > 3 || reading.idiom) return []
  const slight = slightIn(reading.text, route.formScore('selfcrit'))
  if (!slight) return []
  const wish = { heavy: reading.weight !== 'ordinary', signs: signsOfBlame(reading.text) }
  return plansFor(slight, ways).map(plan => ({ wish, ...plan }))
}

function plansFor({ shape, said: word, rest }: Slight, ways: Ways): Plan[] {
  const named = { seconds: ['selfcrit.named'] }
  if (shape === 'deed') {
    const about = said(clipped(rest))
    return word
      ? [{ frame: 'selfcrit.about', slots: { insult: said(word), about }, seconds: ['selfcrit.slip'] }]
      : [{ frame: 'selfcrit.over', slots: { about }, seconds: ['selfcrit.slip'] }]
  }
  if (shape === 'believed') {
    const told = eventOf(ways, word, true)
    return told ? [{ frame: 'selfcrit.believed', slots: { event: told }, seconds: ['selfcrit.more'] }] : []
  }
  const event = eventOf(ways, rest, shape === 'silly')
  if (shape === 'silly')
    return event ? [{ frame: 'selfcrit.silly', slots: { clause: event }, seconds: ['selfcrit.anyway'] }] : []
  if (shape === 'measure') {
    const harsh = said(clipped(reflect(word)))
    return event
      ? [{ frame: 'selfcrit.measure', slots: { event, harsh } }]
      : [{ frame: 'selfcrit.measured', slots: { harsh }, seconds: ['selfcrit.more'] }]
  }
  if (shape === 'asked')
    return event ? [{ frame: 'selfcrit.asked', slots: { event, wondering: said(word) } }] : []
  const slots = { word: said(word) }
  if (event && shape === 'irony') return [{ frame: 'selfcrit.irony', slots: { ...slots, event } }]
  if (event && shape === 'likeness')
    return [{ frame: 'selfcrit.likeness', slots: { ...slots, event }, seconds: ['selfcrit.more'] }]
  if (event) return [{ frame: 'selfcrit.word', slots: { ...slots, event }, ...named }]
  return shape === 'word' ? [{ frame: 'selfcrit.only', slots, ...named }] : []
}

/** What the message says without the harsh word, whole. */
function eventOf(ways: Ways, rest: string, mayFall: boolean): Slot | undefined {
  if (rest.split(' ').length < 3) return undefined
  // "can't even" is a scoff, "can't" is what happened.
  const plain = rest
    .replace(/(?<=\b(?:can't|cannot|couldn't|didn't|don't|haven't) )even /gi, '')
    // "What kind of person does that. A selfish one.": the answer is the harsh word.
    .replace(/(?:^|(?<=[.?!] ))(?:an?|the) (?:\p{L}+ )?\p{L}+ one[.!]?(?: |$)/giu, '')
    // "Two degrees and I clean offices": the degrees clean nothing.
    .replace(counted, '$1, and ')
  const own = { ...ways, reading: ways.reader.read(plain) }
  const whole = mayFall ? turned(rest) : toldWhole(own, most)?.text
  if (whole && (mayFall || !(fallsOnYou(whole) || sweeping.test(whole))))
    return { ...said(whole), ...(/[.] /.test(whole) ? { loose: true } : { opens: true }) }
  return mayFall ? undefined : besideOf(own, undefined)?.slot
}

const counted =
  /^((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?)(?: \p{L}+){0,3}) and (?=I\b)/iu

/** What others said, or what is called silly, is told as such: nothing in it has to be left out. */
export function turned(text: string): string | undefined {
  const told = clipped(reflect(text)).replace(/\b(told|tells?|telling) you you\b/i, '$1 you that you')
  return told.split(' ').length > most || /\b(?:I|me|my)\b/.test(told) ? undefined : told
}

/** What no word of ours can be made of is told in theirs, in quotation marks. */
export const quotedHarsh = (ways: Ways): Plan[] => inTheirWords(ways, 'selfcrit.quote', 'quote')
/** The same where nobody knows how it is meant: nothing is said of how hard it is. */
export const quotedPlainly = (ways: Ways): Plan[] => inTheirWords(ways, 'quoted', 'fragment')

function inTheirWords({ reading }: Ways, frame: string, slot: string): Plan[] {
  const text = reading.text.replace(/[.!…\s]+$/, '')
  const words = text.split(' ').length
  if (words < 3 || words > most || /["?]/.test(text) || reading.weight === 'bare') return []
  const quote = said(`"${text[0]!.toUpperCase()}${text.slice(1)}"`)
  return [{ frame, slots: { [slot]: quote }, seconds: [], wish: { heavy: reading.weight !== 'ordinary' } }]
}
