// Whether "the bag", "the boy" in a sentence taken out of a story is one of whom or which was told: what came up in it as
// a new thing ("I found a bag") is clear only beside that.

/** `from`: later than the sentence's own number where its beginning was cut off. */
export type Place = { text: string; sentence: number; from?: number }

/** "This morning", "the whole time": no thing that an "it" could be. */
export const noThing =
  /^(?:mornings?|afternoons?|evenings?|nights?|days?|weeks?|weekend|months?|years?|times?|moment|minutes?|hours?|seconds?|while|way|lot|bit|point|end|start|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|age|feeling|people|one|rest|they|she|you|your|his|her|the|there|what|not)$/
/** Where in a story each thing came up first. */
export function firstIn(sentences: readonly string[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  sentences.forEach((text, at) => {
    for (const [, one, two] of text.matchAll(broughtUp))
      for (const noun of [one, two])
        if (noun && !first.has(noun.toLowerCase())) first.set(noun.toLowerCase(), at)
  })
  return first
}
const broughtUp = /\b(?:an?|some|another|one) ([\p{L}-]{3,})(?: ([\p{L}-]{3,}))?/giu

/** "I put the bag back": which bag was said where it came up. */
const theOne = /\b(?:the|that|those|these) ([\p{L}-]{3,})(?: ([\p{L}-]{3,}))?/giu
const itself =
  /^\S+ (?:\S+ )?(?:boy|girl|man|woman|lad|lass|lady|bloke|guy) (?:who|from|at|in|on|with|next|behind|upstairs|you|whose)\b/i
const human = /^(?:boy|girl|man|woman|lad|lass|lady|bloke|guy)$/i
/** Everybody has one, and nobody asks which. */
const anyones =
  /^(?:house|flat|car|van|kitchen|door|phone|table|room|garden|bed|bus|train|pub|shop|school|office|hospital|bank|money|job|bathroom|sofa|floor|wall|window|kids|children|family|news|world|truth|other|same|whole|first|last|next|only|best|worst|new|old|little|big|good|bad|long|half|couple|few|back|front|side|middle|place|work|thing|things|word|words|and|but|for|with|that|about|who|was|were|had|has|said|told)$/

export function namesUnknown(
  told: Place,
  open: string,
  earlier: readonly Place[],
  first: ReadonlyMap<string, number>,
): boolean {
  if (!told.sentence) return false
  const before = earlier.map(each => each.text).join('. ')
  const cut = (told.from ?? told.sentence) > told.sentence
  for (const { index, 1: one, 2: two } of open.matchAll(theOne)) {
    const noun = [two, one]
      .find(each => each && (first.has(each.toLowerCase()) || human.test(each)))
      ?.toLowerCase()
    if (!noun || anyones.test(noun) || noThing.test(noun)) continue
    const at = first.get(noun) ?? 0
    // "The man from the gas board" says himself who he is, and so does the woman at the bank that was rung.
    if (human.test(noun) && (itself.test(open.slice(index)) || /[,.]| and /.test(open.slice(0, index))))
      continue
    if (at > told.sentence || (at === told.sentence && !cut)) continue
    const said = `${before}. ${open.slice(0, index)}`.toLowerCase()
    if (!said.includes(noun.slice(0, Math.max(4, noun.length - 1)))) return true
  }
  return false
}
