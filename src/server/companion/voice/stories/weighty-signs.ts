// What marks a sentence of a story as one that may carry it, or hardly ever does: a body that shakes, something kept
// from everybody, a wish, a turn that ends in "I"; or only what kind of person somebody is. How much each is worth is
// learned (salience.ts).
import type { Sentence } from '#server/companion/voice/reading/parse.ts'
import { signIn } from './story-signs.ts'

const signs: readonly (readonly [name: string, sign: RegExp])[] = [
  [
    'BODY',
    /\b(?:cr(?:y|ied|ying)|tears|wept|sob\w*|sh(?:ook|ake|aking)|trembl\w+|hands? (?:go|went)|stomach|chest|heart|sleep|slept|awake|eat|ate|sick|scream\w*|shout\w*)\b/i,
  ],
  [
    'DESCRIBES',
    /^(?:he|she|they|it|the \p{L}+|my \p{L}+|everyone|everybody)(?:'s|'re| is| are| was| were) (?:very |really |so |such |quite |actually )?(?:an? )?(?:nice|good|kind|lovely|polite|decent|fine|great|friendly|beautiful|generous|sweet|funny|\p{L}+ (?:man|woman|lady|person|boy|girl))\b/iu,
  ],
  ['QUOTES', /"/],
  ['SPAN', /\b(?:\p{L}+|\d+) (?:years|months|weeks|decades)\b/iu],
  [
    'KEEPS',
    /\b(?:haven't|have not|didn't|not|never|nobody|no one)\b.{0,20}\b(?:told|tell|said|say|know|knows|mentioned|noticed|asked)\b/i,
  ],
  ['LEANS', /^(?:it|that|this|those|these|which|he|she|they)\b/i],
  [
    'WISHES',
    /\b(?:I|I'd) (?:just |only |really )*(?:want|wanted|wish|would like|like to|love to|miss|hate|love|hope)\b/i,
  ],
]
const turns = /^(?:but|then|now|and|so|since|last|yesterday|today|this) /i

export function weightySigns(text: string, mine: boolean): string[] {
  const found = signs.filter(([, sign]) => sign.test(text)).map(([name]) => name)
  if (signIn(text)) found.push('SAYS SO')
  if (mine && turns.test(text)) found.push('TURN MINE')
  return found
}

/** In how many of the other sentences each one's nouns come up again: what a story is about is spoken of all along. */
export function centrality(all: readonly Sentence[]): number[] {
  const spoken = new Map<string, Set<number>>()
  all.forEach(({ words }, at) => {
    for (const { lower } of words)
      if (lower.length > 3) spoken.set(lower, (spoken.get(lower) ?? new Set()).add(at))
  })
  return all.map(({ words }, at) => {
    const others = new Set<number>()
    for (const { lower, pos } of words)
      if (lower.length > 3 && /^(?:NOUN|PROPN)$/.test(pos))
        for (const each of spoken.get(lower)!) others.add(each)
    others.delete(at)
    return others.size / Math.max(1, all.length - 1)
  })
}
