// Repairs the spelling of texting and slips of the fingers before anything is echoed. Names, quotations,
// capitals in the middle and words it cannot place stay as they are.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLaugh, withoutAddress } from './address.ts'
import { inPlainEnglish } from './dialect.ts'
import { createSlips } from './slips.ts'
import { inContext } from './texting.ts'
import type { Vocabulary } from './vocabulary.ts'

type Slang = { words: Record<string, string>; dropped: string[]; swearing: string[] }
export type Speller = { repair: (text: string) => string }

const determiner =
  /^(?:my|your|his|her|our|their|the|an?|this|that|one|old|young|nice|good|bad|other|no|any|every|same|married|big|little|new|lovely|kind|first|last)$/i
const boundPieces = /("[^"]{0,300}"|https?:\/\/\S+|[\p{L}\p{N}@#'&*/-]+|\s+|[^\s])/gu

/** "a party AGAIN": loud in the message, odd in an echo. */
const stressed =
  /^(?:AGAIN|NEVER|ALWAYS|EVERY|ALL|SO|NOT|REALLY|VERY|STILL|HATE|LOVE|NOBODY|EVERYONE|ONLY|MY|JUST|ONE|AND|BUT|THE|NO|WAS|AM|IS|DID|EVERYTHING|NOTHING|ANYTHING|FINALLY|ACTUALLY|LITERALLY|MORE|TWO|THREE|HOURS|WEEKS|MONTHS|YEARS|WHOLE|EXACTLY|EVEN|THIS|THAT|HE|SHE|THEY|HIS|HER|WANT|NEED|CANNOT|DON'T|CAN'T)$/

export function loadSpeller(folder: string, vocabulary: Vocabulary): Speller {
  const slang = JSON.parse(readFileSync(join(folder, 'slang.json'), 'utf8')) as Slang
  const words = new Map(Object.entries(slang.words))
  const dropped = new Set([...slang.dropped, ...slang.swearing])

  const slips = createSlips(vocabulary)
  const isWord = (word: string): boolean => words.has(word) || dropped.has(word) || slips.isWord(word)
  /** The same few thousand words come again and again. */
  const fixes = new Map<string, string>()
  const fixWord = (word: string, previous: string): string => {
    // "id" and "cause" are words of their own where an article or a possessive stands before them.
    const noun = /^(?:my|your|his|her|the|an?|this|that|no|any|good|lost|real|root|main|common)$/i.test(
      previous,
    )
    const key = noun ? `the ${word}` : word
    const before = fixes.get(key)
    if (before !== undefined) return before
    if (fixes.size > 8000) fixes.clear()
    const fixed = findFix(word, noun)
    if (key.length < 40) fixes.set(key, fixed)
    return fixed
  }
  /** "fallin": a word of some kind, and everybody means the other one. */
  const dropsG = (word: string): boolean =>
    /^[a-z]{3,}in$/.test(word) && !vocabulary.knows(word) && vocabulary.knows(`${word}g`)
  const findFix = (word: string, noun: boolean): string => {
    const lower = word.toLowerCase()
    if (lower === 'i') return 'I'
    if (stressed.test(word)) return lower
    // "a B in chemistry"
    if (word.length === 1 && word !== lower && word !== 'U') return word
    const known = words.get(lower)
    if (known && !(noun && /^(?:id|cause|w|y|n|r|min|cos|wont|dr|hw|fam|text|txt|wi)$/.test(lower))) {
      if (lower === 'dr' && word[0] === 'D') return word
      return word === word.toUpperCase() && word.length > 2 ? word : matchCase(known, word)
    }
    if (/^i(?:'m|'ve|'d|'ll)$/.test(lower)) return `I${lower.slice(1)}`
    const squeezed = squeeze(lower, vocabulary)
    if (squeezed !== lower) return words.get(squeezed) ?? squeezed
    if (lower !== word || lower.length < 3 || !/^[a-z]+$/.test(lower) || slips.isWord(lower))
      return dropsG(lower) ? `${lower}g` : word
    return slips.meant(lower) ?? word
  }

  return {
    repair: text => {
      const calm = isShouted(text) ? text.toLowerCase() : text
      const plain = inContext(withoutAddress(inPlainEnglish(calm.replace(/[‘’ʼ`´]/g, "'"), isWord)))
        .replace(/[“”«»]/g, '"')
        // 'I know, I've known since May' has a mark of its own inside.
        .replace(/(^|\s)'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,120})'(?=[\s.,!?]|$)/gu, '$1"$2"')
        // "is nt", "did nt"
        .replace(/\b(is|was|did|does|do|has|had|have|are|were|could|would|should) n'?t\b/gi, "$1n't")
        .replace(/\bca nt\b/gi, "can't")
        .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
        .replace(/(\p{L}) ' (\p{L})/gu, "$1'$2")
        .replace(/\bmother[- ]in[- ]law\b/gi, 'mother-in-law')
        .replace(/\b(father|sister|brother|daughter|son)[- ]in[- ]law\b/gi, '$1-in-law')
        .replace(/\b(a|the|total|big|complete|right) let down\b/gi, '$1 let-down')
        .replace(/,? (?:if|hope) (?:that|this|it) makes (?:any |a bit of )?sense(?=[.!]*$)/i, '')
        .replace(/(?<=\p{L}\p{L}),? actually(?=[.!]*$)/iu, '')
        .replace(/\bwi (?=me|my|him|her|the|us|them|it|a)\b/gi, 'with ')
        .replace(/(?<=\p{L}\p{L}),? (?:anyone|anybody) else(?=[?!.]*$)/iu, '')
        .replace(/(?<=\b(?:dead|dying|died|knackered)),? and so am i\b/i, '')
        .replace(
          /^(?:idk|i dunno|dunno|i don'?t know),? (?=(?:i|i'm|im|it|my|he|she|they|everything|nothing)\b)/i,
          '',
        )
        .replace(/(?<=\p{L}{3}),? i (?:guess|suppose|reckon)(?=[.!]*$)/iu, '')
        .replace(
          /(^|[.,!?] )(?:some|great|fine|brilliant) (friend|mother|mum|mom|father|dad|parent|daughter|son|sister|brother|wife|husband|partner|teacher|nurse|boss) i(?:'m| am| turned out(?: to be)?| was)(?=[.!,]|$)/giu,
          "$1I'm a bad $2",
        )
        // "shocking friend I am"
        .replace(
          /(^|[.,!?] )(shocking|terrible|awful|rubbish|crap|bad|lousy|useless|shit|horrible|pathetic|poor) (\p{L}+) i(?:'m| am)(?: being)?(?=[.!,]|$)/giu,
          (_, before: string, how: string, who: string) =>
            `${before}I'm ${/^[aeiou]/i.test(how) ? 'an' : 'a'} ${how.toLowerCase()} ${who}`,
        )
        // "me nan's doing my head in … like"
        .replace(
          /(^|[.,!?;\n] ?|\b(?:and|but|so|doing|does|doin|did|do|lost|broke|broken|got|gets|getting|took|with|to|of|for|from|at|on|about|as|cos|because|when|if) )me (?=(?:nan|nana|mam|mum|ma|dad|da|gran|granny|sister|brother|bro|sis|son|daughter|lad|kids?|mates?|missus|wife|husband|boss|auntie|uncle|cousin|head|phone|car|house|flat|job|back(?! (?:then|home|again|in|to|from|when|there|up)\b)|feet|legs?|hands?|knees?|heart|nerves|nut|wick|tits|goat|hair|brain|bones|dog|cat|bairns?|wee|little|best|own|old|new)\b)/gi,
          (_, before: string) => `${before}my `,
        )
        .replace(
          /(?<=\b(?:her|him|them|me|it|that|there|now|out|in|up|again|bits|silent|mad|daft|bad|good|year|day|week),?) like(?=[.!]*$)/i,
          '',
        )
        // "I just said lol": what was said, and no laugh of theirs now.
        .replace(
          /\b(said|texted|wrote|replied|put) (lol|lmao|haha|omg|bruh|dude)(?=[.,!]|$| (?:and|but|then|cos|at|in|on|under|after|to)\b)/gi,
          '$1 "$2"',
        )
        .replace(/(?<=\p{L}\p{L}),? (?:idk|dunno|lol|tho)[.!]{0,3}$/iu, '')
      let previous = ''
      const pieces = plain.match(boundPieces) ?? []
      const kept: string[] = []
      for (const [at, piece] of pieces.entries()) {
        if (
          piece === ' ' ||
          /^\s+$/.test(piece) ||
          /^["h]ttp|^"/.test(piece) ||
          !/[\p{L}\p{N}]/u.test(piece)
        ) {
          kept.push(piece)
          continue
        }
        // "man" and "sigh" are words of their own after an article or a possessive.
        // "a call centre man" is one of them.
        // So is "what kind of man", and whoever is gone, or stood there.
        const inside =
          /^(?:man|dude)$/i.test(piece) &&
          /\b(?:(?:an?|the|some|that|this|old|young|what|which) (?:\p{L}+ ){0,2}|(?:of|like|as|for|to|with|by|per|between|what|which|one|being|best|family|grown|married|poor|wise|good|nice|other|new) )$/iu.test(
            kept.slice(-6).join(''),
          )
        // "freaking out" is how somebody feels, and a bunk mate is nobody who is spoken to.
        const wanted =
          (/^(?:freaking|freakin)$/i.test(piece) &&
            /^\s*$/.test(pieces[at + 1] ?? '-') &&
            /^out$/i.test(pieces[at + 2] ?? '')) ||
          (/^mates?$/i.test(piece) &&
            /^(?:bunk|flat|room|class|team|play|school|work|soul|cell|house|ship|running|gym|training|study|drinking|desk|dorm)$/i.test(
              previous,
            ))
        if (
          (dropped.has(piece.toLowerCase()) || isLaugh(piece)) &&
          !determiner.test(previous) &&
          !inside &&
          !wanted
        ) {
          // In the middle of a careless line such a word stands where a full stop would.
          if (
            previous &&
            (isLaugh(piece) || /^(?:fr|frfr|istg|icl|ugh|smh|argh|fml|sigh|oof|tbh|ngl|ffs)$/i.test(piece))
          )
            kept.push(',')
          continue
        }
        const fixed = fixWord(piece, previous)
        kept.push(fixed)
        previous = fixed
      }
      return kept
        .join('')
        .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)+/gu, ' ')
        .replace(/\b(\p{L}+)( \1\b)+/giu, (whole, word: string) =>
          // "on the till till eight"
          word === 'till'
            ? 'till until'
            : /^(?:had|that|so|very|really|no|bye|is|never|long)$/i.test(word)
              ? whole
              : word,
        )
        .replace(
          /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
          day => day[0]!.toUpperCase() + day.slice(1),
        )
        .replace(/\b(my \p{L}+) (mad|angry|upset|annoyed|pissed) (at|with) /giu, '$1 is $2 $3 ')
        .replace(/\b(he|she|it) don't\b/gi, "$1 doesn't")
        .replace(/,? \bmy (?:guy|dude|man|bro)\b(?=[,.!?]|$)/gi, '')
        .replace(
          / 4 (?=(?:once|ever|real|sure|the|a|an|me|my|him|her|us|now|you|it|them|this|that|being|no|work|school|dinner|lunch|tea|money|help|so|everyone|everything|nothing|christmas|his|their|our)\b)/g,
          ' for ',
        )
        .replace(
          / 2 (?=(?:the|me|my|him|her|us|you|it|them|be|do|go|get|see|talk|sleep|work|school|bed|payday|say|tell|make|eat|cry|leave|stay|help|hide|have|worry|know|come|take|give|find|think|feel|live|try|ask|move|start|stop|call|text|speak|look|keep|let|meet|play|read|write|learn|change|believe|sort|wait|fix|pay|drive|sink|die|cope|lose|win|trust|forget|understand|miss|hear|wake|walk|run|buy|sell|cook|clean|finish|pass|pick|put|sit|scream|choose|college|uni|hospital|church|everyone|someone|anyone|nobody|his|their|our|this|that|a|an)\b)/g,
          ' to ',
        )
        .replace(/ x+$|\bswear down$|\blike are you kidding(?: me)?$/gi, '')
        .replace(
          /\bits (?=\d|(?:a|an|the|so|not|just|like|been|too|really|all|always|hard|over|my|only|never|ok|okay|fine|been|getting|gonna|going|been|driving|making|too|kind|kinda|sort|lowkey|well|pure|such|still)\b)/gi,
          "it's ",
        )
        .replace(/ +([,.!?;:])/g, '$1')
        .replace(/,(?:\s*,)+/g, ',')
        .replace(/,\s*([.!?]|$)/g, '$1')
        .replace(/(^|[.!?]\s+),\s*/g, '$1')
        .replace(/[ \t]+/g, ' ')
        .trim()
    },
  }
}

const matchCase = (fixed: string, like: string): string =>
  like[0] !== like[0]!.toLowerCase() && like.length > 1 ? fixed[0]!.toUpperCase() + fixed.slice(1) : fixed

function isShouted(text: string): boolean {
  // Who shouts writes hardly a small letter.
  let small = 0
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 96 && text.charCodeAt(i) < 123) small += 1
  if (small * 2 > text.length) return false
  const written = text.replace(/[^\p{L}]/gu, '')
  const capitals = text.replace(/[^\p{Lu}]/gu, '')
  return written.length > 12 && capitals.length / written.length > 0.7
}

/** "sooooo" is "so", "reallyyy" is "really", "needed" stays. */
function squeeze(word: string, vocabulary: Vocabulary): string {
  if (!/(\p{L})\1\1/u.test(word)) return word
  const double = word.replace(/(.)\1{2,}/g, '$1$1')
  const single = word.replace(/(.)\1{2,}/g, '$1')
  return vocabulary.knows(double) && !vocabulary.knows(single) ? double : single
}
