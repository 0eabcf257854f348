/** The sentence of a longer message that may be meant for the companion itself. */
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'

const LONGEST_ASIDE = 14
const PARTING = 3

/** Amid what is told, "who reads this?" or "Bye." would not be heard. */
export function asideIn(text: string): string | undefined {
  const sentences = sentencesOf(text)
  if (sentences.length < 2) return undefined
  const question = sentences.findLast(sentence => /\?["”’)]*$/.test(sentence))
  if (question) return wordsOf(question).length <= LONGEST_ASIDE ? question : undefined
  const last = sentences.at(-1)!
  return wordsOf(last).length <= PARTING ? last : undefined
}
