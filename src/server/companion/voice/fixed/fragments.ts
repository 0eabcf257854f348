// A few words that answer a question are heard as its answer: somebody, a place, a time, what helps, what sets it off.
const asks: [string, RegExp][] = [
  ['body', /\bbody\b/i],
  ['who', /^who\b|\b(?:who|whose|which (?:person|people))\b/i],
  ['long', /\bhow long\b|\bsince when\b|\bfor how\b/i],
  [
    'trigger',
    /\b(?:sets? (?:it|this|that|you) off|flare\w*|trigger\w*|brings? (?:it|this|that) (?:on|up)|minute before|pushes? your buttons|gets? (?:to|under)|sparks?|wears? you)\b/i,
  ],
  [
    'helps',
    /\b(?:help\w*|settle\w*|steady|steadie\w*|comfort\w*|calm\w*|ground\w*|ease\w*|rest|recharge\w*|soothe\w*|slow down|lighter|good for you|enjoy\w*|proud|grateful|glad|smile|strength|lift\w*|back to yourself|safe|peace\w*|look(?:ing)? forward|went well|worked)\b/i,
  ],
  ['when', /^when\b|\bwhat time\b|\bwhat (?:part|moment|hour|day)\b|\bat what point\b/i],
  ['where', /^where\b/i],
]

/** "What gets in the way of rest" asks for no comfort. */
const hardship =
  /\b(?:in the way|hard\w*|heav\w+|miss\w*|lost|worst|difficult|drain\w*|steals?|stops? you|keeps? you from|weigh\w*|bother\w*|worr\w+|tired|costs?|takes?|cannot|can't|without)\b/i
const person =
  /^(?:your|the|his|her) (?:\p{L}+ )?(?:mum|mom|mother|dad|father|step\p{L}+|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|ex|boss|manager|friend|mate|nan|gran|grandma|grandad|grandpa|uncle|aunt|auntie|cousin|neighbour|neighbor|teacher|colleague|coworker|kids?|children|parents|family|flatmate|roommate|housemate|niece|nephew|baby|twin|in-laws|landlord)\b(?!['’]s)/iu
const body =
  /^(?:mostly |right |deep )*(?:in|on|across|behind|around|under|all over|down|at|between) (?:your|the) (?:\p{L}+ )?(?:chest|stomach|belly|gut|guts|throat|jaw|shoulders?|neck|back|head|heart|hands?|legs?|knees?|eyes|temples|ribs|body|arms?|face|teeth|forehead|bones|feet)\b/iu
const stretch =
  /^(?:about |around |roughly |nearly |almost |over |maybe |for |more than |since )*(?:an? (?:few |couple of |good )?|\d+ |two |three |four |five |six |seven |eight |nine |ten |twelve |twenty |several |many |some |the last |the past )+(?:years?|months?|weeks?|decades?)\b|^(?:years|months|ages|decades|weeks|forever|since )/iu
const moment =
  /^(?:mostly |usually |always |only |just |often |right |late |early |especially )*(?:when|whenever|after|before|during|on (?:\p{L}+days?|weekends?|the weekend)|at (?:night|bedtime|work|weekends|the end|lunch|dawn|\p{L}+time)|in the (?:morning|mornings|evening|evenings|afternoon|night|middle of)|every (?:morning|night|evening|time|sunday|monday)|(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?|mornings|evenings|nights|half past|quarter (?:past|to)|(?:around |about )?\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock))\b/iu
const place =
  /^(?:mostly |usually |always )*(?:in|on|at|by|near|under|outside|inside|behind|beside|next to|up|down)\b/iu

const mostly = '^(?:(?:mostly|usually|just|maybe|probably|sometimes) )?'
/** "Gardening, when it's dry", "before exams, and when there's shouting upstairs": these have verbs, and tell nothing. */
const doings = new RegExp(
  `${mostly}(?!(?:going|feeling|something|everything|anything|being|getting|having|trying)\\b)\\p{L}{3,}ing(?:,| (?:and|or|in|on|at|with|by|to|the|my|outside|alone|home|long|slow|early|late|up|down|through|around|along|for|without)\\b|$)`,
  'iu',
)
const times = new RegExp(
  `${mostly}(?:before|after|during|when|whenever|at|in|on|around) .*\\b(?:and|or) (?:when|whenever|before|after|at|in|on|during)\\b`,
  'i',
)
const things =
  /^(?:the |my |our |old |some )?[\p{L}']+(?: [\p{L}']+)? and (?:the |my |our |old |some )?[\p{L}']+(?: [\p{L}']+){0,2}[.!]?$/iu
const stretches = new RegExp(
  `${mostly}(?:when|whenever|before|after|during|on|in|at) (?:the|a|my|our|church|work|school|home|bed)\\b[^.!?]{2,40}$`,
  'i',
)
const days =
  /^(?:\p{L}+ ){1,2}(?:mornings?|evenings?|nights?|afternoons?)\b|^(?:mornings|evenings|nights|afternoons|weekends)\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu
const somebody = /\b(?:i|i'm|i've|me|he|she|they|we|you|no|not|never|nobody|nothing|again|still)\b|\d|n't\b/i

/** "When people stand behind me": one moment, with nobody doing anything in it after that. */
const whenOnly =
  /^(?:just |mostly |usually |only |especially )*(?:when|whenever|ever since|since) (?:the|a|my|our|people|someone|somebody|anyone|they|he|she|we|everyone|it|i|strangers|men|\p{Lu}\p{L}+)\b(?:(?!\b(?:i|he|she|they|we|it|you|and|but|so|then)\b)[^,.!?])*$/iu

/** "My uncle's farm, before they built the road": a place and its time. */
const placed =
  /^(?:my|our|the|that) (?:[\p{L}'’]+ ){0,3}[\p{L}'’]+, (?:before|after|when|back when|where|until|in) [^,.!?]{3,40}[.]?$/iu

/** Things and times that are only named, and no story. Without a verb (`bare`) more may be such. */
export const isMention = (text: string, bare: boolean): boolean =>
  (text.split(/\s+/).length <= 8 && (whenOnly.test(text) || placed.test(text))) ||
  (text.split(/\s+/).length <= 9 &&
    !somebody.test(text) &&
    (doings.test(text) ||
      times.test(text) ||
      (bare && (things.test(text) || stretches.test(text) || days.test(text)))))

/** The frame for a fragment (already turned to "you") that answers `asked`, or nothing special. */
export function answerFrame(text: string, asked: string): string | undefined {
  const question = asks.find(
    ([name, pattern]) => pattern.test(asked) && !(name === 'helps' && hardship.test(asked)),
  )?.[0]
  if (/^(?:nobody|no one|no-one)\b/i.test(text)) return 'frag.nobody'
  if (body.test(text)) return 'frag.body'
  if (stretch.test(text)) return asked && question !== 'long' && question !== 'when' ? undefined : 'frag.long'
  if (question === 'helps' && !/\bwould\b/i.test(asked))
    return /^(?:not|no|nothing|none|never)\b/i.test(text) ? undefined : 'frag.helps'
  if (question === 'trigger')
    return /^(?:not|no|nothing|none|never)\b/i.test(text) ? undefined : 'frag.trigger'
  if (person.test(text)) return asked && question !== 'who' ? undefined : 'frag.who'
  if (!asked) return undefined
  // "When did you wake up" asks for an hour, not for when it comes.
  if (moment.test(text))
    return question === 'when' && !/\b(?:did|was|were|had)\b/i.test(asked) ? 'frag.when' : undefined
  if (question === 'where' && place.test(text)) return 'frag.where'
  return undefined
}
