// A harsh word on oneself in whatever place it stands: cried out, as an adverb, as a likeness, alone after a full stop,
// in somebody else's mouth and believed. It is found together with the rest of the message, so that what happened can be
// told as it was, and the word as the person's own.
import { ending } from './deeds.ts'
import { reflect } from './reflect.ts'
import {
  asEver,
  asked,
  atFirst,
  believed,
  callMyself,
  cried,
  enough,
  failing,
  harshName,
  harshWord,
  inPassing,
  likeness,
  maybeScorned,
  measured,
  ofMe,
  ofPeople,
  ownStory,
  praised,
  praisedLast,
  scorned,
  shot,
  silly,
  soBad,
  someRole,
  theOneWho,
  unlike,
  wentWrong,
  wonIt,
  worstThing,
} from './slight-shapes.ts'

/**
 * `word`: a word or a likeness they have for themselves; `irony`: praise that is none; `deed`: what they call themselves something for; `believed`: what
 * somebody said and they have come to think; `measure`: what somebody better would have done; `silly`: a feeling they call
 * silly; `asked`: what is wrong with them. `rest`: the message without it.
 */
export type Slight = {
  shape: 'word' | 'likeness' | 'irony' | 'deed' | 'believed' | 'measure' | 'silly' | 'asked'
  said: string
  rest: string
}

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

function believedIn(text: string): Slight | undefined {
  const found =
    / (?:sa(?:id|ys?|ying)|told|tells?|telling|call(?:s|ed|ing)?|think|thinks|thought|reckons) /.test(text)
      ? believed.exec(text)
      : null
  // "She said I should call and she was right" is no verdict.
  if (
    !found ||
    /\b(?:should|ought|could|would have|needed|good|great|kind|clever|brave|strong)\b/i.test(found[1]!)
  )
    return undefined
  return { shape: 'believed', said: tidy(found[1]!), rest: '' }
}

function askedIn(text: string): Slight | undefined {
  const found = asked.exec(text)
  const rest = found ? tidy(text.replace(found[0], ' ').replace(/ [.!?](?= )/g, '.')) : ''
  if (!found || !/\bI(?:'ve|'m|'d)?\b/.test(rest) || rest.includes('?')) return undefined
  const told = small(found[1]!)
    .replace(/^why am i/i, 'why you are')
    .replace(/^why do i (.+)$/i, (_, more: string) => `why you ${reflect(more)}`)
    .replace(/^what's/, 'what is')
    .replace(/\bwith me$/i, 'with you')
  return { shape: 'asked', said: told, rest }
}

function praisedIn(text: string): Slight | undefined {
  const own = callMyself.exec(text)
  if (own)
    return {
      shape: 'irony',
      said: `call yourself ${small(own[1]!)}`,
      rest: tidy(text.replace(own[0], ' ')),
    }
  if (wentWrong.test(text)) {
    const first = takenOut(text, praised.exec(text), 'irony')
    if (first) return first
  }
  const last = praisedLast.exec(text)
  const found = last && !wonIt.test(text) ? takenOut(text, last, 'irony') : undefined
  if (!found) return undefined
  const rest = found.rest.replace(
    /^(?:brilliant|great|perfect|lovely|fantastic|typical|classic),? (?=I\b)/i,
    '',
  )
  return ownStory.test(rest) && rest.split(' ').length > 2 ? { ...found, rest } : undefined
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

function takenOut(text: string, found: RegExpExecArray | null, shape: 'word' | 'irony'): Slight | undefined {
  return found
    ? {
        shape,
        said: (found[1] ?? found[2] ?? found[3])!.toLowerCase(),
        rest: tidy(text.replace(found[0], ' ')),
      }
    : undefined
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

function measureIn(text: string): Slight | undefined {
  const found = measured.exec(text)
  if (!found || text.includes('?')) return undefined
  const told = tidy(found[1]!)
  return {
    shape: 'measure',
    said: told[0]!.toLowerCase() + told.slice(1),
    rest: tidy(text.replace(found[0], ' ')),
  }
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

function sillyIn(text: string): Slight | undefined {
  const found = silly.exec(text)
  if (!found) return undefined
  return {
    shape: 'silly',
    said: found[1]!.toLowerCase(),
    rest: `I call it ${found[1]!.toLowerCase()} ${found[2]}`,
  }
}

/** "Idiot idiot idiot", "what an absolute clown" */
const bareName = (part: string): string =>
  tidy(part)
    .toLowerCase()
    .replace(/[.!,]/g, '')
    .replace(/^(?:so|just|what|such|how|god|honestly|you|an?|the|well|being) (?:an? |the )?/, '')
    .replace(/\b(?:fucking|bloody|damn) /g, '')
    .replace(/ (?:really|honestly|again|as usual|frankly|i know)$/, '')
    .replace(/^(\p{L}+)(?: \1)+$/u, '$1')
    .trim()

const small = (text: string): string => text.trim() && text.trim()[0]!.toLowerCase() + text.trim().slice(1)

const tidy = (text: string): string => {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;:!])/g, '')
    .replace(/[,;:]+(?=[,.;:!])/g, '')
    .replace(/^[\s,.;:!–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/^(?:and|but|so) (?=\p{L})/iu, '')
  return clean && clean[0]!.toUpperCase() + clean.slice(1)
}
