// A harsh word on oneself in whatever place it stands: cried out, as an adverb, as a likeness, alone after a full stop,
// in somebody else's mouth and believed. It is found together with the rest of the message, so that what happened can be
// told as it was, and the word as the person's own.

import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { ending } from './deeds.ts'
import { askedIn, believedIn, measureIn, praisedIn, sillyIn } from './slight-sayings.ts'
import {
  asEver,
  atFirst,
  cried,
  enough,
  failing,
  harshName,
  harshWord,
  inPassing,
  likeness,
  maybeScorned,
  ofMe,
  ofPeople,
  ownStory,
  scorned,
  shot,
  soBad,
  someRole,
  theOneWho,
  unlike,
  worstThing,
} from './slight-shapes.ts'
import { bareName, type Slight, small, takenOut, tidy } from './slight-words.ts'

/** `sure`: how far the weights hold it for hard on oneself. */
export function slightIn(text: string, sure: number): Slight | undefined {
  if (text.length > 400) return undefined
  return (
    believedIn(text) ??
    askedIn(text) ??
    criedIn(text, sure) ??
    praisedIn(text) ??
    takenOut(text, soBad.exec(text), 'word') ??
    takenOut(text, asEver.exec(text), 'word') ??
    theOne(text) ??
    deedOf(text) ??
    adverbIn(text) ??
    likenessIn(text, sure) ??
    takenOut(text, someRole.exec(text), 'irony') ??
    measureIn(text) ??
    bareIn(text, sure) ??
    sillyIn(text)
  )
}

function criedIn(text: string, sure: number): Slight | undefined {
  const found = cried.exec(text)
  if (!found || !harshName.test(found[1]!)) return undefined
  const rest = tidy(text.replace(found[0], ' '))
  if (!found[2] && !(sure > likely) && !ownStory.test(rest)) return undefined
  return { shape: 'word', said: bareName(found[1]!), rest }
}

function deedOf(text: string): Slight | undefined {
  const about = worstThing.exec(text)?.[1] ?? shot.exec(text)?.[1]?.replace(/^for /i, '')
  if (about) return { shape: 'deed', said: '', rest: `for ${reflect(small(about))}` }
  const bold = enough.exec(text)
  if (bold) return doing(bold[1]!, '', bold[2]!, bold[3])
  const found = ofMe.exec(text)
  if (!found || !(harshWord.test(found[1]!) || /^(?:silly|wrong|weak|mean)$/i.test(found[1]!)))
    return undefined
  if (found[3]) return doing(found[1]!, found[2] ? 'not ' : '', found[3], found[4])
  return { shape: 'word', said: found[1]!.toLowerCase(), rest: tidy(text.replace(found[0], ' ')) }
}

/** "stupid", and "for not checking the tyres". */
const doing = (name: string, not: string, verb: string, more = ''): Slight => ({
  shape: 'deed',
  said: name.toLowerCase(),
  rest: `for ${not}${ending(verb.toLowerCase())} ${reflect(more).trim()}`,
})

function theOne(text: string): Slight | undefined {
  const found = theOneWho.exec(text)
  return found
    ? { shape: 'word', said: bareName(found[1]!), rest: tidy(text.replace(found[0], 'I ')) }
    : undefined
}

/** "stupidly" is "stupid", as a word for it. */
function adverbIn(text: string): Slight | undefined {
  const found = takenOut(text, inPassing.exec(text) ?? atFirst.exec(text), 'word')
  return (
    found && {
      ...found,
      said: found.said
        .replace(/ically$/, 'ic')
        .replace(/ily$/, 'y')
        .replace(/ly$/, ''),
    }
  )
}

function likenessIn(text: string, sure: number): Slight | undefined {
  const found = text.includes(' like ') ? likeness.exec(text) : null
  const lead = text.slice(0, found?.index ?? 0)
  // Whoever stands between "I" and the likeness may be the one who is meant.
  if (!found || unlike.test(lead.slice(lead.search(/\bI(?:'m|'ve|'d)?\b(?!.*\bI\b)/)))) return undefined
  const told = found[1]!
  const harsh = harshName.test(told.replace(/^like (?:an?|some|the) /i, '')) || scorned.test(told)
  if (!harsh && !(sure > likely && maybeScorned.test(told))) return undefined
  return { shape: 'likeness', said: told.toLowerCase(), rest: tidy(text.replace(found[0], ' ')) }
}

/** "Old fool." and "Pathetic, crying over shoes": a word by itself, beside what the person did. */
function bareIn(text: string, sure: number): Slight | undefined {
  const parts = text.split(/(?<=[.!])\s+|, (?=[\p{L} ]+[.!]*$)|(?<=^[\p{L} ]{3,30}), /u)
  const at = parts.findIndex(part => part.split(' ').length < 6 && isBareName(part))
  if (at < 0 || parts.length < 2 || parts.length > 4) return undefined
  const rest = tidy(
    parts
      .toSpliced(at, 1)
      .join(' ')
      .replace(
        /^that(?:'s| is) (?:just |all )?(?:(?:what|who) I(?:'m| am| was| felt)(?: when |[.,!]* *)|me(?:[.,!]+ *|$))/i,
        '',
      ),
  )
  const name = bareName(parts[at]!)
  const own = ownStory.test(rest) && (!harshWord.test(name) || ofPeople.test(name) || failing.test(rest))
  return sure > likely || own ? { shape: 'word', said: name, rest } : undefined
}
const likely = 0.55

const isBareName = (part: string): boolean => {
  const name = bareName(part)
  return harshName.test(name) || harshWord.test(name)
}
