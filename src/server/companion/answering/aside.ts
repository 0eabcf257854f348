/** The sentence of a longer message that is also read by itself. */
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'

const LONGEST_ASIDE = 32
const PARTING = 3

/** Within a longer message, "who reads this?" or "Bye." would otherwise be missed. */
export function asideIn(text: string): string | undefined {
  const sentences = sentencesOf(text)
  if (sentences.length < 2) return undefined
  const isQuestion = (sentence: string | undefined) => sentence !== undefined && /\?["”’)]*$/.test(sentence)
  const end = sentences.findLastIndex(isQuestion)
  if (end >= 0) {
    // "Do you remember Nermin? Who is she?" is one question.
    const start = sentences.slice(0, end).findLastIndex(sentence => !isQuestion(sentence)) + 1
    const asked = sentences.slice(start, end + 1).join(' ')
    return wordsOf(asked).length <= LONGEST_ASIDE ? asked : undefined
  }
  const last = sentences.at(-1)!
  return wordsOf(last).length <= PARTING ? last : undefined
}
