// Cuts a message into clauses that can stand alone and be said back, and knows when one is too long to be.
import { completed, withAnd } from '#server/companion/voice/spelling/completing.ts'
import { hasVerb, isPunctuation, pastVerbs, startsClause, withoutOpeners, withoutTail } from './grammar.ts'
import { countWords, type Sentence, textOf, type Word } from './parse.ts'

export type Clause = {
  words: Word[]
  /** The word that tied it to the clause before: "but", "because", "" at the start of a sentence. */
  link: string
  sentence: number
  question: boolean
}

/** "im ded" after a long day: said back, it would sound like something else. */
const jokingDeath = /^I'?a?m (?:so |literally |just )?(?:dead|ded|dying)$/i
/** "…, I swear" swears to nothing of its own. */
const aside = /^I (?:swear|know|promise|guess|suppose|reckon|tell you|mean it)$/i
const coordinators = /^(?:and|but|so|yet|then|plus|except|or)$/
const subordinators =
  /^(?:because|since|when|while|although|though|if|after|before|until|unless|whenever|which|who|whereas|where|as)$/

export function clausesOf(sentences: readonly Sentence[], isFeeling: (word: string) => boolean): Clause[] {
  return sentences.flatMap((sentence, at) => {
    const words = withoutTail(withoutOpeners(withoutBrackets(sentence.words)))
    const question = sentence.end.includes('?')
    const others = at > 0 && isTheirs(words, sentences.slice(0, at))
    return splitMain(words, isFeeling)
      .map(({ words: part, link }, i) => {
        const bare = withoutTail(withoutOpeners(part))
        return { words: withAnd(others && i === 0 ? bare : completed(bare, isFeeling)), link }
      })
      .filter(part => part.words.length > 0 && !jokingDeath.test(textOf(part.words)))
      .filter((part, _, all) => all.length === 1 || !aside.test(textOf(part.words)))
      .map(part => ({ ...part, sentence: at, question }))
  })
}

/** "They went without me. Gave my ticket to Jess.": what nobody is named for, they did, and nobody else cried over it. */
function isTheirs(words: readonly Word[], before: readonly Sentence[]): boolean {
  if (!isSubjectless(words) || own.test(words[0]!.lower)) return false
  const last = before.findLast(({ words: each }) => hasVerb(each) && !isSubjectless(each))?.words
  return (
    /^(?:he|she|they)(?:'|$)/.test(last?.[0]?.lower ?? '') ||
    // "My flatmate ate my soup. Left the pan in the sink."
    (!!last &&
      otherFirst.test(textOf(last)) &&
      last.some((word, at) => at > 1 && /^(?:me|my|us|our)$/.test(word.lower))) ||
    (!!last && otherFirst.test(textOf(last)) && words.some(word => word.lower === 'me'))
  )
}
const otherFirst =
  /^(?:my|our|the) (?:\p{L}+ )?(?:boss|manager|coach|teacher|flatmate|housemate|roommate|sister|brother|mum|mom|dad|mother|father|aunt|uncle|cousin|ex|husband|wife|partner|boyfriend|girlfriend|friend|mate|neighbour|neighbor|landlord|landlady|colleague|son|daughter|doctor|nurse|tutor|supervisor|agency|company|bank|school|council|team|driver|builder|plumber|vet|in-laws|parents|kids|lads|girls)\b/iu
const own =
  /^(?:cried|felt|slept|sat|went|hid|ran|froze|wanted|hated|loved|blushed|shook|panicked|laughed|smiled|walked|drove|stood|lay|wept|couldn't|tried|needed|missed|sobbed|deserved|been|had|blamed|thought|ended)$/
const isSubjectless = ([first]: readonly Word[]): boolean =>
  !!first &&
  (/ed$/.test(first.lower) ||
    pastVerbs.has(first.lower) ||
    /^(?:didn't|doesn't|hasn't|won't|wouldn't|never)$/.test(first.lower))

function withoutBrackets(words: readonly Word[]): Word[] {
  let depth = 0
  return words.filter(word => {
    if (word.text === '(' || word.text === '[') depth++
    const inside = depth > 0
    if (word.text === ')' || word.text === ']') depth = Math.max(0, depth - 1)
    return !inside && !/^[*_~#>|)\]]+$/.test(word.text)
  })
}

function splitMain(
  words: readonly Word[],
  isFeeling: (word: string) => boolean,
): { words: Word[]; link: string }[] {
  const parts: { words: Word[]; link: string }[] = []
  let from = 0
  let link = ''
  for (let at = 1; at < words.length - 1; at++) {
    const next = boundary(words, at)
    if (!next) continue
    const left = words.slice(from, at)
    if (!hasVerb(left) && countWords(left) < 3 && !parts.length) continue
    // "glad to be home, but I miss it" lacks only its "I'm".
    if (!hasVerb(left) && !(next.link === 'but' && isFeeling(left[0]!.lower))) continue
    parts.push({ words: [...left], link })
    link = next.link
    from = next.from
    at = from
  }
  parts.push({ words: words.slice(from), link })
  return parts
}

/** Where the next main clause begins if the one before ends at this word. */
function boundary(words: readonly Word[], at: number): { from: number; link: string } | undefined {
  const word = words[at]!
  const isBreak = isPunctuation(word) && /^[,;:–—-]$|^\.+$|^…$/.test(word.text)
  if (!isBreak && !coordinators.test(word.lower)) return undefined
  // "since then", "by then" are times.
  if (word.lower === 'then' && /^(?:since|by|until|till|before|back|from|even)$/.test(words[at - 1]!.lower))
    return undefined
  let from = at + 1
  let link = isBreak ? ',' : word.lower
  while (words[from] && coordinators.test(words[from]!.lower)) {
    const next = words[from++]!.lower
    link = link === 'and' && next === 'then' ? 'and then' : next
  }
  if (words[from]?.lower === 'also' || words[from]?.text === ',') from++
  if (!startsClause(words, from)) return undefined
  // "so long" and "so tired" are no "so" of consequence.
  if (!isBreak && word.lower === 'so' && /^(?:ADJ|ADV)$/.test(words[at + 1]!.pos)) return undefined
  // "if I do, I lose" and "when he calls, I freeze" are one thought.
  if (isBreak && link === ',' && (subordinators.test(firstOf(words, at)) || opensTime(words, at)))
    return undefined
  if (link === ',' && subordinators.test(words[from]?.lower ?? '')) return undefined
  // "nobody told me and my wife" is no new clause.
  if (!isBreak && word.lower === 'or') return undefined
  return { from, link }
}

/** "Every time I try to explain, he walks out." */
const opensTime = (words: readonly Word[], before: number): boolean => {
  let at = before - 1
  while (at > 0 && !isPunctuation(words[at - 1])) at--
  return /^(?:every time|each time|any time|the moment|the minute|the day|the second|as soon|by the|last time|next time|the more|the first)$/.test(
    `${words[at]?.lower} ${words[at + 1]?.lower}`,
  )
}

const firstOf = (words: readonly Word[], before: number): string => {
  let at = before - 1
  while (at > 0 && !isPunctuation(words[at - 1])) at--
  return words[at]?.lower ?? ''
}

/** At most so many words, cut only where a clause may end; undefined where there is no such place. */
export function shorten(words: readonly Word[], most: number): Word[] | undefined {
  if (countWords(words) <= most) return [...words]
  let best: Word[] | undefined
  for (let at = 3; at < words.length; at++) {
    const left = words.slice(0, at)
    if (countWords(left) > most) break
    const here = words[at]!
    // "…, and since then" is the start of what comes next.
    if (/^(?:and|but|or|so)$/.test(words[at - 1]!.lower)) continue
    const mayEnd =
      here.text === ',' ||
      here.text === '-' ||
      here.text === '–' ||
      here.text === ';' ||
      /^(?:because|which|while|although|though|but|whereas|so|when|since)$/.test(here.lower)
    const andClause = here.lower === 'and' && startsClause(words, at + 1)
    if ((mayEnd || andClause) && hasVerb(left) && countWords(left) >= 4) best = withoutTail(left)
  }
  // A clause that opens with "if" or "when" needs its other half.
  if (best && subordinators.test(best[0]!.lower)) return undefined
  return best
}
