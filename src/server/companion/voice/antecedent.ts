// A strand taken out of a long story must not speak of "him" or "them" before anybody was named: where the story has
// one person only, the first "he" is named, else the strand is left out.
import { keepsCapital, names } from './echo.ts'
import type { Word } from './parse.ts'
import type { Reading } from './reading.ts'

export type Person = { name: string; she: boolean }

const kin =
  /^(?:mum|mom|mam|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|ex|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|uncle|aunt|auntie|cousin|niece|nephew|boss|manager|landlord|landlady|teacher|tutor|friend|flatmate|roommate|neighbour|neighbor|baby|dog|cat|fiancé|fiancée|mother-in-law|father-in-law|sister-in-law|brother-in-law|stepdad|stepmum|stepson|colleague)$/
/** Somebody whom "he" or "she" may stand for. */
const people =
  /\b(?:mum|mom|mam|mother|dad|father|parents?|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|ex|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|grandson|granddaughter|grandchild|uncle|aunt|auntie|cousin|niece|nephew|boss|manager|supervisor|landlord|landlady|teacher|tutor|coach|friend|mate|bestie|flatmate|roommate|neighbour|neighbor|baby|boy|girl|man|woman|guy|lady|bloke|lad|kid|child|toddler|teenager|dog|cat|puppy|kitten|horse|rabbit|doctor|nurse|consultant|surgeon|midwife|dentist|therapist|counsellor|physio|solicitor|vet|priest|imam|vicar|driver|colleague|client|customer|patient|student|pupil|intern|stranger|crush|date|fiancé|fiancée|stepdad|stepmum|stepson|mother-in-law|father-in-law|sister-in-law|brother-in-law|carer|someone|somebody|person|one|tenant|owner|builder|officer|policeman|policewoman|worker|chef|captain|twin|lodger)(?:'s)?\b|(?<!^|[.:] )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ (?:is|was|has|and|said|says|'s)|\p{Lu}\p{Ll}+'s\b/u
const female =
  /\b(?:mum|mom|mam|mother|sister|daughter|wife|girlfriend|nan|nana|gran|granny|grandma|grandmother|aunt|auntie|niece|landlady|fiancée|mother-in-law|sister-in-law|stepmum)$/
const male =
  /\b(?:dad|father|brother|son|husband|boyfriend|grandad|grandpa|grandfather|uncle|nephew|landlord|father-in-law|brother-in-law|stepdad|stepson)$/
const he = /^(?:he|him|his|he's|he'd|he'll|himself)$/
const she = /^(?:she|her|hers|she's|she'd|she'll|herself)$/

/** The only person of a story besides the one who tells it. */
export function onlyPerson(reading: Reading): Person | undefined {
  const words = reading.clauses.flatMap(clause => clause.words)
  const found = new Set<string>()
  words.forEach((word, at) => {
    const bare = word.lower.replace(/'s$/, '')
    const how = /^(?:best|old|older|eldest|little|younger|youngest|big|new|only|teenage|late)$/.test(
      words[at - 1]?.lower ?? '',
    )
    if (kin.test(bare) && /^(?:my|our)$/.test(words[at - (how ? 2 : 1)]?.lower ?? ''))
      found.add(`your ${how ? `${words[at - 1]!.lower} ` : ''}${bare}`)
    else if (kin.test(bare) && !/^\p{Lu}/u.test(word.text)) found.add(bare)
    else if (isName(words, at)) found.add(word.text.replace(/'s$/, ''))
  })
  const [name] = found
  const [men, women] = [words.some(word => he.test(word.lower)), words.some(word => she.test(word.lower))]
  if (found.size !== 1 || !name || men === women) return undefined
  // "He has changed. My sister says I'm mad": he is not my sister.
  if ((men && female.test(name)) || (women && male.test(name))) return undefined
  return /^(?:your |\p{Lu})/u.test(name) ? { name, she: women } : undefined
}

const isName = (words: readonly Word[], at: number): boolean => {
  const { text, lower, pos } = words[at]!
  if (!/^\p{Lu}\p{Ll}+(?:'s)?$/u.test(text) || keepsCapital.test(lower)) return false
  return (
    names.has(lower.replace(/'s$/, '')) ||
    (pos === 'PROPN' && at > 0 && /^(?:VERB|AUX|ADJ)$/.test(words[at + 1]?.pos ?? ''))
  )
}

const single = /\b(?:he|she|him|his|her|he's|she's|he'd|she'd|he'll|she'll|himself|herself)\b/
const many = /\b(?:they|them|their|they're|they've|they'd|themselves)\b/
const thing = /^(?:then |now )?(?:it|it's|this|that)\b|\b(?:of|about|with|for|to|from|like) (?:it|this|that)$/
const notOwned =
  /^(?:to|in|at|on|up|for|and|but|that|when|because|with|about|from|again|out|off|so|today|now|every|how|what|if|like|last|yesterday|down|away|into|the|a|an|your|not|than|before|after|i|you|he|she|who|go|do|be|come|leave|say|yet|too|either|anymore|anything|everything|something|nothing|back|alone|there|here|first|once|twice|whether|why|where|this|it|is|was|any|one|over|round|around|through|properly|tonight|tomorrow|anyway|still|already|together|once|while|until|since|whenever|though|instead|much|more|all|both|either|even|just)$/

/** The texts with the person named where they first come up, or undefined where somebody stays unnamed. */
export function withNames(
  texts: readonly string[],
  person: Person | undefined,
  /** "He texted at two" opens the message: whoever wrote it means to leave him unnamed. */
  unnamed = false,
): string[] | undefined {
  let before = ''
  const named: string[] = []
  for (const text of texts) {
    const said = nameFirst(text, unnamed ? `the one ${before}` : before, person)
    if (said === undefined) return undefined
    named.push(said)
    before += `${said} `
  }
  return named
}

function nameFirst(text: string, before: string, person: Person | undefined): string | undefined {
  const open = text.replace(/"[^"]*"/g, quote => ' '.repeat(quote.length))
  const group = many.exec(open)
  const somePeople = `${before}${open.slice(0, group?.index ?? 0)}`
  if (
    group &&
    !/\b\p{L}{2,}[^s']s\b|\b(?:people|kids|children|everyone|everybody|nobody|family|team|company)\b/u.test(
      somePeople,
    )
  )
    return undefined
  if (thing.test(open) && !before) return undefined
  // "it doesn't shut any more" is about whatever came just before.
  if (
    /^(?:then |now |and )?(?:it|it's|it'd|it'll)\b(?! (?:was|is|has|'s)? ?(?:been|took|takes|hurts))/.test(
      open,
    )
  )
    return undefined
  if (/\b(?:on|of|with|from|to) (?:one|another|both)$/.test(open)) return undefined
  // "you turned it down" needs what was turned down beside it.
  const it = /\b(?:it|them)\b/.exec(open)
  if (
    it &&
    it.index > 0 &&
    !/\b(?:your|the|a|an|this|that|his|her|no|some) \p{L}+/u.test(`${before}${open.slice(0, it.index)}`)
  )
    return undefined
  const one = single.exec(open)
  if (!one) return text
  const earlier = `${before}${open.slice(0, one.index)}`.replace(
    /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\b/g,
    ' ',
  )
  if (people.test(earlier) && (!person || earlier.includes(person.name))) return text
  if (!person) return undefined
  const next = /^ ([\p{L}'-]+)/u.exec(open.slice(one.index + one[0].length))?.[1] ?? ''
  const owns = one[0] === 'his' || (one[0] === 'her' && !!next && !notOwned.test(next))
  if (/'d|'ll|self/.test(one[0])) return undefined
  const is = one[0].endsWith("'s")
  const name = owns || is ? `${person.name}'s` : person.name
  return text.slice(0, one.index) + name + text.slice(one.index + one[0].length)
}
