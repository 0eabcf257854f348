// Words that sound like others or run together: "their moving my office", "would of been", "said shed call", "lost are
// dog", "its whatever". Only where the words beside them leave no doubt.

import { createMending, type Mend } from './mending.ts'

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

const done =
  '(?:been|had|done|gone|said|known|seen|told|made|taken|got|come|given|left|lost|thought|kept|let|put|read|sent|stayed|felt|found|won|paid|died|heard|spoken|written|broken|fallen|\\p{L}{3,}ed)'
const sayers =
  'said|says|thought|thinks|knew|hoped|promised|wish|wished|if|that|swore|reckoned|figured|guessed|because|when|assumed|told me|told us|told him|told her'
const bases =
  'be|do|go|get|come|call|save|ring|text|leave|stay|have|help|meet|make|take|tell|give|pay|never|always|not|rather|been|just|only|probably|come|understand|see|try|love|like|want|change|stop|say|find|move|pick|let|look|need|know|end|started|lost|left|had|gone|done|got|forgotten|already|finally|both'

const rules: readonly Mend[] = [
  [['reed'], /\b(can't|to|cannot|couldn't|can|not) reed\b/gi, '$1 read'],
  [
    ['hole '],
    /\b(the|my|a|this|his|her|our) hole (?=(?:class|day|time|week|thing|family|year|school|night|world|weekend|house|team|life|place|month|summer|lot|morning)\b)/gi,
    '$1 whole ',
  ],
  [['weak'], /\b(made|makes|make) (my|his|her|our) (?:hole |whole )?weak\b/gi, '$1 $2 week'],
  [
    [' of '],
    new RegExp(
      `\\b(would|could|should|must|might)(n't)? of (?=(?:\\p{L}+ly |never |just |really )?${done}\\b)`,
      'giu',
    ),
    '$1$2 have ',
  ],
  [['shed '], new RegExp(`\\b(${sayers}) shed (?=(?:${bases})\\b)`, 'gi'), "$1 she'd "],
  [['wed '], new RegExp(`\\b(${sayers}|and|but) wed (?=(?:${bases})\\b)`, 'gi'), "$1 we'd "],
  [
    ['ill '],
    new RegExp(`(^|[.,;!?] |\\b(?:${sayers}|and|but|maybe|or|so) )ill (?=(?:${bases})\\b)`, 'gi'),
    "$1I'll ",
  ],
  [
    ['their '],
    /(^|[.,;!?] |\b(?:and|but|because|that|so|now|when|if|says?|said|think|like) )their (?=(?:\p{L}+ing (?:my|me|the|him|her|us|our|a|an|it|everyone|people|down|up|out|off)|going to|gonna|always \p{L}+ing|all \p{L}+ing|not \p{L}+ing|never|still \p{L}+ing|both \p{L}+ing)\b)/giu,
    (_, before: string) => `${before}${before && !/[.!?] $/.test(before) ? 'they' : 'They'}'re `,
  ],
  [
    ['there '],
    /(^|[.,;!?] |\b(?:and|but|because|that|so|now|when|if|think|like) )there (?=(?:going to|always \p{L}+ing|not \p{L}+ing|never going|all \p{L}+ing)\b)/giu,
    "$1they're ",
  ],
  [
    ['there '],
    /\b(with|of|for|to|lost|sold|hate|love|about|from|on|at|in|brought|took|left) there (?=(?:own|kids?|dog|cat|house|mum|dad|parents|phone|phones|baby|car|car|family|friends|home|job|money|mind|wedding|son|daughter|lives|room|bags?|stuff|things|shoes)\b)/gi,
    '$1 their ',
  ],
  [
    ['your '],
    /\byour (?=(?:going to|gonna|not going|not gonna|the (?:only|first|one|best)|always \p{L}+ing|welcome|right\b(?! (?:hand|arm|leg|foot|eye|side|to)))\b)/giu,
    "you're ",
  ],
  [
    ['are '],
    /\b(lost|of|for|with|at|in|to|from|on|about|sold|love|miss|all|left|into|moved|is|was|by|broke|over|up|ruined|cancelled|changed|and) are (?=(?:baby|house|home|dog|cat|son|daughter|kids?|children|family|flat|wedding|mum|dad|car|relationship|marriage|parents|rent|landlord|team|first|new|own|little|money|boy|girl|lives|life|street|garden|holiday|shop|boss|manager|friendship|anniversary|savings|neighbours?|last|old|best|only|whole)\b)/gi,
    '$1 our ',
  ],
  [
    [' loose '],
    /\b(to|will|might|could|would|gonna|i'll|i'd|can't|don't|not|i|we|they|afraid i) loose (?=(?:my|the|him|her|them|it|this|our|everything|weight|hope|control|you|a|another|interest|count|track|his)\b)/gi,
    '$1 lose ',
  ],
  [['loosing'], /\bloosing\b/gi, 'losing'],
  [
    ['a hole '],
    /\ba hole (?=(?:essay|bag|box|packet|pizza|cake|bottle|page|hour|book|bunch|afternoon|morning|evening|term|season|shift|chapter|conversation|year|other|new|different)\b)/gi,
    'a whole ',
  ],
  [['breath'], /\b(can't|cannot|couldn't|to|hardly|barely|just|could) breath\b/gi, '$1 breathe'],
  [
    ['quite'],
    /\b(so|too|very|really|gone|went|been|house is|be|stay|all) quite(?=[.,!?]|$| (?:lately|now|since|these|and|here|today|without)\b)/gi,
    '$1 quiet',
  ],
  [['past'], /\b(he|she|dad|mum|mom|nan|gran|grandad|dog|cat|father|mother) past away\b/gi, '$1 passed away'],
  [
    ['past'],
    /\b(i|we|she|he) past (?=(?:my|the|his|her|our) (?:\p{L}+ )?(?:exams?|test|driving|course|interview|theory|module|finals|assessment)\b)/giu,
    '$1 passed ',
  ],
  [['advise'], /\b(any|some|the|no|his|her|their|good|bad|of|for|need|want|your|my) advise\b/gi, '$1 advice'],
  [
    ['weather'],
    /\b(know|decide|ask|asked|wonder|wondering|sure|see|matter|tell|question) weather (?=(?:i|he|she|it|they|we|to|or|my|the)\b)/gi,
    '$1 whether ',
  ],
  [
    ['threw'],
    /\b(go|going|went|been|get|getting|got|put|putting|all) threw (?=(?:a|the|this|that|it|my|so|all|with)\b)/gi,
    '$1 through ',
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

const mended = createMending(rules)

/** Who begins small writes "its" for both. */
export const asMeant = (text: string, careless = /^\P{L}*\p{Ll}/u.test(text)): string =>
  withArticles(mended(careless ? text.replace(itsAnywhere, its) : text.replace(itsFirst, its)))
