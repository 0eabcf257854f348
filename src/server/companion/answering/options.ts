/** The decision somebody asks about, in their own words: two options, or one thing to do or not. */
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'

export type Options =
  | { one: string; other: string; deed?: never }
  | { deed: string; one?: never; other?: never }

const LONGEST = 16
/** "Should I just …", "Do you think we should …": the words before the deed. */
const ASKING =
  /^.*\b(?:(?:should|shall|do|would|must) (?:I|we)|(?:I|we) (?:should|ought to))\b(?: (?:just|really|even|rather))*\s+/i
/** "So what should I do, stay or go?" */
const OPENING = /^(?:(?:so|and|but) )?(?:what|which)\b[^,:;–—]*[,:;–—]\s*/i
const BETTER = /^.*\b(?:is it|would it be) \w+ (?:if I |to )/i

export function optionsIn(text: string): Options | undefined {
  const sentences = sentencesOf(text.replace(/\s+/g, ' ').trim())
  const asked = sentences.filter(sentence => /\?["”’)]*$/.test(sentence))
  for (const sentence of asked.toReversed()) {
    const found = inSentence(plainly(sentence))
    if (found) return found
  }
  // "I could take it, or wait. What would you do?"
  const [stated] = sentences.flatMap(sentence => {
    const could = COULD.exec(sentence)
    const [one, other, ...more] = could ? plainly(sentence.slice(could[0].length)).split(OR) : []
    return one && other && more.length === 0 && [one, other].every(isQuotable) ? [{ one, other }] : []
  })
  return asked.length > 0 ? stated : undefined
}

/** What is weighed before the question. */
const COULD = /^.*\b(?:I|we) (?:could|can|might) (?:either )?/i
const OR = /,? or (?:should I |do I |shall I |to |I could )?/i
const plainly = (sentence: string): string => sentence.replace(/[?.!"”’)\s]+$/, '').replace(/["“”]/g, "'")

function inSentence(sentence: string): Options | undefined {
  const asked = sentence.replace(OPENING, '')
  const [first, other, ...more] = asked.split(OR)
  if (!first || more.length > 0) return undefined
  const deed = first.replace(ASKING, '').replace(BETTER, '')
  if (!isQuotable(deed)) return undefined
  // "Tea or coffee?" is no decision; "Should I go or stay?" is, and "What would you do, stay or go?"
  const isWhole = other && (wordsOf(other).length > 1 || deed !== first || asked !== sentence)
  if (isWhole) return isQuotable(other) ? { one: deed, other } : undefined
  // "How do I …?" asks for a way, not for a yes.
  return deed !== first && !OPEN.test(first) && wordsOf(deed).length > 1 ? { deed } : undefined
}

/** "am I better off …", "…, do you think": still a question, and odd in quotation marks. */
const INVERTED =
  /\b(?:am|is|are|was|do|does|did|would|will|could|can|should|have|has) (?:I|you|we|it|they|he|she)\b/i
const OPEN = /^(?:(?:so|and|but) )?(?:what|how|why|who|where|when|which)\b/i

function isQuotable(words: string): boolean {
  const count = wordsOf(words).length
  return count >= 1 && count <= LONGEST && !/[:;]/.test(words) && !INVERTED.test(words)
}
