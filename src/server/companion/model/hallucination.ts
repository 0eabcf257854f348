// Finds what a reply invents: names, people, numbers and genders.
import { sentencesOf, stem, stemsOf, wordsOf } from '#server/companion/text/words.ts'

import lexicon from './hallucination.json' with { type: 'json' }

/** Words a sentence may begin with; any other capitalised word that was not mentioned may be a name. */
const openers = new Set(lexicon.openers)
const peopleStems = new Set(lexicon.people.map(stem))
const he = new Set(lexicon.he)
const men = new Set(lexicon.men)
const she = new Set(lexicon.she)
const women = new Set(lexicon.women)

export function isHallucinated(reply: string, input: string): boolean {
  const known = stemsOf(input)
  const has = (words: Iterable<string>) => [...words].some(word => known.has(stem(word)))
  const said = wordsOf(reply)
  if (said.some(word => /\d/.test(word) && !wordsOf(input).includes(word))) return true
  if (said.some(word => peopleStems.has(stem(word)) && !known.has(stem(word)))) return true
  if (said.some(word => he.has(word)) && !has(he) && !has(men)) return true
  if (said.some(word => she.has(word)) && !has(she) && !has(women)) return true
  return sentencesOf(reply).some(sentence => namesIn(sentence).some(name => !known.has(stem(name))))
}

function namesIn(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  return words
    .map((word, at) => ({ word: word.toLowerCase(), at, isCapital: /^\p{Lu}/u.test(word) }))
    .filter(({ word, at, isCapital }) => isCapital && !(at === 0 && mayOpen(word)))
    .map(({ word }) => word)
}

const mayOpen = (word: string): boolean => openers.has(word) || /\p{L}{3}ing$/u.test(word)
