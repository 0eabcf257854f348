// What a message is, and which of its words are told: the greeting before a story is no part of it, and a story that
// ends in "how do I bring it up" asks for something.

import type { Reader, Reading } from '#server/companion/voice/reading/reading.ts'
import { lightly } from '#server/companion/voice/self-talk/with-laugh.ts'
import { greetedPlainly, isAside, saidBeside, withoutGreeting } from './greetings.ts'
import { halvesOf, opensToUs } from './mixed.ts'
import { withoutRemark } from './remarks.ts'
import type { Route, Router } from './router.ts'

type Told = { route: Route; reading: Reading; first: boolean }
/** `beside`: what is told beside something asked of us, or said to us. */
export type Heard = { route: Route; reading: Reading; beside?: Told }
type Message = {
  text: string
  careful?: boolean | undefined
  channel?: string | undefined
  lastQuestion?: string | null | undefined
}

export function hear(message: Message, reader: Reader, router: Router): Heard {
  const { careful } = message
  const text = lightly(withoutRemark(greetedPlainly(message.text)))
  const group = message.channel === 'group'
  const weighed = (read: Reading): Reading =>
    careful && read.weight === 'ordinary' ? { ...read, weight: 'grave' } : read
  const whole = weighed(reader.read(apart(text)))
  const route = router.route(text, whole.text, { group, answers: !!message.lastQuestion })
  const heard = (said: string): Heard => {
    const reading = weighed(reader.read(said))
    return { reading, route: router.route(said, reading.text, { group, answers: false }) }
  }
  /** Each half by itself: one tells, the other does not. */
  const inHalves = (): Heard | undefined => {
    for (const { asked, told, toldFirst } of halvesOf(text)) {
      const tells = heard(told)
      if (tells.route.kind !== 'content' || !saysMuch(tells.reading, reader)) continue
      const asks = heard(asked)
      // "You said it's heavy twice. I know it's heavy" is still the complaint.
      if (asks.route.kind === 'repair' && /^i (?:know|get|heard|said|told|meant|mean|see)\b/i.test(told))
        continue
      const fits =
        route.kind === 'content' ||
        asks.route.kind === route.kind ||
        /^(?:meta|social)$/.test(asks.route.kind)
      if (fits && hasHalves.test(`${asks.route.kind} ${asks.route.sub}`))
        return { ...asks, beside: { ...tells, first: toldFirst } }
    }
    return undefined
  }
  if (!(route.kind === 'content' || route.sub === 'short.other')) {
    // What calls somebody away belongs to their goodbye, and what it did for them to their thanks.
    const leaves = route.sure === 1 && route.sub.startsWith('social.bye')
    const thanked = /^social\.thanks\.(?:lighter|thought|out)/.test(route.sub)
    const parted =
      group || leaves || thanked || !hasHalves.test(`${route.kind} ${route.sub}`) ? undefined : inHalves()
    return parted ?? { route, reading: whole }
  }
  const parted = group || !opensToUs.test(text) ? undefined : inHalves()
  if (parted) return parted
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

/** "They gave me the link" is told of nobody, and nothing is felt in it. */
const saysMuch = ({ text, clauses, weight }: Reading, reader: Reader): boolean =>
  weight !== 'ordinary' ||
  /\b(?:I|I'm|I've|I'd|my|we|our)\b/i.test(text) ||
  clauses.some(clause => reader.feeling(clause) || reader.polarity(clause) !== 'any')

/** Kinds beside which something may be told. Who asks what to do, or for a name, is answered with all they told. */
const hasHalves =
  /^(?:offscope off\.(?!instructions)|meta |social social\.(?:thanks|night|bye|kind|sorry|other)|repair repair\.(?!corrected|turned|instead|not-said|left-out|presumed|joking|light)|ack short\.no)/

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
