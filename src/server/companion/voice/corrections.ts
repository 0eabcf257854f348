// Somebody who puts us right and says how it was: "you've got it backwards, it was me who left". The mistake is
// owned, and what they said is said back.
import { isInward } from './inward.ts'
import { reflect } from './reflect.ts'

export type Correction =
  | { frame: 'repair.turned' | 'repair.corrected'; clause: string }
  | { frame: 'repair.instead'; first: string; second: string }

const lead =
  /^(?:(?:no+|nope|nah|sorry|wait|hold on|hang on|um+|er+|h+m+|a+h+|ok|well|oh|hey|but|actually|listen|i(?:'ve)? (?:already |just )?told (?:you|u)(?: (?:twice|before|already|once|so|\w+ times))?(?: now| already)?)[\s,.!:;-]+)*/i
const turned =
  /^(?:(?:i think )?(?:you|u)(?:'ve| have|ve)? (?:got|had|have|get|turned) (?:it|that|this|them|us|everything) (?:all |completely |totally |exactly )*(?:backwards|round|around|the wrong way (?:round|around)|back to front|upside down|the other way (?:round|around)|reversed)|(?:it's |that's |it was |it is )?(?:(?:completely |exactly )?the )?(?:wrong|other) way (?:round|around)|(?:that's |it's )?(?:the )?(?:opposite|reverse)|(?:that's |it's )?(?:back to front|backwards))\b[\s,.!:;–—-]+(?:and |actually |in fact |because |cos |since )?/i
const wrong =
  /^(?:that(?:'s| is|s| was) (?:wrong|not (?:it|right|true|correct|what happened|how it (?:was|went|happened)|the case)|incorrect|false)(?: at all| actually)?|wrong|incorrect|false|untrue|(?:you|u) (?:keep|kept) saying (?:that )?(?:i'm |i am )?(?:\p{L}+ ?){1,3}|i (?:never|didn't|did not) (?:say|said|mean|meant|wrote)\b[^,.]{2,40}|(?:that (?:isn't|wasn't|is not|was not)|that's not|not) what i (?:meant|said|wrote)|not (?:quite|exactly|true|right)(?=\s*[,.;:!–—-])|(?:i think )?(?:you|u)(?:'ve| have|ve)? (?:(?:just |totally |completely )?(?:misunderstood|misread|misheard|mixed (?:it|that|this|them|us) up|confused (?:it|that|them|us))|got (?:it|that|this|me|her|him|them|everything) (?:all |completely |totally )*wrong)(?: me| that| it| what i (?:said|meant|wrote))?|(?:you're|you are|ur|your) (?:wrong|mistaken|mixing (?:it|that|them|us) up))\b[\s,.!:;–—-]+(?:and |actually |in fact |i (?:meant|said) (?:that )?(?=(?:i|he|she|they|we|my|it)\b))?/iu
const meant =
  /^(?:i (?:said|meant|wrote|was talking about|mean|typed)|it(?:'s|s| was| is)|it(?:'s| was| is) about) ((?:my|our|the|his|her|a|an|that) [\p{L}' ]{2,30}?),? (?:and )?not ((?:about )?(?:my|our|the|his|her|a|an|that) [\p{L}' ]{2,30})$/iu

/** Begins like a sentence about somebody. */
const tells =
  /^(?:i|i'm|im|i've|i'd|i'll|he|he's|she|she's|they|they're|we|we're|we've|it|it's|its|my|our|his|her|their|the|this|nobody|no one|everyone) /i
const named = /^\p{Lu}\p{L}+ \p{L}/u

/** `complains`: it is known already that the person is not content with what we said. */
export function correctionOf(text: string, complains = false): Correction | undefined {
  if (text.length > 140 || /\?/.test(text)) return undefined
  const plain = text.replace(/[’]/g, "'").trim()
  const opened = lead.exec(plain)?.[0] ?? ''
  const said = plain.slice(opened.length)
  const way = turned.exec(said) ? 'repair.turned' : wrong.exec(said) ? 'repair.corrected' : undefined
  const found = way && (way === 'repair.turned' ? turned : wrong).exec(said)?.[0]
  const rest = (found ? said.slice(found.length) : said).replace(/[\s.!]+$/, '')
  const around = /^(.+?),? (?:and )?not the other way (?:round|around)$/i.exec(rest)?.[1]
  if (around && opened) return asClause('repair.turned', around)
  if (
    opened &&
    /^I (?:said|meant|wrote) (?:\p{L}+ ?){1,4}$/iu.test(rest) &&
    !/ (?:not|it|that|so)\b/i.test(rest)
  )
    return asClause('repair.corrected', rest)
  const swap = meant.exec(rest)
  if (swap && (way || opened || complains || /^I (?:said|meant)/i.test(rest)))
    return {
      frame: 'repair.instead',
      first: reflect(swap[1]!),
      second: reflect(swap[2]!.replace(/^about /i, '')),
    }
  // "Actually it was last year, not this year."
  const contrast =
    /\b(?:no+|nope|actually)\b/i.test(opened) &&
    /,? not (?:\p{L}+ ?){1,4}$/iu.test(rest) &&
    /^(?:it (?:was|is)|it's|I'm the one|I am the one|I was the one|(?:he|she)(?:'s| is| was) the one)\b/i.test(
      rest,
    )
  return way || contrast ? asClause(way ?? 'repair.corrected', rest) : undefined
}

function asClause(frame: 'repair.turned' | 'repair.corrected', said: string): Correction | undefined {
  if (!(tells.test(said) || named.test(said)) || /[.!]\s/.test(said) || said.split(/\s+/).length > 16)
    return undefined
  if (/\b(?:you|your|you're|u)\b/i.test(said)) return undefined
  // "I was the one who said sorry" puts a fact right. "I was the one who ruined it" is harsh, and never said back.
  if (isInward(said.replace(/^I(?: was|'m| am) the one who /i, 'I '))) return undefined
  const small = /^I\b/.test(said) || !tells.test(said) ? said : said[0]!.toLowerCase() + said.slice(1)
  return { frame, clause: reflect(small) }
}
