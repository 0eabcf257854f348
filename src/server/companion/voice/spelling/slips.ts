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
    vocabulary.lists(word) ||
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

/** "stop", "plan": the last letter is doubled before an ending, so that "stoping" is a slip. */
const doubles = /^[^aeiou]*[aeiou][bdgklmnprt]$/
const beforeVowel = /^(?:ings?|ed|ers?|est|able|ish|y)$/
const endings = 'ing ings ed er ers est able ish y ied ies ier iest ily iness es s ly ness less ful'.split(
  ' ',
)

/** What a word may be a form of, if English makes its forms so: "ghosted" of "ghost", but "woried" and "leter" of none. */
function stemsOf(word: string): string[] {
  return endings.flatMap(ending => {
    const bare = word.slice(0, -ending.length)
    if (bare.length < (ending === 's' ? 3 : 4) || !word.endsWith(ending)) return []
    if (ending.startsWith('i') && !beforeVowel.test(ending)) return [`${bare}y`]
    if (!beforeVowel.test(ending)) {
      if (ending === 's') return /(?:[sxz]|[cs]h)$/.test(bare) ? [] : [bare]
      if (ending === 'es') return /(?:[sxzo]|[cs]h)$/.test(bare) ? [bare] : []
      return ending === 'ly' ? [bare, `${bare}le`] : [bare]
    }
    const once = bare.replace(/([^aeiou])\1$/, '$1')
    return [
      // "actualy" lacks an "l", "makeing" has an "e" too many.
      ...(doubles.test(bare) || /[^ey]e$/.test(bare) || (ending === 'y' && bare.endsWith('l')) ? [] : [bare]),
      // "calving" comes of a calf.
      ...(bare.endsWith('v') ? [`${bare.slice(0, -1)}f`] : []),
      ...(once !== bare ? [once] : []),
      `${bare}e`,
    ]
  })
}

const vowels = /[aeiouy]/
/** How far a slip is: two letters swapped or one doubled are the commonest, another consonant the least. */
const far = { swap: 0, double: 0, vowel: 1, letter: 2, other: 3 }
/** So common must be what was meant, by how far it is; a long word is hardly another one. */
const rankFor = [16_000, 6000, 6000, 3000]
const long = 8

/** The one common word a single slip away; two equally good ones mean that we cannot know. */
function nearest(word: string, vocabulary: Vocabulary): string | undefined {
  const found = new Map<string, number>()
  const add = (candidate: string, distance: number): void => {
    const rank = vocabulary.rank(candidate)
    const least = word.length >= long ? 16_000 : (rankFor[distance] ?? 0)
    if (rank < 0 || rank >= least || candidate.length < 3 || candidate[0] !== word[0]) return
    if ((found.get(candidate) ?? 9) > distance) found.set(candidate, distance)
  }
  for (let i = 0; i < word.length - 1; i++)
    add(word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2), far.swap)
  if (word.length > 4) {
    for (let i = 0; i <= word.length; i++) {
      const [before, here, after] = [word[i - 1], word[i], word.slice(i + 1)]
      // A vowel too many is mostly another language: "doctora", "contento".
      const isExtra = here === before || (here && vowels.test(here) ? word.length >= long && !!after : true)
      if (here && word.length > 5 && isExtra)
        add(
          word.slice(0, i) + after,
          here === before ? far.double : vowels.test(here) ? far.vowel : far.letter,
        )
      for (const letter of letters) {
        const isVowel = vowels.test(letter)
        add(
          word.slice(0, i) + letter + word.slice(i),
          letter === before || letter === here ? far.double : isVowel ? far.vowel : far.letter,
        )
        if (here && i > 0 && after && word.length > 6)
          add(word.slice(0, i) + letter + after, isVowel && vowels.test(here) ? far.vowel : far.other)
      }
    }
  }
  const [best, second] = [...found].sort(
    (a, b) => a[1] - b[1] || vocabulary.rank(a[0]) - vocabulary.rank(b[0]),
  )
  if (!best) return undefined
  const clear =
    !second || second[1] > best[1] || vocabulary.rank(second[0]) > (vocabulary.rank(best[0]) + 20) * 4
  return clear ? best[0] : undefined
}
