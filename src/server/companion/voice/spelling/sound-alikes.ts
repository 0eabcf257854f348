// Words that sound like others or run together: "their moving my office", "would of been", "said shed call", "lost are
// dog", "its whatever". Only where the words beside them leave no doubt.

import { createMending, loadMends, type Mend } from './mending.ts'

/** What follows "its" where it is "it's": no thing it could own. */
const ownedBy =
  /^(?:own|name|place|way|toll|head|tail|legs?|eyes?|ears?|door|side|doors|walls|roof|engine|owner|mother|mum|age|size|weight|colour|color|smell|sound|course|end|best|worst|first|last|original|usual|full|new|old|little|tiny|big|long|place|peak|mark|price|value|battery|screen|cage|bed|basket|lead|collar|paws?|fur|feet|mouth|face|belly|wings?|nest|mate|young|babies|staff|members|workers|customers|windows|lights|heating|brakes|wheels|deposit|meaning|point|purpose|self|root|roots|grip|hold|charm|moments|ups|downs)$/
/** What stands between "its" and its verb: "its engine died". */
const hasVerbAfter =
  /^(?:\p{L}+ ){1,2}(?:is|was|has|had|are|were|will|won't|doesn't|didn't|isn't|wasn't|can't|broke|died|fell|went|came|got|gets|keeps|kept|looks|looked|smells)\b/iu
/** After these a clause begins. */
const clauseBefore =
  /(?:^|[.,;:!?\n]|\b(?:and|but|because|so|that|if|when|think|thought|now|know|says?|said|like|cos|since|though|although|until|whether|then|means|maybe|guess|bet|hope|feels?|felt|where|why|how|what|again|me|him|them|tbh|today|it))\s*$/i

const its = (whole: string, next: string, rest: string, at: number, text: string): string => {
  if (ownedBy.test(next) || !clauseBefore.test(text.slice(Math.max(0, at - 14), at))) return whole
  return hasVerbAfter.test(`${next}${rest}`)
    ? whole
    : `${whole[0] === 'I' ? "It's" : "it's"}${whole.slice(3)}`
}

const itsAnywhere = /\bits (?=([\p{L}']+)([^.,!?]{0,40}))/giu
const itsFirst = /(?<=^|[.!?\n]\s*)its (?=([\p{L}']+)([^.,!?]{0,40}))/giu

const rules: readonly Mend[] = [
  [
    ['their '],
    /(^|[.,;!?] |\b(?:and|but|because|that|so|now|when|if|says?|said|think|like) )their (?=(?:\p{L}+ing (?:my|me|the|him|her|us|our|a|an|it|everyone|people|down|up|out|off)|going to|gonna|always \p{L}+ing|all \p{L}+ing|not \p{L}+ing|never|still \p{L}+ing|both \p{L}+ing)\b)/giu,
    (_, before: string) => `${before}${before && !/[.!?] $/.test(before) ? 'they' : 'They'}'re `,
  ],
]

/** "a idiot", "an hole", and not "a one-off" or "an hour". */
const article = /(?<![\p{L}'])(a|an) ([a-z]{2,})/giu
const likeConsonant = /^(?:uni(?!n|m)|use|usu|util|u[kst]|eu|one|once|ubi|ur[aio]|ewe|uto)/i
const likeVowel = /^(?:hour|honest|honou?r|heir)/i
const letters =
  /^(?:x-?ray|mri|nhs|sos|lgbt|rsvp|hgv|mp|mot|ndr|fbi|nft|hr|mba|sms|nda|nvq|lpn|rn|np|ngo|html|x.*|[^aeiouy\W]+)$/iu

const beforeThing =
  /\b(?:is|was|'s|be|as|in|on|at|to|of|for|with|such|like|have|has|had|got|get|gave|need|want|theres|been|made|make|by|about|from|am|are|'m|found|not|into|bought|left me) $/i

function withArticles(text: string): string {
  if (!/\b(?:a [aeiou]|an [^aeiou\W])/i.test(text)) return text
  return text.replace(article, (whole, a: string, next: string, at: number) => {
    // "went in an did it": an "and" that lost its end.
    if (a === 'an' && !beforeThing.test(text.slice(Math.max(0, at - 12), at))) return whole
    const vowel = likeVowel.test(next) || (/^[aeiou]/i.test(next) && !likeConsonant.test(next))
    if (letters.test(next) || /^[A-Z]/.test(next) || /^A$/.test(a)) return whole
    const right = vowel ? 'an' : 'a'
    return a.toLowerCase() === right || (vowel && /^(?:and|in|is|if|at|as|on|or|of|are|am)$/i.test(next))
      ? whole
      : `${a[0]}${right.slice(1)} ${next}`
  })
}

const mended = createMending([...rules, ...loadMends('sound-alikes.json')])

/** Who begins small writes "its" for both. */
export const asMeant = (text: string, careless = /^\P{L}*\p{Ll}/u.test(text)): string =>
  withArticles(mended(careless ? text.replace(itsAnywhere, its) : text.replace(itsFirst, its)))
