// Puts a reply together from a plan: a frame with its slots filled and, where one fits, a second sentence; tries
// line after line until one is new, clean and more than a copy.
import type { Bank, Line, Wish } from './bank.ts'
import { faultIn, type Segment, type Source } from './guard.ts'
import type { Random } from './seeded.ts'
import { openingOf, plain, type VoiceState } from './state.ts'

/** `loose`: no sentence, so it stands by itself or after a colon. `opens`: good only where a sentence begins. */
export type Slot = { text: string; source: Source; loose?: boolean; opens?: boolean }
export type Plan = {
  frame: string
  slots?: Record<string, Slot>
  /** Classes from which a second sentence may come, the best first. */
  seconds?: string[]
  wish?: Wish
  /** "What happens if …" is not answered with "Yes". */
  open?: boolean
  /** Must the second sentence be there for the reply to be whole? */
  needsSecond?: boolean
}
export type Composed = { text: string; segments: Segment[]; lines: string[] }

/** The words of a reply, bare: asked for several times, found out once. */
const plains = new WeakMap<object, string>()
function plainOf(made: { text: string }): string {
  const known = plains.get(made)
  if (known !== undefined) return known
  const found = plain(made.text)
  plains.set(made, found)
  return found
}
export type Setting = {
  bank: Bank
  state: VoiceState
  random: Random
  /** The message turned to "you", to see how much of a reply is copied. */
  message: string
  group: boolean
}

/** Plans may be thought up one after another: mostly the first will do. */
export function compose(plans: Iterable<Plan>, setting: Setting): Composed | undefined {
  const tried: Plan[] = []
  for (const plan of plans) {
    tried.push(plan)
    const made = composeOne(plan, setting, 'all') ?? composeOne(plan, setting, 'most')
    if (made) return made
  }
  for (const plan of tried) {
    const made = composeOne(plan, setting, 'least')
    if (made) return made
  }
  return undefined
}

const usedAts = new WeakMap<VoiceState, Map<string, number>>()
function usedIn(state: VoiceState): Map<string, number> {
  const used = usedAts.get(state) ?? new Map(state.used.map(each => [each.id, each.turn]))
  usedAts.set(state, used)
  return used
}

/** How many replies are made, to choose among. */
const tries = 4

/** How much is asked of a reply: everything, everything but little copying from a long message, or only decency. */
type Demand = 'all' | 'most' | 'least'

function composeOne(plan: Plan, setting: Setting, demand: Demand): Composed | undefined {
  const strict = demand !== 'least'
  const { bank, state, random } = setting
  const usedAt = usedIn(state)
  const frames = bank.offers(plan.frame, plan.wish ?? {}, usedAt, random)
  const fit: Composed[] = []
  for (const frame of frames.slice(0, strict ? 24 : 60)) {
    if (strict && usedAt.has(frame.id)) continue
    if (plan.open && /^(?:yes|no|not by me)\b[,.]/i.test(frame.text)) continue
    const segments = fill(frame, plan.slots ?? {})
    if (!segments) continue
    const alone = finished(segments, addsWords(frame) ? [frame.id] : [])
    const second = secondSentence(plan, alone, setting, usedAt)
    if (plan.needsSecond && !second && strict) continue
    const made = (second ? [second, alone] : [alone]).find(each => isFit(each, setting, demand))
    if (made) fit.push(made)
    if (fit.length === (strict ? tries : 1)) break
  }
  return leastAlike(fit, state.replies)
}

/** A frame that only says the person's words back never wears out. */
const addsWords = (frame: Line): boolean => /\p{L}/u.test(frame.text.replace(/\{\w+\}/g, ''))

/** Of several that would do, the one that shares the fewest turns of phrase with what was said of late. */
function leastAlike(made: readonly Composed[], replies: readonly string[]): Composed | undefined {
  if (made.length < 2 || !replies.length) return made[0]
  const mine = made.map(each => threesOf(plainOf(each)))
  const heard = new Map(mine.flatMap(threes => [...threes].map(three => [three, false] as [number, boolean])))
  for (const reply of replies)
    for (const three of threesOf(reply)) if (heard.has(three)) heard.set(three, true)
  const alike = mine.map(
    threes => threes.filter(three => heard.get(three)).length / Math.max(threes.length, 1),
  )
  return made[alike.indexOf(Math.min(...alike))]
}

/** A reply is held against thirty later ones, so its runs of three words are found once; the oldest are let go. */
const known = new Map<string, Int32Array>()
const mostKnown = 4000

function threesOf(text: string): Int32Array {
  const before = known.get(text)
  if (before) return before
  const found = Int32Array.from(findThrees(text))
  if (known.size >= mostKnown) known.delete(known.keys().next().value!)
  known.set(text, found)
  return found
}

/** Every run of three words, as a number. */
function findThrees(text: string): number[] {
  const found: number[] = []
  let [before, last, word, count] = [0, 0, 0, 0]
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32
    if (code !== 32) {
      word = (Math.imul(word, 31) + code) | 0
      continue
    }
    if (++count > 2) found.push((Math.imul(before, 961) ^ Math.imul(last, 31) ^ word) | 0)
    ;[before, last, word] = [last, word, 0]
  }
  return found
}

function secondSentence(
  plan: Plan,
  alone: Composed,
  setting: Setting,
  usedAt: Map<string, number>,
): Composed | undefined {
  if (!plan.seconds?.length) return undefined
  const earlier = rareIn(alone.text)
  for (const cls of plan.seconds) {
    for (const line of setting.bank.offers(cls, plan.wish ?? {}, usedAt, setting.random)) {
      if (usedAt.has(line.id)) break
      if (clashes(line, earlier)) continue
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
function clashes(line: Line, earlier: ReadonlySet<string>): boolean {
  const rare = rareWords.get(line) ?? [...rareIn(line.text)]
  rareWords.set(line, rare)
  return rare.some(word => earlier.has(word))
}

const rareWords = new WeakMap<Line, string[]>()
const common = new Set(['about', 'there', 'sounds', 'something', 'which', 'would', 'where', 'being'])
const rareIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter(word => !common.has(word)))

export function fill(line: Line, slots: Record<string, Slot>): Segment[] | undefined {
  const segments: Segment[] = []
  let from = 0
  for (const hole of line.text.matchAll(/\{(\w+)\}/g)) {
    const name = hole[1]!
    const slot = slots[name[0]!.toLowerCase() + name.slice(1)]
    if (!slot?.text) return undefined
    if (/\bthat $/i.test(line.text.slice(0, hole.index)) && /^that\b/i.test(slot.text)) return undefined
    if (slot.opens && !/(?:^|[.:] )$/.test(line.text.slice(0, hole.index))) return undefined
    if (slot.loose && !standsFree(line.text, hole.index, hole.index + hole[0].length)) return undefined
    // "When she apologised and you felt nothing, …" loses its thread.
    if (/\b(?:when|after) $/i.test(line.text.slice(0, hole.index)) && /,| and /.test(slot.text))
      return undefined
    if (hole.index > from) segments.push({ text: line.text.slice(from, hole.index), source: 'authored' })
    segments.push({
      source: slot.source,
      text: name[0] === name[0]!.toUpperCase() ? capital(slot.text) : slot.text,
    })
    from = hole.index + hole[0].length
  }
  if (from < line.text.length) segments.push({ text: line.text.slice(from), source: 'authored' })
  return segments
}

const standsFree = (text: string, from: number, to: number): boolean =>
  /(?:^|[.:] )$/.test(text.slice(0, from)) && /^(?:\.|$)/.test(text.slice(to))

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0

function finished(segments: readonly Segment[], lines: string[]): Composed {
  return { segments: [...segments], text: segments.map(segment => segment.text).join(''), lines }
}

function isFit(made: Composed, setting: Setting, demand: Demand): boolean {
  const { state } = setting
  if (state.replies.includes(plainOf(made))) return false
  if (demand !== 'least') {
    const words = wordsIn(made.text)
    if (words < 8 || words > 45) return false
    if (state.openings.includes(openingOf(made.text))) return false
    if (copied(made, setting.message, demand === 'most') > (demand === 'most' ? 0.8 : 0.74)) return false
  }
  return !faultIn(made.segments, setting.group)
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
  const source = wordsOf(message)
  const echoed = reply.segments
    .filter(segment => segment.source === 'echo')
    .map(segment => plain(segment.text))
  const said = echoOnly && source.size > 60 ? new Set(echoed.join(' ').split(' ')) : source
  const words = plainOf(reply).split(' ')
  return words.length ? words.filter(word => said.has(word)).length / words.length : 0
}

/** A message is taken apart once, however many replies are held against it. */
let latest: { message: string; words: ReadonlySet<string> } = { message: '', words: new Set(['']) }
function wordsOf(message: string): ReadonlySet<string> {
  if (latest.message !== message) latest = { message, words: new Set(plain(message).split(' ')) }
  return latest.words
}
