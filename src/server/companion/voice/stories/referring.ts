// Whether a sentence taken out of a story can be understood alone: an "it", a "them", a "that" or a "there" in it must
// have been said what it is, in the sentence itself or in what is told before it.
import { firstIn, namesUnknown, noThing, type Place } from './the-one.ts'

const onlyOrders = /^(?:other|others|same|whole|first|last|next|only|own|very|second|third)$/
const nounAt =
  /\b(?:your|the|an?|this|that|his|her|their|no|some|any|every|two|three|four|both|its|[\p{L}]+'s) ([\p{L}-]{3,})( [\p{L}-]+)?/giu

/** Something that is no person and no time is named in these words. */
export function namesThing(text: string, isPerson: (noun: string) => boolean): boolean {
  for (const [, first, second] of text.matchAll(nounAt)) {
    const [one, two] = [first!.toLowerCase(), (second ?? '').trim().toLowerCase()]
    const noun = onlyOrders.test(one) ? two : one
    if (noun.length > 2 && !noThing.test(noun) && !isPerson(noun) && !isPerson(two) && !/ly$|ing$/.test(noun))
      return true
  }
  return false
}

/**
 * The sentences of a story in which a thing comes up ("a notebook"), or several people ("my cousins"); and where each
 * thing that came up as a new one did so first.
 */
export type Known = {
  things: ReadonlySet<number>
  crowds: ReadonlySet<number>
  first: ReadonlyMap<string, number>
}
export const unknown: Known = { things: new Set(), crowds: new Set(), first: new Map() }

export function knownIn(sentences: readonly string[], isPerson: (noun: string) => boolean): Known {
  const where = (has: (text: string) => boolean) =>
    new Set(sentences.flatMap((text, at) => (has(text) ? [at] : [])))
  const names = (text: string): boolean =>
    (text.match(newly) ?? []).some(each => namesThing(each.replace(/^(?:some|another|one)/i, 'a'), isPerson))
  return { things: where(names), crowds: where(text => crowd.test(text)), first: firstIn(sentences) }
}
const newly = /\b(?:an?|some|this|another|one) (?:[\p{L}-]+ )?[\p{L}-]{3,}/giu
const crowd =
  /\b(?:my|our|the|his|her|their|two|three|four|five|some|other|these|those|all) (?:[\p{L}-]+ )?(?:cousins|friends|mates|parents|children|kids|sons|daughters|sisters|brothers|twins|girls|boys|lads|guys|men|women|neighbours|neighbors|colleagues|customers|clients|patients|students|pupils|others|people|grandchildren|housemates|flatmates|team|family|couple|staff|nurses|doctors|carers|tenants|players|members|farmers|passengers|basses|altos|regulars)\b|\b\p{Lu}\p{L}+ and \p{Lu}\p{L}+\b/u

/** "I haven't reported it at work because they'd laugh": whoever is there. */
const atWork = /\bat (?:work|school|college|home|church|the (?:office|bank|hospital|club|gym))\b/
const thing = /\b(?:it|them|theirs|their)\b/
/** "put that in my head", "I told her about this": whatever was just said. */
const pointed =
  /(?<!\b(?:so|now|in|given|except|all|than|such|is|was|not)) (?:that|this)(?=$|[,.]| (?:in|on|at|to|for|with|from|as|and|but|again|either|too|also|going|now|before|because|when|all|until)\b)/
const pointedAt =
  /\b(?:(?:on|in|at|with|about|of|to|for|from|over|under|past|through|got|get|take|took|have|keep|kept) (?:that|those)|the other) (?:\p{L}+ )?(?!(?:morning|afternoon|evening|night|day|week|month|year|time|moment|point|way|summer|winter|age|people|kind|sort|reason|minute|second)\b)(\p{L}{3,})(?=$|[,.]| (?:and|but|every|now|again|when|all|the|for|in|on|had|was|said|called)\b)/u
const place =
  /\b(?:worked|works?|working|lived?|living|goes|go|going|been|back|in|up|over|down|from|out|sat|sleeps?) there\b(?! (?:is|was|are|were|has|had|will)\b)/
/** "I went and said so quietly", "he gave me a detention for it": the detention is not what it was for. */
const pointedTo =
  /\b(?:said|says|did|do|does|think|thought|hoped?) so(?=$|[,.]| (?:quietly|and|but|out|too)\b)|\b(?:an?|the|your) (?:\p{L}+ )?\p{L}+ (?:for|because of|over) it\b|\bwho (?:do|does|did|has|is|was|had)$/u
/** "I laughed it off", "give it time": no thing at all. */
const meaningless =
  /\b(?:(?:laugh|play|shrugg?|brush|walk)(?:ed|ing)? it off|g[ia]ve it (?:time|a go|up)|ma[dk]e it|let it (?:go|show)|lost it|leave it|(?:it's|it is|it was) (?:like|as if|as though))\b/g
/** "it took an hour", "it's hard to say": nobody asks what. */
const nothingMeant =
  /^it(?:'s| is| was|'d be| would be| will be|'ll be)? (?:me|you|him|us|her|them|went|goes|going|gone|fine|nothing|everything|took|takes|taken|hurts|felt|feels|seems|seemed|turns? out|rain\w*|snow\w*|hard|easy|late|early|cold|dark|over|time|\d|half|nearly|only|just|been|a (?:good|long|lot)|the (?:first|last|only))\b/

/**
 * Nothing is left to guess but who. What stands right before is told with it, or the story's beginning, which is what
 * an "it" far down is mostly about.
 */
export function isUnderstood(
  told: Place,
  earlier: readonly Place[],
  isPerson: (noun: string) => boolean,
  known: Known,
): boolean {
  const open = told.text.replace(/"[^"]*"/g, quote => ' '.repeat(quote.length))
  if (namesUnknown(told, open, earlier, known.first)) return false
  // Of a sentence that is cut, what stands right before is what was cut off.
  const cut = (told.from ?? told.sentence) > told.sentence
  const near = earlier.some(each => each.sentence === told.sentence - 1 || each.sentence === told.sentence)
  if (near && !cut) return true
  if (told.sentence > 0 && pointedTo.test(open)) return false
  if (cut && /\b(?:whether|if|why|how) (?:that|this|it) (?:was|is|had)\b/.test(open)) return false
  const they = /\b(?:they|they're|they've|they'd)\b/.exec(open)
  if (they && told.sentence > 0) {
    // "They gave me a clock": nobody asks who, as long as nobody was spoken of.
    const before = earlier.map(each => each.text).join('. ')
    const spoken = [...known.crowds].some(at => at < told.sentence)
    if (they.index === 0 || spoken)
      if (
        !crowd.test(open.slice(0, they.index)) &&
        !atWork.test(open.slice(0, they.index)) &&
        !crowd.test(before)
      )
        return false
  }
  // "You said they were lost property": what was?
  if (
    they &&
    told.sentence > 0 &&
    /\b(?:you|he|she)\b/.test(open.slice(0, they.index)) &&
    !several.test(open.slice(0, they.index))
  ) {
    const before = earlier.map(each => each.text).join('. ')
    if (!crowd.test(before) && !several.test(before)) return false
  }
  // "You walked past that bench": which bench was said in what is left out.
  const noun = pointedAt.exec(open)
  if (noun && told.sentence > 0 && !earlier.some(each => each.text.includes(noun[1]!.slice(0, 5))))
    return false
  const that = pointed.exec(open)
  if (that && !/[,.]| (?:and|but|because) /.test(open.slice(0, that.index))) return false
  // Where something new came up in between, it is that.
  const other = [...known.things].some(at => at > 0 && at < told.sentence)
  const began =
    !other &&
    !cut &&
    told.sentence > 0 &&
    earlier.some(each => each.sentence === 0 && namesThing(each.text, isPerson))
  if (began) return true
  const there = place.exec(open)
  if (there && !namesThing(open.slice(0, there.index), isPerson)) return false
  // What begins with "it" leans on the sentence before as a whole, which is asked elsewhere.
  const it = thing.exec(open.replace(/^(?:it|their)\b/, 'so').replace(meaningless, ' '))
  if (!it || nothingMeant.test(open.slice(it.index))) return true
  const before = open.slice(0, it.index)
  return it[0] === 'it' ? namesThing(before, isPerson) : several.test(before)
}
const several =
  /\b(?:your|the|his|her|their|our|some|these|those|two|three|four|five|\d+|many|all|both|no|any|other) (?:[\p{L}-]+ )?[\p{L}-]{2,}(?:s|men|people|children|family|team|couple)\b|\b(?:everyone|everybody|people|they|nobody|someone|somebody)\b|\b\p{Lu}\p{L}+ and \p{Lu}\p{L}+\b/u
