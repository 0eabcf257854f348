// A sentence with some of what was found in it told in other words; the rest of it stays as it was.
import type { Match } from './matcher.ts'
import { Sentence } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'

export function inOtherWords(
  sentence: Sentence,
  said: readonly Match[],
  wordsFor: (match: Match) => string,
): Sentence {
  const other = new Sentence()
  const { tokens, ids, quoted } = sentence
  for (let i = 0; i < tokens.length; i++) {
    const match = said.find(({ from }) => from === i)
    if (!match) {
      other.push(tokens[i]!, ids[i]!, quoted[i]!)
      continue
    }
    for (const word of wordsFor(match).split(' ')) other.push(word, vocabulary.find(word), quoted[i]!)
    i = match.to - 1
  }
  return other
}
