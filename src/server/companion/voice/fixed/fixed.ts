// What to say to turns that tell no story: greetings, thanks, short answers, questions about the program, requests
// it does not serve. Whole authored lines, with a slot only where the person's own words must be in it.

import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { weightOf } from '#server/companion/voice/reading/heavy.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { placeGreeted, saidBeside } from '#server/companion/voice/router/greetings.ts'
import { closeOne, notTold, theirGuess } from '#server/companion/voice/router/intents.ts'
import { repairPlans } from '#server/companion/voice/router/repairs.ts'
import type { Route } from '#server/companion/voice/router/router.ts'
import type { Memory, VoiceState } from '#server/companion/voice/state.ts'
import { cannot, knowsNot, whomToReach } from './asked-of-us.ts'
import { advicePlans } from './counsel.ts'
import { diagnosisPlans } from './diagnosis.ts'
import { faceIn } from './faces.ts'
import { partPlans } from './parts.ts'
import { seenIn } from './pictures.ts'
import { requestPlans } from './requests.ts'

export type Person = { name?: string | undefined; companion: string; group: boolean }

const said = (text: string): Slot => ({ text, source: 'echo' })
const known = (text: string): Slot => ({ text, source: 'authored' })

export function fixedPlans(
  route: Route,
  reading: Reading,
  state: VoiceState,
  person: Person,
): { plans: Plan[]; memories: Memory[] } {
  const plain = (plans: Plan[]) => ({ plans, memories: [] })
  if (route.kind === 'offscope' && (notTold.test(reading.text) || theirGuess.test(reading.text)))
    return metaPlans('meta.not-told', reading.text, state, person, false)
  switch (route.kind) {
    case 'social':
      return plain(socialPlans(route.sub, reading.raw, state, person))
    case 'meta':
      return metaPlans(
        route.sub,
        reading.text,
        state,
        person,
        /^(?:so |and |but |ok )?(?:what|how|who|where|when|why|which)\b/i.test(reading.text),
      )
    case 'advice':
      return plain(advicePlans(reading))
    case 'repair':
      return plain(repairPlans(route.sub, reading))
    case 'nodiagnosis':
      return plain(diagnosisPlans(route.sub, reading))
    case 'offscope':
      return plain([
        ...partPlans(route.sub, reading.text),
        ...(/^off\.(?:request|fact)$/.test(route.sub) ? requestPlans(reading.text) : []),
        { frame: route.sub },
        { frame: 'off.request' },
      ])
    case 'noise':
      return plain([...seenPlans(route.sub, reading.raw), { frame: route.sub }, { frame: 'bare' }])
    // "I hear what you're saying" would not be true of these.
    case 'language':
    case 'code':
      return plain([{ frame: route.sub || route.kind }])
    default:
      return plain([{ frame: route.sub || route.kind }, { frame: 'bare' }])
  }
}

const inShort: [RegExp, string][] = [
  [/^off\./, 'beside.off'],
  [/^social\.(?:thanks|kind)/, 'beside.thanks'],
  [/^social\.night/, 'beside.night'],
  [/^social\.bye/, 'beside.bye'],
  [/^repair\.stop-asking/, 'beside.quiet'],
]

/** The same in a word or two, where something is told beside it; what has no such line is said whole. */
export function besidePlans(plans: readonly Plan[]): readonly Plan[] {
  const frame = inShort.find(([pattern]) => pattern.test(plans[0]?.frame ?? ''))?.[1]
  return frame ? [{ frame }] : plans
}

/** Animals and things are named as they are seen, with the face that stands beside them. */
function seenPlans(sub: string, raw: string): Plan[] {
  if (!/^noise\.(?!mash|number|marks|dots$|asking)/.test(sub)) return []
  const seen = seenIn(raw, faceIn)
  if (!seen) return []
  return [{ frame: `noise.seen${seen.mood}`, slots: { fragment: known(seen.named) } }]
}

function socialPlans(sub: string, raw: string, state: VoiceState, person: Person): Plan[] {
  const last = person.group
    ? undefined
    : state.memories.findLast(memory => memory.topic && weightOf(memory.said) !== 'bare')
  const topic = last && topicNamed(last)
  const plans: Plan[] = []
  if (sub === 'social.bye' && topic)
    plans.push({ frame: 'social.bye.topic', slots: { topic: { text: topic, source: 'memory' } } })
  const slots: Record<string, Slot> = { greeting: known(greetingFor(raw)) }
  const from = /^social\./.test(sub) ? placeGreeted(raw) : undefined
  if (from) plans.push({ frame: 'social.from', slots: { ...slots, fragment: said(from) } })
  const beside =
    /^social\.(?:hello|again)$/.test(sub) && weightOf(raw) === 'ordinary' ? saidBeside(raw) : undefined
  if (beside)
    plans.push({
      frame: homecoming.test(beside) ? 'social.back' : 'social.hello.with',
      slots: { ...slots, fragment: said(beside) },
    })
  const wider = /^social\.(?:bye|thanks)\./.test(sub) ? [{ frame: sub.slice(0, sub.lastIndexOf('.')) }] : []
  return [...plans, { frame: sub, slots }, ...wider, { frame: 'social.other' }]
}

const homecoming =
  /^(?:just |only just |finally |now )*(?:back|off|home|done|finished|in|out of|through) (?:off|from|with|nights|lates|earlies|shift|work|the|my|your|after)\b/i

/** Said back in the same tone: who says "good evening" is not answered with "hey". */
function greetingFor(raw: string): string {
  const time = /\b(morning|afternoon|evening)\b/i.exec(raw)?.[1]
  if (time) return `Good ${time.toLowerCase()}`
  if (/^\W*(?:yo|he+y|hiya|ey|oi|ay)/i.test(raw)) return 'Hey'
  const theirs = /^\W*(hola|ciao|namaste|namaskar|salaam|bonjour|howdy)\b/i.exec(raw)?.[1]
  if (theirs) return theirs[0]!.toUpperCase() + theirs.slice(1).toLowerCase()
  return /^\W*hi+\b/i.test(raw) ? 'Hi' : 'Hello'
}

/** The topic as it stood in the person's own sentence: "your sister". */
function topicNamed(memory: Memory): string | undefined {
  const found = new RegExp(
    `\\b(your (?:\\p{L}+ ){0,1}${memory.topic!.replace(/[^\p{L}-]/gu, '')}s?)\\b`,
    'iu',
  ).exec(memory.clause)
  return found?.[1]
}

const errand =
  /^(?:hey |so |please )?(?:can|could|will|would) (?:you|u) (?:please |just |maybe )*(?:fix|write|make|solve|translate|check|proofread|draw|send|book|order|play|debug|correct|finish|do (?:my|this|the)|look (?:at|up)|find|set|remind|wake|call|sing|tell me a)\b/i

function metaPlans(
  sub: string,
  text: string,
  state: VoiceState,
  person: Person,
  open: boolean,
): { plans: Plan[]; memories: Memory[] } {
  const slots: Record<string, Slot> = { companion: known(person.companion) }
  if (person.name && !person.group) slots.name = known(person.name)
  if (sub === 'meta.my-name')
    return { plans: [{ frame: slots.name ? sub : 'meta.my-name.none', slots }], memories: [] }
  if (sub === 'meta.not-told') {
    const guess = theirGuess.exec(text)
    const what = guess ? `${guess[1]} ${guess[2]}`.toLowerCase() : notTold.exec(text)?.[1]
    if (what)
      return { plans: [{ frame: sub, slots: { wondering: said(reflect(what)) }, open }], memories: [] }
  }
  if (sub === 'meta.remember') {
    const memory = person.group
      ? undefined
      : (state.memories.findLast(each => each.weight >= 2) ?? state.memories.at(-1))
    if (!memory || person.group) return { plans: [{ frame: 'meta.remember.none' }], memories: [] }
    return {
      plans: [{ frame: sub, slots: { earlier: { text: memory.clause, source: 'memory' } } }],
      memories: [memory],
    }
  }
  if (sub === 'meta.calls') {
    const who = whomToReach(text)
    const named = who ? { topic: said(reflect(who.toLowerCase())) } : undefined
    const plans = named ? [{ frame: 'meta.calls.who', slots: named, open }] : []
    return { plans: [...plans, { frame: sub, slots, open }], memories: [] }
  }
  if (sub === 'meta.close-reads') {
    const who = person.group ? undefined : closeOne.exec(text)?.[1]
    if (who)
      return {
        plans: [{ frame: sub, slots: { topic: said(reflect(who.toLowerCase())) }, open }],
        memories: [],
      }
    return { plans: [{ frame: 'meta.who-reads', slots, open }], memories: [] }
  }
  // "Can you fix this for me": asked as if about the program, and a wish all the same.
  if (sub === 'meta.trust-or-other' && errand.test(text))
    return { plans: [...requestPlans(text), { frame: 'off.request' }], memories: [] }
  const unknown = sub === 'meta.trust-or-other'
  const named = unknown && knowsNot(text) ? 'meta.only-words' : unknown && cannot(text) ? 'meta.cannot' : sub
  return { plans: [{ frame: named, slots, open }, { frame: 'meta.trust-or-other' }], memories: [] }
}
