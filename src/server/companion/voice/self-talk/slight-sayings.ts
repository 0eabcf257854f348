// Harsh words on oneself that are whole sentences: a question, a likening to somebody better, praise that is none, what
// somebody else said and is believed.
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import {
  asked,
  believed,
  callMyself,
  measured,
  ownStory,
  praised,
  praisedLast,
  silly,
  wentWrong,
  wonIt,
} from './slight-shapes.ts'
import { type Slight, small, takenOut, tidy } from './slight-words.ts'

export function believedIn(text: string): Slight | undefined {
  const found =
    / (?:sa(?:id|ys?|ying)|told|tells?|telling|call(?:s|ed|ing)?|think|thinks|thought|reckons) /.test(text)
      ? believed.exec(text)
      : null
  // "She said I should call and she was right" is no verdict.
  if (
    !found ||
    /\b(?:should|ought|could|would have|needed|good|great|kind|clever|brave|strong|best|better|finest|funniest|cleverest|proud|brilliant|lovely|funny|natural|talented|gifted|amazing|fantastic|wonderful|generous|beautiful|tough|hard-working|legend)\b/i.test(
      found[1]!,
    )
  )
    return undefined
  return { shape: 'believed', said: tidy(found[1]!), rest: '' }
}

export function askedIn(text: string): Slight | undefined {
  const found = asked.exec(text)
  const rest = found ? tidy(text.replace(found[0], ' ').replace(/ [.!?](?= )/g, '.')) : ''
  if (!found || !/\bI(?:'ve|'m|'d)?\b/.test(rest) || rest.includes('?')) return undefined
  const told = small(found[1]!)
    .replace(/^why am i/i, 'why you are')
    .replace(/^why do i (.+)$/i, (_, more: string) => `why you ${reflect(more)}`)
    .replace(/^what's/, 'what is')
    .replace(/^what does (that|it) say about me$/i, 'what $1 says about you')
    .replace(/\bwith me$/i, 'with you')
  return { shape: 'asked', said: told, rest }
}

export function praisedIn(text: string): Slight | undefined {
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

export function measureIn(text: string): Slight | undefined {
  const found = measured.exec(text)
  if (!found || text.includes('?')) return undefined
  const told = tidy(found[1]!)
  return {
    shape: 'measure',
    said: told[0]!.toLowerCase() + told.slice(1),
    rest: tidy(text.replace(found[0], ' ')),
  }
}

export function sillyIn(text: string): Slight | undefined {
  const found = silly.exec(text)
  if (!found) return undefined
  return {
    shape: 'silly',
    said: found[1]!.toLowerCase(),
    rest: `I call it ${found[1]!.toLowerCase()} ${found[2]}`,
  }
}
