// What a message is, and which of its words are told: the greeting before a story is no part of it, and a story that
// ends in "how do I bring it up" asks for something.

import type { Reader, Reading } from '#server/companion/voice/reading/reading.ts'
import { lightly } from '#server/companion/voice/self-talk/with-laugh.ts'
import { greetedPlainly, isAside, saidBeside, withoutGreeting } from './greetings.ts'
import type { Route, Router } from './router.ts'

type Heard = { route: Route; reading: Reading }
type Message = {
  text: string
  careful?: boolean | undefined
  channel?: string | undefined
  lastQuestion?: string | null | undefined
}

export function hear(message: Message, reader: Reader, router: Router): Heard {
  const { careful } = message
  const text = lightly(greetedPlainly(message.text))
  const group = message.channel === 'group'
  const weighed = (read: Reading): Reading =>
    careful && read.weight === 'ordinary' ? { ...read, weight: 'grave' } : read
  const whole = weighed(reader.read(apart(text)))
  const route = router.route(text, whole.text, { group, answers: !!message.lastQuestion })
  if (!(route.kind === 'content' || route.sub === 'short.other')) return { route, reading: whole }
  const rest = withoutGreeting(text)
  const beside = rest ? weighed(reader.read(rest)) : undefined
  // In a group too: "Morning, everyone" was said to the others.
  if (group) return { route, reading: beside && route.kind === 'content' ? beside : whole }
  if (rest && beside?.weight === 'ordinary' && isAside(rest, beside) && saidBeside(text))
    return { route: { ...route, kind: 'social', sub: 'social.hello' }, reading: whole }
  const reading = beside && route.kind === 'content' ? beside : whole
  if (route.kind === 'content' && asksWhatToDo(reading))
    return { route: { ...route, kind: 'advice', sub: '' }, reading }
  return { route, reading }
}

/** "…, do I say something": the question is a sentence of its own, however it was joined. */
const joined =
  /^((?:i|i'm|im|i've|my|our|we|he|she|they|the|it)\b[^.!?\n]{8,110}?)(?:,| and| so| but) (?=(?:do|should|shall|ought) (?:i|we) (?!not\b)\p{L}+|how (?:do|should|can) (?:i|we) (?:tell|say|ask|get|stop|make|deal|bring|handle|reply|answer|talk)\b|what (?:do|should) (?:i|we) (?:do|say)\b)/iu
const apart = (text: string): string =>
  text.length > 180 || !joined.test(text)
    ? text
    : `${text.replace(joined, (_, story) => `${story}. `).replace(/[.\s]+$/, '')}${/[?!]$/.test(text) ? '' : '?'}`

const wishes =
  /^(?:(?:so|but|and|ok|any idea|please),? )*(?:how (?:do|can|should|could|would) (?:i|we)|should (?:i|we)|shall i|what (?:should|shall|can|could|do) (?:i|we) (?:do|say)|do i (?:just |really |even )?(?:tell|say|ask|leave|stay|go|call|text|let|give|take|quit|keep|confront|apologi[sz]e))\b/i
/** "How do I always end up here" asks nobody. */
const asksNobody =
  /\bhow (?:do|can|could) (?:i|we) (?:always|keep|even|still|ever|end up|know|feel|not|possibly|be so|manage to|live|go on|cope|survive)\b|\bwhat (?:can|do|could) i do (?:wrong|now that)\b/i

/** A short story and a question of what to do with it: at its head or its end. */
function asksWhatToDo({ text, weight }: Reading): boolean {
  if (weight !== 'ordinary' || text.split(' ').length > 32) return false
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  if (sentences.length < 2 || sentences.length > 3) return false
  const asking = [sentences[0]!, sentences.at(-1)!]
  return asking.some(each => wishes.test(each) && !asksNobody.test(each))
}
