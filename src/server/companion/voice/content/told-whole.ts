// A short message told back whole, sentence by sentence, as the person put it: the feeling and the reason and the
// number that makes it matter. What is spliced with a comma is told as two sentences.

import type { Slot } from '#server/companion/voice/compose.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { withLowerStart } from '#server/companion/voice/reading/echo.ts'
import { countWords, type Sentence, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import { reflectWords } from '#server/companion/voice/reading/reflect.ts'
import { isWhole } from '#server/companion/voice/reading/whole.ts'
import { mayTell, type Said, saidOf, spanOf, talksToUs } from '#server/companion/voice/stories/retold.ts'
import { clipped, said, type Ways } from '#server/companion/voice/ways.ts'

/** `loose`: several sentences, or none: nothing may stand before it but a full stop. */
export type Whole = { text: string; count: number; loose: boolean; opens: boolean }

/** So many words may be said back where a sentence of ours follows. */
const most = 27
/** What is no sentence is told as it stands, if it is short. */
const mostOfScrap = 12

export function toldWhole(ways: Ways, limit = most): Whole | undefined {
  const { reading } = ways
  if (reading.sentences > 3 || reading.text.split(' ').length > limit + 8) return undefined
  const pieces: Said[] = []
  for (const [at, sentence] of reading.spoken.entries()) {
    const clauses = reading.clauses.filter(clause => clause.sentence === at)
    if (talksToUs.test(textOf(sentence.words))) {
      if (reading.sentences > 1 && sentence.words.length < 9) continue
      return undefined
    }
    if (!clauses.length || !clauses.every(clause => mayTell(clause, ways))) return undefined
    // "I don't miss him, I miss having someone to text" sets right, and takes a "but".
    if (clauses.length === 2 && clauses[1]!.link === ',' && denies.test(textOf(clauses[0]!.words)))
      return undefined
    for (const group of breaths(clauses)) {
      const told = pieceOf(sentence, group, pieces.length > 0)
      if (!told) return undefined
      pieces.push(told)
    }
  }
  const count = pieces.reduce((sum, each) => sum + each.count, 0)
  if (!pieces.length || count > limit) return undefined
  const texts = pieces.flatMap(each => parted(each.text))
  const text = texts.map((each, at) => (at ? capital(each) : each)).join('. ')
  return { text, count, loose: texts.length > 1, opens: pieces[0]!.opens }
}

export const wholeSlot = ({ text, loose, opens }: Whole): Slot => ({
  ...said(text),
  ...(loose ? { loose } : {}),
  ...(opens ? { opens } : {}),
})

/** "You're gutted about the final, you were one goal up": spliced where the first half lacked its verb. */
function parted(text: string): string[] {
  const found = splice.exec(text)
  if (
    !found ||
    goesTogether(found[1]!, '') ||
    /\b(?:when|whenever|if|since|every time|after|before|while|as soon)\b/i.test(found[1]!)
  )
    return [text]
  return [found[1]!, text.slice(found[1]!.length + 2)]
}
const splice =
  /^(you(?:'re| are| feel| were)\b[^,"]{6,80}), (?=(?:you|he|she|they|it)(?:'ve|'s|'re|'d| was| were| is| are| had| have| has| can't| don't| didn't| never| won't| still| keep| said| told) )/

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

/** "I'm cross with the council, they've dug up the road": two sentences with a comma between them. */
function breaths(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const before = groups.at(-1)?.at(-1)
    const spliced =
      clause.link === ',' &&
      !(before && goesTogether(textOf(before.words), textOf(clause.words))) &&
      isWhole(clause.words) &&
      ownSubject.test(textOf(clause.words))
    if (groups.length && !spliced) groups.at(-1)!.push(clause)
    else groups.push([clause])
  }
  return groups
}
/** "That if I fall ill nobody milks, nobody feeds", "proud that my daughter, she repairs lifts": no two sentences. */
const goesTogether = (one: string, two: string): boolean =>
  (/\b(?:if|unless)\b/i.test(one) && /^(?:nobody|no one|everyone|everything)\b/i.test(two)) ||
  (/^nobody\b/i.test(one) && /^nobody\b/i.test(two)) ||
  /\bthat (?:my|our|the|his|her|their|your) \p{L}+$/iu.test(one)
const denies = /^(?:I|it|he|she|we|they)\b.*(?:\bnot\b|n't\b)/i
const ownSubject =
  /^(?:I|I'm|I've|I'd|we|we're|we've|he|he's|she|she's|they|they're|they've|it|it's|my|our|his|her|their|the|last|there's|nobody|everyone)\b(?! (?:really|honestly|truly|swear|know|mean|think|guess|am|do)(?:,|$))/i

function pieceOf(sentence: Sentence, group: readonly Clause[], later: boolean): Said | undefined {
  const words = spanOf(sentence.words, group)
  // A "??" after what is told asks nothing.
  const asked = sentence.end.includes('?') && group.some(clause => asks.test(textOf(clause.words)))
  if (asked) return undefined
  return saidOf({ ...group[0]!, question: false }, words) ?? (later ? scrap(words) : undefined)
}
const asks =
  /^(?:and |but |so )?(?:why|how|what|where|who|when|is|are|do|does|did|am|can|should|would|will|could)\b/i

/** "Six years next week", "140 hours and now what" */
function scrap(words: readonly Word[]): Said | undefined {
  const count = countWords(words)
  if (count < 2 || count > mostOfScrap || /"|\byou\b/i.test(textOf(words))) return undefined
  const text = clipped(reflectWords(withLowerStart(words)))
  return text ? { text, count, opens: true, leans: true } : undefined
}
