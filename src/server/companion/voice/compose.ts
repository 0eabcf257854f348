// Puts a reply together from a plan: a frame with its slots filled and, where one fits, a second sentence; tries
// line after line until one is new, clean and more than a copy.
import type { Bank, Line, Wish } from './bank.ts'
import { faultIn, type Segment, type Source } from './guard.ts'
import type { Random } from './seeded.ts'
import { openingOf, plain, type VoiceState } from './state.ts'

export type Slot = { text: string; source: Source }
export type Plan = {
  frame: string
  slots?: Record<string, Slot>
  /** Classes from which a second sentence may come, the best first. */
  seconds?: string[]
  wish?: Wish
  /** Must the second sentence be there for the reply to be whole? */
  needsSecond?: boolean
}
export type Composed = { text: string; segments: Segment[]; lines: string[] }
export type Setting = {
  bank: Bank
  state: VoiceState
  random: Random
  /** The message turned to "you", to see how much of a reply is copied. */
  message: string
  group: boolean
}

export function compose(plans: readonly Plan[], setting: Setting): Composed | undefined {
  for (const plan of plans) {
    const made = composeOne(plan, setting, 'all') ?? composeOne(plan, setting, 'most')
    if (made) return made
  }
  for (const plan of plans) {
    const made = composeOne(plan, setting, 'least')
    if (made) return made
  }
  return undefined
}

/** How much is asked of a reply: everything, everything but little copying from a long message, or only decency. */
type Demand = 'all' | 'most' | 'least'

function composeOne(plan: Plan, setting: Setting, demand: Demand): Composed | undefined {
  const strict = demand !== 'least'
  const { bank, state, random } = setting
  const usedAt = new Map(state.used.map(each => [each.id, each.turn]))
  const frames = bank.offers(plan.frame, plan.wish ?? {}, usedAt, random)
  for (const frame of frames.slice(0, strict ? 24 : 60)) {
    if (strict && usedAt.has(frame.id)) continue
    const segments = fill(frame, plan.slots ?? {})
    if (!segments) continue
    const alone = finished(segments, [frame.id])
    const second = secondSentence(plan, alone, setting, usedAt)
    if (plan.needsSecond && !second && strict) continue
    for (const made of second ? [second, alone] : [alone]) if (isFit(made, setting, demand)) return made
  }
  return undefined
}

function secondSentence(
  plan: Plan,
  alone: Composed,
  setting: Setting,
  usedAt: Map<string, number>,
): Composed | undefined {
  for (const cls of plan.seconds ?? []) {
    for (const line of setting.bank.offers(cls, plan.wish ?? {}, usedAt, setting.random)) {
      if (usedAt.has(line.id)) break
      if (clashes(line, alone.text)) continue
      const made = finished(
        [...alone.segments, { text: ` ${line.text}`, source: 'authored' }],
        [...alone.lines, line.id],
      )
      if (wordsIn(made.text) <= 45) return made
    }
  }
  return undefined
}

/** Two sentences that both "take up room" sound like a machine. */
function clashes(line: Line, before: string): boolean {
  const rare = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
  const earlier = rare(before)
  return (
    [...rare(line.text)].filter(
      word => earlier.has(word) && !/^(?:about|there|sounds|something|which|would|where|being)$/.test(word),
    ).length > 0
  )
}

export function fill(line: Line, slots: Record<string, Slot>): Segment[] | undefined {
  const segments: Segment[] = []
  let from = 0
  for (const hole of line.text.matchAll(/\{(\w+)\}/g)) {
    const name = hole[1]!
    const slot = slots[name[0]!.toLowerCase() + name.slice(1)]
    if (!slot?.text) return undefined
    if (hole.index > from) segments.push({ text: line.text.slice(from, hole.index), source: 'authored' })
    segments.push({ ...slot, text: name[0] === name[0]!.toUpperCase() ? capital(slot.text) : slot.text })
    from = hole.index + hole[0].length
  }
  if (from < line.text.length) segments.push({ text: line.text.slice(from), source: 'authored' })
  return segments
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0

function finished(segments: readonly Segment[], lines: string[]): Composed {
  return { segments: [...segments], text: segments.map(segment => segment.text).join(''), lines }
}

function isFit(made: Composed, setting: Setting, demand: Demand): boolean {
  const { state } = setting
  if (faultIn(made.segments, setting.group)) return false
  if (state.replies.includes(plain(made.text))) return false
  if (demand === 'least') return true
  const words = wordsIn(made.text)
  if (words < 8 || words > 45) return false
  if (state.openings.includes(openingOf(made.text))) return false
  return copied(made, setting.message, demand === 'most') <= 0.78
}

/**
 * The share of a reply's words that stand in the message. A long message holds every common word there is: where
 * nothing else will do, only what is echoed of it counts.
 */
export function copied(
  reply: { text: string; segments: readonly Segment[] },
  message: string,
  echoOnly = false,
): number {
  const source = plain(message).split(' ')
  const echoed = reply.segments
    .filter(segment => segment.source === 'echo')
    .map(segment => plain(segment.text))
  const said = new Set(echoOnly && source.length > 60 ? echoed.join(' ').split(' ') : source)
  const words = plain(reply.text).split(' ')
  return words.length ? words.filter(word => said.has(word)).length / words.length : 0
}
