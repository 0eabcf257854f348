// Whether a clause after a noun only tells which one is meant ("the flat I'm renting", "everything he does") or is a
// clause of its own, of which nothing is missing ("the class I wanted to sink through the floor").
import { isFiniteVerb } from '#server/companion/voice/reading/grammar.ts'
import type { Word } from '#server/companion/voice/reading/parse.ts'

const points = /^(?:the|every|each|any|that|first|last|next|same|only|one|second|third|a|what)$/
export const spans =
  /^(?:day|days|night|nights|morning|week|weekend|month|year|years|hour|evening|afternoon|summer|winter|birthday|christmas|term|place)$/
/** Whoever does one of these does it to nothing, so that nothing can be missing: "the class I wanted to sink". */
export const alone =
  /^(?:s(?:ink|ank)|cr(?:y|ied|ying)|sle(?:ep|pt|eping)|go|goes|went|going|come|came|coming|work(?:ed|ing)?|die|died|dying|wait(?:ed|ing)?|walk(?:ed|ing)?|sit|sat|sitting|stand|stood|laugh(?:ed|ing)?|look(?:ed|ing)?|liv(?:e|ed|ing)|stay(?:ed|ing)?|f(?:all|ell|alling)|r(?:an|unning)|disappear(?:ed)?|vanish(?:ed)?|shak(?:e|ing)|shook|fr(?:eeze|oze|eezing)|panic(?:ked|king)?|sweat(?:ing)?|struggl(?:e|ed|ing)|cop(?:e|ed|ing)|breathe|breathing|hurts?|ach(?:e|es|ing)|cares?|smiled?|scream(?:ed|ing)?|faint(?:ed)?|snapped|broke|quit|hide|lie|listen(?:ed|ing)?|swear|talk(?:ed|ing)?|speak|spoke|think|worry|worrying|rest|relax|revise|concentrate|focus|burst|survive|manage|belong|belonged|exist|agree|arrived?|happened|star(?:ed|ing)|pass out|(?:give|gave|giving) (?:up|in)|found out|find out|passed out|threw up|(?:ended|turned|woke|wake|showed) up|got (?:up|out|home|back|in|off))$/
export const gives =
  /^(?:gave|give|gives|given|giving|sent|send|owed|owes|tell|tells|bought|buy|wrote|told|made|make|showed|lent|got|left|promised)$/
const granted = /^(?:promised|given|told|offered|paid|sent|owed|shown|handed|asked|taught|called)$/

/** "the flat I'm renting", "everything he does": after such a word the clause might only tell which one. */
export function couldDescribe(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  const earlier = words[at - 1]
  if (indefinite.test(word.lower) || earlier?.pos === 'DET') return true
  if (word.pos !== 'NOUN' && word.pos !== 'PROPN') return false
  if (/^(?:today|tonight|yesterday|tomorrow|now|\p{L}+day|ago)$/u.test(word.lower)) return false
  // "at work", "in class", "half term"
  if (earlier && /^(?:ADP|VERB|PART)$/.test(earlier.pos) && !/s$/.test(word.lower)) return false
  if (/^(?:this|all|last|next)$/.test(earlier?.lower ?? '') && spans.test(word.lower)) return false
  return true
}
const indefinite =
  /^(?:everything|anything|nothing|something|someone|somebody|anyone|everyone|nobody|people|one|ones|all|things?|stuff|person|part)$/

const bursts =
  /^(?:buzzing|fuming|raging|gutted|shaking|crying|dying|done|shook|knackered|shattered|sobbing|screaming|livid|devastated|so)$/

/** No clause is longer. */
const stretch = 30

/** Nothing is missing in it that the noun before could be. */
export function isWholeClause(words: readonly Word[], at: number): boolean {
  const head = words[at - 1]!
  if (
    spans.test(head.lower) &&
    words.slice(Math.max(0, at - 3), at - 1).some(word => points.test(word.lower))
  )
    return false
  const next = words.slice(at + 1, at + stretch)
  const stop = next.findIndex(word => !word.isWord || /^(?:and|but|because|when|if)$/.test(word.lower))
  const own = [words[at]!, ...(stop < 0 ? next : next.slice(0, stop))]
  if (/^(?:it's|that's|there's)$/.test(own[0]!.lower)) return own.length > 1
  // "I'm buzzing", "I'm so done"; and what ends in "them" has its object.
  if (/^i'm$/.test(own[0]!.lower) && bursts.test(own[1]?.lower ?? '') && own.length < 5) return true
  if (isStranded(own)) return false
  if (own.length > 3 && /^(?:it|them)$/.test(own.at(-1)!.lower)) return true
  let main = own.findIndex((_, i) => isFiniteVerb(own, i))
  if (main < 0) return false
  for (let i = main + 1; i < own.length; i++) {
    if (/^(?:VERB|AUX)$/.test(own[i]!.pos)) {
      // "the only message I got was from my dentist"
      if (own[i]!.pos === 'AUX' && own[main]!.pos === 'VERB') return false
      main = i
    } else if (!/^(?:ADV|PART)$/.test(own[i]!.pos) && own[i]!.lower !== 'to') break
  }
  return isFilled(own, main)
}

function isFilled(own: readonly Word[], main: number): boolean {
  const verb = own[main]!.lower
  let next = main + 1
  while (own[next]?.pos === 'ADV') next++
  const after = own[next]
  const lone = alone.test(verb) || alone.test(`${verb} ${own[main + 1]?.lower}`)
  // "everyone got invited I didn't"
  if (/n't$/.test(verb)) return own.length === 2
  const be = own
    .slice(0, main)
    .some(word => /^(?:am|is|are|was|were|been|being|got)$|'(?:m|re)$/.test(word.lower))
  if (be && !/ing$/.test(verb)) return !granted.test(verb)
  if (/^(?:am|is|are|was|were|be|been)$|'(?:m|s|re)$/.test(verb)) return main + 1 < own.length
  // "the plant I thought I'd killed"
  if (/^(?:thought|said|wish|think|know|hoped|knew|says|swore|swear|promised)$/.test(verb))
    return /^(?:what|how|why|if)$/.test(after?.lower ?? '')
  // "I sound like a kid"
  if (
    /^(?:sounds?|looks?|feels?|felt|seems?)$/.test(verb) &&
    (after?.lower === 'like' || after?.pos === 'ADJ')
  )
    return true
  if (after?.lower === 'to' && own.length === next + 1) return true
  if (/^(?:it|him|them|myself|himself|herself)$/.test(after?.lower ?? '')) return true
  const last = own.at(-1)!
  // "the event I spent months organising"
  if (last.pos === 'VERB' && own.length - 1 > main && !alone.test(last.lower)) return false
  if (!after || /^(?:ADP|PART|SCONJ)$/.test(after.pos))
    return lone || /^(?:what|how|why|if)$/.test(after?.lower ?? '')
  if (after.pos === 'NUM' && /^(?:times|hours|years|days|weeks|months)$/.test(own[next + 1]?.lower ?? ''))
    return lone
  if (gives.test(verb) && /^(?:me|you|him|her|us|them)$/.test(after.lower))
    return /^(?:DET|NOUN|NUM|ADJ)$/.test(own[next + 1]?.pos ?? '')
  return true
}

/** "the man I live with", "the school I went to last year" */
const isStranded = (own: readonly Word[]): boolean =>
  own.some((word, i) => {
    if (i < 1 || !/^(?:with|to|for|about|of|at|from|in|on|into|by|after)$/.test(word.lower)) return false
    const next = own[i + 1]
    // "I really don't want to"
    if (!next && word.lower === 'to' && /^(?:want|need|have|like|going|got)$/.test(own[i - 1]!.lower))
      return false
    if (!next || /^(?:last|yesterday|today|every|each|as)$/.test(next.lower)) return true
    if (/ing$/.test(next.lower) || (word.lower === 'to' && /^(?:VERB|AUX)$/.test(next.pos))) return false
    return /^(?:ADV|VERB|AUX|ADP)$/.test(next.pos)
  })
