// A clause whose "I" was left out, in the middle of a message without full stops: "they cut my hours again can't even
// make rent", "I'm gutted been following them since I was six".

import { pastVerbs } from '#server/companion/voice/reading/grammar.ts'
import type { Word } from '#server/companion/voice/reading/parse.ts'
import { spans } from './describing.ts'

/** A clause may be over with one of these. */
export const when =
  /^(?:again|today|now|tomorrow|tonight|yesterday|anymore|either|too|lately|already|yet|here|there|away|back|home|straight|alone|early|late|together|later|ago|outside|inside|properly|badly|everywhere|always)$/

export const bareDoing = /^(?:feel|hate|need|want|miss|keep)$/
const dayOfWeek = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
/** "my dad has … been", "makes me … feel": the verb before asks for it. */
const hasHave = (words: readonly Word[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 4), at)
    .some(word =>
      /^(?:have|has|had|having|make|makes|made|let|and|to|i|we|they|you|never|ever)$|'(?:ve|d|s)$/.test(
        word.lower,
      ),
    )

/** "found out my grandpa lost the farm": what was found out has its own subject. */
const tells =
  /^(?:found|heard|told|said|thought|knew|saw|read|learned|learnt|realised|realized|had|was|did|watched|noticed|dreamt|felt)$/
export const isDone = (word: Word): boolean =>
  pastVerbs.has(word.lower) || (word.pos === 'VERB' && /ed$/.test(word.lower))

/** "they cut my hours again can't even make rent": whoever tells it is the one who can't. */
export const lacksI = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]!
  const { lower } = words[at]!
  // "lost my keys lost my wallet missed the train"
  if (
    isDone(words[0]!) &&
    isDone(words[at]!) &&
    before.pos === 'NOUN' &&
    words[at]!.pos !== 'AUX' &&
    !tells.test(words[0]!.lower)
  )
    return (
      /^(?:my|the|a|an|his|her|our|every|all)$/.test(words[at + 1]?.lower ?? '') ||
      (lower === 'ended' && words[at + 1]?.lower === 'up')
    )
  // "the kitchen is flooded again lost my keys": a time ends the one, and nobody else stands before the other.
  if (
    isDone(words[at]!) &&
    words[at]!.pos !== 'AUX' &&
    /^(?:now|today|yesterday|again|tonight|anymore|lately)$/.test(before.lower)
  )
    return (
      /^(?:my|the|a|an|another|all)$/.test(words[at + 1]?.lower ?? '') &&
      !/^(?:i|just|and|he|she|they|we|has|have|had)$/.test(words[at - 2]?.lower ?? '')
    )
  // "I'm gutted been following them since I was six"
  if (lower === 'been')
    return (
      (before.pos === 'ADJ' || /[a-z]{2}(?:ed|en)$/.test(before.lower)) &&
      (/^(?:VERB|ADV|ADP)$/.test(words[at + 1]?.pos ?? '') || /ing$/.test(words[at + 1]?.lower ?? '')) &&
      !hasHave(words, at)
    )
  // "not sure why I'm here just had a bad day"
  if (lower === 'just')
    return (
      /^(?:this|it|here|now|today|again)$/.test(before.lower) &&
      /^(?:had|got|lost|found|finished|feel|need|want)$/.test(words[at + 1]?.lower ?? '') &&
      /^(?:a|an|my|the|to|so|like)$/.test(words[at + 2]?.lower ?? '') &&
      !hasHave(words, at)
    )
  // "can't sleep keep thinking about it"
  if (lower === 'keep')
    return (
      /^(?:sleep|eat|cope|focus|concentrate|relax|settle|switch)$/.test(before.lower) &&
      /ing$/.test(words[at + 1]?.lower ?? '')
    )
  // "started the new meds on friday feel like a zombie"
  if (bareDoing.test(lower) || /^(?:hoping|feeling|feels)$/.test(lower))
    return (
      (dayOfWeek.test(before.lower) || when.test(before.lower)) &&
      words[at - 2]?.pos !== 'DET' &&
      words.length > at + 2 &&
      !hasHave(words, at)
    )
  if (!/^(?:can't|don't|couldn't|didn't|won't|haven't)$/.test(words[at]!.lower)) return false
  if (!/^(?:VERB|ADV|AUX)$/.test(words[at + 1]?.pos ?? '')) return false
  // "I'm done after that shift can't even chew"
  if (words[at + 1]!.lower === 'even' && before.pos === 'NOUN' && /^i(?:'|$)/.test(words[0]!.lower))
    return true
  return when.test(before.lower) || /^(?:me|him|them|us)$/.test(before.lower) || spans.test(before.lower)
}
