// Whether words make a sentence of their own, with a subject and its verb: only such words may follow "that",
// "how" or "because". Where it is in doubt the answer is no, and a plainer frame is taken.
import { isFiniteVerb, subjectPronouns } from './grammar.ts'
import type { Word } from './parse.ts'

/** "Last night", "the minute he walks in": a time, which is no subject. */
const times =
  /^(?:day|days|morning|mornings|afternoon|evening|night|nights|week|weeks|weekend|month|months|year|years|time|times|minute|minutes|moment|second|hour|hours|today|tonight|yesterday|tomorrow|spring|summer|autumn|winter|birthday|christmas|easter|eid|ramadan|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|lot|way|ago|term|first|appointment|thing|reason|more|less|part)$/
const objects = /^(?:me|him|them|us)$/
const relatives = /^(?:who|which|that|whose)$/

export function isWhole(words: readonly Word[]): boolean {
  // "I didn't want to" leans on the sentence before.
  const spoken = words.filter(word => word.isWord)
  if (
    spoken.at(-1)?.lower === 'to' &&
    /^(?:want|wants|wanted|need|have|had|like|going|try|tried|used|able|supposed|meant|got|allowed|forgot|hoped|ought|planned|trying)$/.test(
      spoken.at(-2)?.lower ?? '',
    )
  )
    return false
  // "too early to tell, they say"
  if (/^too$/.test(words[0]?.lower ?? '')) return false
  if (namesThenTells(words)) return false
  const parts = withoutAside(piecesOf(words))
  const at = parts.findIndex(hasFinite)
  if (at < 0) return false
  const lead = parts.slice(0, at)
  const main = parts[at]!
  if (lead.some(names) && !goesOn(main)) return false
  // "my sister, the oldest, rang": the subject stands before the comma.
  if (lead.length && goesOn(main)) return true
  if (!hasSubject(main)) return false
  if (!onlyDescribes(main)) return true
  // "the box that he left, it is still there" names the box first; "the box he left, in the attic" says nothing yet.
  return parts.slice(at + 1).some(part => goesOn(part))
}

/** "Six weeks of physio and I can reach the shelf": a thing named, and then a sentence. */
function namesThenTells(words: readonly Word[]): boolean {
  const and = words.findIndex(word => /^(?:and|but)$/.test(word.lower))
  if (and < 2 || words.slice(0, and).some(word => !word.isWord || word.pos === 'VERB')) return false
  const left = words.slice(0, and)
  if (hasFinite(left) || !/^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(left[0]!.pos)) return false
  const about =
    (left[0]!.pos === 'NUM' && times.test(left.at(-1)!.lower)) ||
    left.some(word => /^(?:without|of|in|on|since|after|with|before|at)$/.test(word.lower))
  const right = words.slice(and + 1)
  return (
    about &&
    /^(?:i|i'm|i've|my|we|we've|he|she|they|it|the|it's)$/.test(right[0]?.lower ?? '') &&
    hasFinite(right)
  )
}

/** Turned round, the words must still agree: no "you was", no "you your nan". */
export const agrees = (text: string): boolean =>
  !/(?:^|, (?:and |but )?|\b(?:and|but|because|that) )you(?: just| still| never| always| really)? (?:is|was|has|does|am|isn't|wasn't|hasn't|doesn't|your|his|their|the|a|an)\b/i.test(
    text.replace(/\b(?:to|for|of|with|about|at|from|told|gave|showed|like|around|by|on|behind) you\b/gi, ' '),
  )

/** "you didn't and you felt cruel", "when he says that": clear only beside what came before. */
const leaning =
  /^(?:later |then |now |and |but )?(?:you|he|she|they|it|we)(?: (?:did|do|does|was|were|is|are|have|has|had|can|could|would|will|didn't|don't|doesn't|wasn't|weren't|isn't|aren't|haven't|hasn't|hadn't|can't|couldn't|won't|wouldn't)|'re not|'m not)(?=$|,| and| but)|\b(?:says?|said|do|does|did|say|like|about|of|to|for|with) (?:that|this|so)$/
export const leans = (text: string): boolean => leaning.test(text)

/** "I dropped it and thought", "my father said": what was said or thought is still to come. */
const breaking =
  /\b(?:and|but|then|so|he|she|they|you|(?:your|the|his|her) \p{L}+) (?:then |just |only |even |\p{L}+ly )?(?:(?:said|thought)(?: to (?:yourself|you|him|her|them))?|asked|replied|(?:told|asked|reminded) (?:yourself|you|him|her|them))$/iu
const unbroken =
  /\b(?:what|as|like|than|how|who|nobody|everything|anything|nothing|something|all|thing|word|because|never|ever|that|things|first|last)\b(?:(?! and\b| but\b)[^,]){0,30}$/i
export const breaksOff = (text: string): boolean => breaking.test(text) && !unbroken.test(text)

function piecesOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (/^[,:;–—-]$/.test(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.filter(part => part.length > 0)
}

/** "My husband, who never says a soft word, put his hand on it" */
const withoutAside = (parts: Word[][]): Word[][] =>
  parts.filter((part, at) => at === 0 || at === parts.length - 1 || !relatives.test(part[0]!.lower))

const hasFinite = (part: readonly Word[]): boolean => part.some((_, at) => isFiniteVerb(part, at))

/** "Two deadlines", "the piano": a thing is named and nothing said of it yet. */
function names(part: readonly Word[]): boolean {
  const [first] = part
  const last = part.at(-1)!
  if (!first || part.length === 1) return !!first && /^(?:NOUN)$/.test(first.pos) && !times.test(first.lower)
  // "Dad's birthday today"
  if (first && /'s$/.test(first.lower) && !subjectPronouns.has(first.lower)) return true
  if (part.some(word => times.test(word.lower)) || /^(?:NUM)$/.test(last.pos)) return false
  return (
    /^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(first.pos) ||
    /^(?:my|our|his|her|their|me|no|more)$/.test(first.lower)
  )
}

/** Begins with the verb of a subject that came before. */
function goesOn(part: readonly Word[]): boolean {
  const at = part.findIndex((_, i) => isFiniteVerb(part, i))
  return (
    at >= 0 &&
    part.slice(0, at).every(word => word.pos === 'ADV') &&
    !(subjectPronouns.has(part[at]!.lower) || part[at]!.lower.includes("'s"))
  )
}

function hasSubject(part: readonly Word[]): boolean {
  const at = part.findIndex((_, i) => isFiniteVerb(part, i))
  if (/^\p{L}+'(?:m|re|ve|ll|d|s)$/u.test(part[at]!.lower))
    return subjectPronouns.has(part[at]!.lower) || !objects.test(part[at - 1]?.lower ?? '')
  const before = part.slice(0, at)
  const last = before.findLast(word => word.pos !== 'ADV' && word.isWord)
  // "anyone else sit in the car" asks, with or without its mark.
  if (/^(?:anyone|anybody)$/.test(part[0]!.lower)) return false
  if (/^(?:him|her)$/.test(part[0]!.lower) && part[1]?.lower === 'indoors') return true
  if (!last || (objects.test(last.lower) && before.length < 3)) return false
  return before.some(
    word =>
      /^(?:NOUN|PROPN|NUM|DET|X|SYM)$/.test(word.pos) ||
      subjectPronouns.has(word.lower) ||
      word.text.startsWith('"') ||
      /ing$|^(?:who|what|whoever|mine|most|some|half|none|all|each|both|everyone|someone)$/.test(
        word.lower,
      ) ||
      (word.pos === 'PRON' && !objects.test(word.lower)) ||
      (word.pos === 'ADJ' && /^\p{L}{3,}$/u.test(word.text)) ||
      word.pos === 'VERB',
  )
}

/** "The hamster I mentioned", "my sister who never calls": the only verb describes the noun. */
function onlyDescribes(part: readonly Word[]): boolean {
  const first = part[0]!
  // "the one my grandfather made"
  if (
    /^(?:the|that|this)$/.test(first.lower) &&
    /^ones?$/.test(part[1]?.lower ?? '') &&
    part[2]?.pos !== 'AUX' &&
    part[2]?.pos !== 'VERB'
  )
    return part.filter((_, i) => isFiniteVerb(part, i)).length < 2
  if (!/^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(first.pos) && !/^(?:my|our|his|her|their)$/.test(first.lower))
    return false
  const at = part.findIndex(
    (word, i) =>
      i > 0 &&
      /^(?:NOUN|PROPN|NUM|SYM|X)$/.test(part[i - 1]!.pos) &&
      !times.test(part[i - 1]!.lower) &&
      // "two people quit"
      !(part[i - 1]!.pos === 'NUM' && word.lower === 'people') &&
      (relatives.test(word.lower) ||
        /^(?:i|he|she|we|they|i've|i'd|he'd|she'd|we'd|they'd|i'm|nobody|everyone|everybody|someone|people|no-one)$/.test(
          word.lower,
        )),
  )
  if (at < 0 || part.slice(0, at).some((word, i) => isFiniteVerb(part, i) || times.test(word.lower)))
    return false
  const verbs = part.filter((_, i) => i > at && isFiniteVerb(part, i)).length
  // In "a road I've driven" the two are one verb.
  const own = /'(?:m|re|ll)$/.test(part[at]!.lower) ? 1 : 0
  const auxiliaries = part.filter(
    (word, i) => i > at && word.pos === 'AUX' && part.slice(i + 1, i + 3).some(next => next.pos === 'VERB'),
  ).length
  return verbs + own - auxiliaries < 2
}
