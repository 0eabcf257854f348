// A short message said back as it stands, only turned to "you": for whatever would otherwise be cut in half, or be tied
// together in a way that nobody wrote.
import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { clean, isAbsolute } from '#server/companion/voice/reading/echo.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { isCareless } from '#server/companion/voice/spelling/run-ons.ts'
import { withoutComment } from '#server/companion/voice/stories/kindly.ts'
import { clipped, isHarsh, isLong, said, type Ways } from '#server/companion/voice/ways.ts'

/** Frames of the same sort that take the person's words as they stand. */
const takesWhole: Record<string, string> = {
  sit: 'sit',
  one: 'one',
  'told.bare': 'told.bare',
  'told.about.bare': 'told.bare',
  'feel.about': 'feel.clause',
  'feel.clause': 'feel.clause',
}

/** Where a plan would leave out half of a short message, or tie it anew, the message as it stands comes first. */
export function* toldInFull(plans: Iterable<Plan>, ways: Ways): Generator<Plan> {
  const whole = isLong(ways.reading) ? undefined : turnedSlot(ways)
  for (const plan of plans) {
    const frame = takesWhole[plan.frame]
    if (whole && frame && plan.slots && differs(Object.values(plan.slots), whole.text, ways.reading))
      yield { ...plan, frame, slots: { clause: whole } }
    yield plan
  }
}

/** So many words may be missing from what is told: of several sentences one may be as short as that. */
const mayMiss = { ofOne: 2, ofMore: 1 }
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

function differs(slots: readonly Slot[], whole: string, reading: Reading): boolean {
  const told = slots.flatMap(slot => wordsIn(slot.text))
  const all = wordsIn(whole)
  if (all.length - told.length > (reading.sentences > 1 ? mayMiss.ofMore : mayMiss.ofOne)) return true
  // Who writes with care has put every "and" where it belongs, and leaves no "I" out.
  if (isCareless(reading.raw) || withSubjects(reading) !== reading.text) return false
  const ands = (words: readonly string[]) => words.filter(each => each === 'and').length
  return told.length < all.length || ands(told) >= ands(all) + reading.sentences
}

const mostTurned = 28
/** A question, and "you couldn't tell you one town". */
const unturned =
  /["?]|\byou|^(?:(?:so|and|but|like|honestly) )?(?:why|how|what|where|who|which)\b|\b(?:let us|let's|(?:so|but|and|then),? (?:why|how|what|where|who) (?:do|does|did|am|is|are|can|should|would|have))\b/iu
const quotation = /"[^"]{1,120}"/g

/** The whole of a short message, turned round; nothing where it asks, talks to us or is hard on whoever says it. */
export function turnedSlot({ reading }: Ways): Slot | undefined {
  const { text, clauses } = reading
  if (!clauses.length || reading.weight === 'bare' || reading.sentences > 3) return undefined
  if (text.split(' ').length > mostTurned || unturned.test(text.replace(quotation, ' '))) return undefined
  if (clauses.some(each => verdictOf(each.words) || isHarsh(textOf(each.words)))) return undefined
  const stopped = withSubjects(reading).replace(/(\p{L}"?)(?:[!…]|\.\.)+(?=\s)/gu, '$1.')
  const turned = withoutComment(clipped(clean(reflect(stopped)))).replace(/(?<=[.] )\p{Ll}/gu, letter =>
    letter.toUpperCase(),
  )
  return isAbsolute(turned) ? undefined : { ...said(turned), loose: true }
}

/** "Lost my keys" with its "I": what notes leave out stands in their clauses already. */
function withSubjects({ text, spoken, clauses }: Reading): string {
  return spoken.reduce((whole, { words }, at) => {
    const lead = clauses.find(clause => clause.sentence === at)?.words[0]
    if (!lead || !/^(?:i|i'm|i've|my|it)$/.test(lead.lower) || words.includes(lead)) return whole
    const body = textOf(words)
    const small = `${body[0]!.toLowerCase()}${body.slice(1)}`
    return whole.replace(body, () => `${at ? capital(lead.text) : lead.text} ${small}`)
  }, text)
}
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
