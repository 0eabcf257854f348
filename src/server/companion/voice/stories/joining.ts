// How two sentences of a story are said one after the other: with "and" or "but" only where the second follows on from
// the first, and otherwise each by itself. "You got no thanks, and you're fifty-eight" is nobody's thought.
import { keepsCapital, names } from '#server/companion/voice/reading/echo.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import type { Retold } from './retold.ts'
import { tellsNewDay } from './story-signs.ts'

/** So many words may stand on both sides of an "and". */
const mostTied = 22

export function joinedTelling(told: readonly Retold[], reading: Reading): { text: string; opens: boolean } {
  const [one, two, three] = told.map((each, at) => withThen(each, told[at - 1], reading))
  if (!two) return { text: one!.text, opens: one!.opens }
  const tie = (first: Retold, second: Retold): string => {
    const by = tieOf(first, second, reading)
    return by ? `, ${by} ${second.text}` : `. ${second.text[0]!.toUpperCase()}${second.text.slice(1)}`
  }
  const apart = (first: string) => first.startsWith('.')
  if (!three) {
    const second = tie(one!, two)
    return { text: one!.text + second, opens: one!.opens || apart(second) }
  }
  // Of three, the last two go together or each stands by itself.
  return {
    text: `${one!.text}. ${two.text[0]!.toUpperCase()}${two.text.slice(1)}${tie(two, three)}`,
    opens: true,
  }
}

/** "Then they asked my age": left out where it is told alone, and what turns it where it follows. */
const withThen = (each: Retold, before: Retold | undefined, { spoken }: Reading): Retold =>
  before?.sentence === each.sentence - 1 &&
  spoken[each.sentence]?.words[0]?.lower === 'then' &&
  !/^then\b/.test(each.text)
    ? { ...each, text: `then ${each.text}` }
    : each

function tieOf(one: Retold, two: Retold, { spoken, sentences }: Reading): 'and' | 'but' | undefined {
  const near = two.sentence - one.sentence === 1 || sentences <= 3
  // What stood between them was cut off.
  if (two.from > two.sentence) return undefined
  if (!near || two.opens || one.count + two.count > mostTied) return undefined
  // A second "and" runs on, and a name that may be none stands well only where a sentence begins.
  if (/ (?:and|but|so) |, /.test(one.text) || / and | but |^now /.test(two.text)) return undefined
  if (/^\p{Lu}/u.test(two.text) && !isName(two.text)) return undefined
  // "I couldn't do one lap. I did ten kilometres this morning." is no list.
  if (/n't\b|\b(?:never|not|no)\b/.test(one.text) && tellsNewDay(two.text)) return undefined
  // "I'm 58" says who speaks.
  if (/^you(?:'re| are) (?:an? )?[\p{L}\p{N}-]+(?: years old)?$/u.test(two.text)) return undefined
  return /^(?:but|yet)$/i.test(spoken[two.sentence]?.words[0]?.text ?? '') ? 'but' : 'and'
}

const isName = (text: string): boolean => {
  const first = text.split(/[ ']/)[0]!.toLowerCase()
  return names.has(first) || keepsCapital.test(first)
}
