// What kind of thing a feeling is about, read from plain words: whether it is still to come, goes on or is over,
// whether it is somebody. A second sentence that fits only some of these says so in the data.
import type { OwnFeeling } from '#server/companion/voice/reading/feelings.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'

const kin =
  'son|sons|daughter|daughters|boy|boys|girl|girls|kid|kids|child|children|baby|twins|mum|mom|mam|mother|dad|father|parents|brother|brothers|sister|sisters|nan|nana|gran|grandma|grandad|grandpa|grandmother|grandfather|granddaughter|grandson|wife|husband|partner|girlfriend|boyfriend|niece|nephew|aunt|auntie|aunties|uncle|cousin|friend|friends|mate|mates|family'
const others =
  'boss|manager|landlord|landlady|neighbour|neighbours|colleague|colleagues|teacher|coach|doctor|nurse|foreman|supervisor|man|woman|lad|lads|guy|people|ex|team|crew|driver|customers|inspector|chemist'
const someone = new RegExp(
  `^(?:at|with|of|by|in|for|about|around|that|when|how)? ?(?:(?:all )?(?:my|the|our|his|her|their|this|that|those|some|a|new|other|old|own|best) )*(?:${kin}|${others})\\b|\\b(?:him|her|them)$|^(?:at|with|of|by|in|for|about|when|that|how) (?:he|she|they|him|her|them|people)\\b`,
  'i',
)
const dear = new RegExp(`^(?:about|for) (?:my|our) (?:\\w+ ){0,2}(?:${kin})(?:'s|s')?\\b`, 'i')

const signs: [string, RegExp][] = [
  [
    'ahead',
    /\b(?:tomorrow|tonight|next (?:week|month|year|term|time|\w+day)|(?:on|this|by|until) (?:the \d+\w*|\w+day)\b|upcoming|coming (?:up|soon|on)|going to|about to|before (?:the|my|it|a)|in (?:a few|two|three|four|\d+) (?:days|weeks|months|hours)|first day|interview|exams?|finals|my (?:\w+ )?(?:test|oral|operation|appointment|appraisal|results|surgery|viva|audition|hearing)|to (?:open|tell|ask|ring|call|go|see|face|start|say|meet|hear|find|look|read|play|move|leave))\b/i,
  ],
  [
    'lasting',
    /\b(?:every|whenever|each time|any ?time|always|when(?!ever)|these days|lately|any ?more|since|(?:mon|tues|wednes|thurs|fri|satur|sun)days|at night|nights|mornings|all the time|most days|constantly|again and again|winter|for (?:weeks|months|years))\b/i,
  ],
  [
    'over',
    /\b(?:didn't|wasn't|weren't|was|were|got|went|said|told|forgot|left|gave|took|made|came|fell|lost|broke|sent|ate|spent|sold|is over|is done|rang|never (?:rang|came|said|asked|called)|(?!(?:need|feed|bleed|tired|scared|worried|bored|ashamed|embarrassed|disappointed|excited|relieved|overwhelmed|stressed|confused|trapped|frightened|terrified|exhausted|annoyed|hundred)\b)\w{3,}ed)\b/i,
  ],
  [
    'nowadays',
    /(?<!\bby )\b(?:now|any ?more|these days|since)\b(?! (?:what|that))|\bat (?:fifty|sixty|seventy|eighty|\d\d)\b/i,
  ],
  [
    'stretch',
    /\b(?:more (?:days|weeks|months|years)|(?:weeks|months|years|days) (?:still )?(?:to go|left)|still to go)\b/i,
  ],
  ['years', /\b(?:years|decades)\b/i],
  [
    'dates',
    /\b(?:next (?:week|month|\w+day)|this (?:week|month|\w+day)|tomorrow|today|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|birthday|anniversary|christmas|easter|eid|diwali)\b/i,
  ],
  [
    'hour',
    /\b(?:teatime|bedtime|mornings?|evenings?|sundays?|saturdays?|dinner|breakfast|at night|match days?|nights?|lunch)\b/i,
  ],
  [
    'body',
    /\b(?:hands?|stomach|heart|sweat\w*|shak\w+|chest|throat|feel sick|trembl\w+|legs|can't (?:eat|sleep|breathe))\b/i,
  ],
  ['unable', /\b(?:can't|cannot|couldn't|don't know how|never learn\w*|still can't)\b/i],
  [
    'again',
    /\b(?:again|last (?:time|year|one)|first time (?:since|in)|once more|third|fourth|fifth|times)\b/i,
  ],
  ['being', /\b(?:being|nobody|no one|never (?:rang|came|called|asked))\b/i],
  [
    'people',
    /\b(?:people|crowd\w*|party|parties|house full|among|surrounded|everyone|even when|friends|flatmates|in company)\b/i,
  ],
  [
    'ended',
    /\b(?:after (?:finishing|the|it)|finish\w*|ended|is over|was over|it's over|now what|then nothing|last (?:day|one|episode))\b/i,
  ],
  ['gone', /\b(?:isn't there|not there|gone|any ?more|no longer|used to|sold)\b/i],
  ['asking', /\b(?:ask|asking)\b/i],
  ['first', /\bfirst (?:one |person |of us )?in (?:my|our|the) family\b/i],
  [
    'loss',
    /\b(?:delet\w+|lose|losing|last (?:voicemail|photo|message|letter|picture|one)|only (?:photo|picture|recording|one) (?:left|I have))\b/i,
  ],
  ['him', /\b(?:his|her|their) (?:ex|friends?|colleague|boss|mates?)\b|\bwhen (?:he|she|they)\b/i],
]

export function signsOf(own: OwnFeeling, message: string): ReadonlySet<string> {
  const rest = textOf(own.rest)
  const found = new Set(signs.filter(([, sign]) => sign.test(message)).map(([name]) => name))
  if (someone.test(rest)) found.add('person')
  if (dear.test(rest)) found.add('dear')
  // "guilty for shouting", "ashamed of what I said": something they did, and not how they are.
  if (
    /^(?:I\b|(?:for|about|that|of|after)\b.*(?:\bI(?:'ve)? \w+|\w+ing\b))/i.test(rest) &&
    !found.has('unable')
  )
    found.add('deed')
  if (/\bsince I was\b|\balways (?:have|was)\b/i.test(message)) found.delete('nowadays')
  // What goes on is not over, whatever began it.
  if (/\b(?:every|whenever|since|always|these days)\b/i.test(message)) found.delete('over')
  // "when it's my turn to read" comes round again and again.
  if (/\b(?:when|whenever|every|any ?time)\b/i.test(message)) found.delete('ahead')
  if (found.has('stretch')) found.delete('lasting')
  if (own.word === 'proud' && found.has('person')) found.add('love')
  if (own.word === 'glad' && /\b(?:he|she|they|him|her|them)\b|'s got\b/i.test(rest)) found.add('wish')
  return found
}
