// A slip of the fingers and the word that was meant: letters left out, swapped, doubled or not. Only what is no word
// itself is mended, and only where one common word is clearly nearest.
import type { Vocabulary } from './vocabulary.ts'

export type Slips = {
  isWord: (word: string) => boolean
  /** The word that was meant, where it can be known. */
  meant: (word: string) => string | undefined
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** So common must a word be, and so much more common than the next one. */
const common = { long: 12_000, short: 1500, times: 3 }
/** Everyday words that the list of common ones lacks. */
const everyday =
  "knackered gutted skint gobsmacked chuffed shattered dumped ghosted sacked revision homework timetable flatmate roommate housemate boyfriend girlfriend stepdad stepmum grandad grandma nan annoyed annoying stressed stressful overwhelmed embarrassed embarrassing exhausted jealous gonna wanna everyone's".split(
    ' ',
  )

export function createSlips(vocabulary: Vocabulary): Slips {
  const isWord = (word: string): boolean =>
    vocabulary.spells(word) ||
    stemsOf(word).some(stem => vocabulary.spells(stem)) ||
    // "grandkid", "resitting", "showring"
    vocabulary.knows(`${word}s`) ||
    isBuilt(word, vocabulary)
  const bySkeleton = new Map<string, string[]>()
  for (const word of [...vocabulary.commonest(common.long), ...everyday]) {
    const bare = word.replaceAll("'", '')
    if (bare.length < 4) continue
    const key = skeleton(bare)
    bySkeleton.set(key, [...(bySkeleton.get(key) ?? []), word])
  }
  const withLeftOut = (word: string): string | undefined => leftOut(word, bySkeleton, vocabulary)
  return {
    isWord,
    meant: word => {
      const ing = /\p{L}{3}in$/u.test(word) ? `${word}g` : ''
      if (ing && vocabulary.spells(ing)) return ing
      // "evrythin"
      const both = ing && withLeftOut(ing)
      if (both) return both
      // "crashd", "walkd": only the "e" is gone.
      if (/[^aeiouyd]d$/.test(word) && word.length > 4 && vocabulary.spells(`${word.slice(0, -1)}ed`))
        return `${word.slice(0, -1)}ed`
      const whole = withLeftOut(word)
      if (whole || word.length < 4) return whole
      // "calln"
      if (/[^aeiou]n$/.test(word) && vocabulary.knows(`${word.slice(0, -1)}ing`))
        return `${word.slice(0, -1)}ing`
      return ing && isWord(ing) ? ing : (nearest(word, vocabulary) ?? doubled(word, vocabulary))
    },
  }
}

/** The first letter and the consonants, each once: "again" and "agn" have the same. */
const skeleton = (word: string): string =>
  word[0] +
  word
    .slice(1)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1')

/** "agn", "havnt", "scard": vowels, doubles or the apostrophe left out, and everything else in its order. */
function leftOut(
  word: string,
  bySkeleton: ReadonlyMap<string, string[]>,
  vocabulary: Vocabulary,
): string | undefined {
  const least = word.length < 4 ? common.short : common.long
  const rank = (each: string): number => {
    const at = vocabulary.rank(each)
    return at < 0 || each.includes("'") ? common.short / 2 : at
  }
  const [best, second] = (bySkeleton.get(skeleton(word)) ?? [])
    .filter(each => {
      const bare = each.replaceAll("'", '')
      return bare.length - word.length < 3 && rank(each) < least && holds(bare, word)
    })
    .sort((a, b) => rank(a) - rank(b))
  if (!best || best === word) return undefined
  return !second || rank(second) > (rank(best) + 20) * common.times ? best : undefined
}

/** Whether all letters of the one stand in the other, in that order. */
function holds(whole: string, part: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at++
  return at === part.length
}

/** "roomate", "embarased", "diarry": letters that should be double, or should not. */
function doubled(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < 5 || word.length > 16) return undefined
  const once = (from: string): string[] =>
    [...from].flatMap((letter, at) => [
      from.slice(0, at) + letter + from.slice(at),
      ...(letter === from[at + 1] ? [from.slice(0, at) + from.slice(at + 1)] : []),
    ])
  const best = (list: readonly string[]): string | undefined =>
    list.filter(each => vocabulary.knows(each)).sort((a, b) => vocabulary.rank(a) - vocabulary.rank(b))[0]
  const first = once(word)
  return best(first) ?? (word.length > 6 ? best([...new Set(first.flatMap(once))]) : undefined)
}

const prefix =
  /^(?:re|un|over|out|mis|pre|non|under|step|grand|co|fore|mid|super|semi|anti|inter)(?=\p{L}{5})/u
/** So common must both halves of a word be that is made of two. */
const half = { rank: 6000, letters: 4 }
const noHalf = /^(?:full|thin|self|ting|ness|less|tion|sion|meant|work)$/

/** A known word with something before it, or two in one. */
function isBuilt(word: string, vocabulary: Vocabulary): boolean {
  const rest = word.replace(prefix, '')
  if (rest !== word && [rest, ...stemsOf(rest)].some(each => each.length > 3 && vocabulary.knows(each)))
    return true
  const common = (part: string): boolean => {
    const rank = vocabulary.rank(part)
    return rank >= 0 && rank < half.rank && !noHalf.test(part)
  }
  for (let at = half.letters; at <= word.length - half.letters; at++)
    if (common(word.slice(0, at)) && common(word.slice(at))) return true
  return false
}

export function stemsOf(word: string): string[] {
  const bare = word.replace(
    /(?:ings?|ed|es|s|ers?|est|ly|ish|y|ness|able|less|ful|ies|ied|iness|ily|ier|iest)$/,
    '',
  )
  if (bare === word) return []
  // "calving" comes of a calf.
  const soft = bare.endsWith('v') ? [`${bare.slice(0, -1)}f`] : []
  return [...soft, bare, `${bare}e`, `${bare}y`, bare.replace(/(.)\1$/, '$1'), word.replace(/s$/, '')]
}

/** The one common word a single slip away; two equally good ones mean that we cannot know. */
function nearest(word: string, vocabulary: Vocabulary): string | undefined {
  const swapped: string[] = []
  for (let i = 0; i < word.length - 1; i++)
    swapped.push(word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2))
  const common = (list: string[], most: number) =>
    [...new Set(list)]
      .map(candidate => [candidate, vocabulary.rank(candidate)] as const)
      .filter(([candidate, rank]) => rank >= 0 && rank < most && candidate.length > 2)
      .sort((a, b) => a[1] - b[1])
  const bySwap = common(swapped, 16_000)
  if (bySwap[0]) return bySwap[0][0]
  if (word.length < 5) return undefined
  const others: string[] = []
  for (let i = 0; i <= word.length; i++) {
    if (i < word.length && word.length > 5) others.push(word.slice(0, i) + word.slice(i + 1))
    for (const letter of letters) others.push(word.slice(0, i) + letter + word.slice(i))
    if (i > 0 && i < word.length && word.length > 6)
      for (const letter of letters) others.push(word.slice(0, i) + letter + word.slice(i + 1))
  }
  const [best, second] = common(others, word.length > 7 ? 16_000 : 6000)
  if (!best || best[0][0] !== word[0]) return undefined
  return !second || second[1] > best[1] * 4 ? best[0] : undefined
}
