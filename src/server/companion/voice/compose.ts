// Puts a reply together from a plan: a frame with its slots filled and, where one fits, a second sentence; tries
// line after line until one is new, clean and more than a copy.
import type { Bank, Line, Wish } from './bank.ts'
import { faultIn, type Segment, type Source, wordCount } from './guard.ts'
import type { Random } from './seeded.ts'
import { openingOf, plain, type VoiceState } from './state.ts'

/** `loose`: no sentence, so it stands by itself or after a colon. `opens`: good only where a sentence begins. */
export type Slot = { text: string; source: Source; loose?: boolean; opens?: boolean }
export type Plan = {
  frame: string
  slots?: Record<string, Slot>
  /** Classes from which a second sentence may come, the best first. */
  seconds?: string[]
  /** Lines of which one closes the reply, the best first; they go before the classes. */
  closings?: readonly Line[]
  wish?: Wish
  /** The sentences of a story that it tells, as they were written. */
  told?: string[]
  /** "What happens if …" is not answered with "Yes". */
  open?: boolean
  /** Must the second sentence be there for the reply to be whole? */
  needsSecond?: boolean
}
export type Composed = { text: string; segments: Segment[]; lines: string[] }

/** As `plain`, letter by letter: every reply that is tried is laid bare. Whatever is no ASCII is left to `plain`. */
function bare(text: string): string {
  let found = ''
  let from = -1
  const lower = text.toLowerCase()
  for (let i = 0; i <= lower.length; i++) {
    const code = i < lower.length ? lower.charCodeAt(i) : 32
    if (code > 127) return plain(text)
    const isLetter = (code > 96 && code < 123) || (code > 47 && code < 58)
    if (isLetter && from < 0) from = i
    if (isLetter || from < 0) continue
    found += found ? ` ${lower.slice(from, i)}` : lower.slice(from, i)
    from = -1
  }
  return found
}

/** The words of a reply, bare: asked for several times, found out once. */
const plains = new WeakMap<object, string>()
function plainOf(made: { text: string }): string {
  const known = plains.get(made)
  if (known !== undefined) return known
  const found = bare(made.text)
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

/** Of a reply's words so many may stand in the message. */
const mostCopied = 0.8

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
  const copies = new Set<Composed>()
  for (const frame of frames.slice(0, strict ? 24 : 60)) {
    if (strict && usedAt.has(frame.id)) continue
    if (plan.open && /^(?:yes|no|not by me)\b[,.]/i.test(frame.text)) continue
    const segments = fill(frame, plan.slots ?? {})
    if (!segments) continue
    // A frame that only says the person's words back never wears out.
    const alone = finished(segments, shapeOf(frame).addsWords ? [frame.id] : [])
    const second = secondSentence(plan, alone, setting, usedAt, demand)
    if (plan.needsSecond && !second && strict) continue
    const made = (second ? [second, alone] : [alone]).find(each => isFit(each, setting, demand))
    if (made) fit.push(made)
    if (made && demand === 'most' && copied(made, setting.message) > mostCopied) copies.add(made)
    if (fit.length - copies.size === (strict ? tries : 1)) break
  }
  // Where one of them is more than a copy, the others are not said.
  const own = fit.filter(each => !copies.has(each))
  if (own.length || !copies.size) return leastAlike(own.length ? own : fit, state.replies)
  const shares = fit.map(each => copied(each, setting.message))
  return fit[shares.indexOf(Math.min(...shares))]
}

/** Of several that would do, the one that shares the fewest turns of phrase with what was said of late. */
function leastAlike(made: readonly Composed[], replies: readonly string[]): Composed | undefined {
  if (made.length < 2 || !replies.length) return made[0]
  const mine = made.map(each => findThrees(plainOf(each)))
  // Hardly any run of words comes twice: most are told from all of ours by a few of their bits.
  const maybe = new Uint8Array(1 << 12)
  for (const threes of mine) for (const three of threes) maybe[three & 0xfff] = 1
  const heard = new Set<number>()
  for (const reply of replies) {
    const threes = threesOf(reply)
    for (let i = 0; i < threes.length; i++) if (maybe[threes[i]! & 0xfff] === 1) heard.add(threes[i]!)
  }
  const alike = mine.map(
    threes => threes.filter(three => heard.has(three)).length / Math.max(threes.length, 1),
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
  demand: Demand,
): Composed | undefined {
  if (!plan.seconds?.length && !plan.closings?.length) return undefined
  const earlier = rareIn(alone.text)
  const offers = [
    () => plan.closings ?? [],
    ...(plan.seconds ?? []).map(
      cls => () => setting.bank.offers(cls, plan.wish ?? {}, usedAt, setting.random),
    ),
  ]
  for (const offered of offers) {
    for (const line of offered()) {
      if (usedAt.has(line.id) || clashes(line, earlier)) continue
      const said = fill(line, plan.slots ?? {})
      if (!said) continue
      const made = finished([...alone.segments, ...spaced(said)], [...alone.lines, line.id])
      // After many words of theirs a short sentence would leave the reply a copy: then a longer one is looked for.
      if (wordCount(made.text) > 45) continue
      if (isFit(made, setting, demand)) return made
    }
  }
  return undefined
}

function spaced([first, ...rest]: Segment[]): Segment[] {
  const space: Segment = { text: ' ', source: 'authored' }
  return first?.source === 'authored'
    ? [{ ...first, text: ` ${first.text}` }, ...rest]
    : [space, first!, ...rest]
}

/** Two sentences that both "take up room" sound like a machine. */
function clashes(line: Line, earlier: ReadonlySet<string>): boolean {
  // What is said again on purpose is a word in quotation marks, or stands in a slot.
  const rare = rareWords.get(line) ?? [...rareIn(line.text.replace(/"[^"]*"|\{\w+\}/g, ''))]
  rareWords.set(line, rare)
  return rare.some(word => earlier.has(word))
}

const rareWords = new WeakMap<Line, string[]>()
const common = new Set(['about', 'there', 'sounds', 'something', 'which', 'would', 'where', 'being'])
const rareIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter(word => !common.has(word)))

export function fill(line: Line, slots: Record<string, Slot>): Segment[] | undefined {
  const { holes, rest } = shapeOf(line)
  const segments: Segment[] = []
  for (const hole of holes) {
    const slot = slots[hole.slot]
    if (!slot?.text) return undefined
    if (hole.afterThat && /^that\b/i.test(slot.text)) return undefined
    if (slot.opens && !hole.opens) return undefined
    if (slot.loose && !(hole.opens && hole.closes)) return undefined
    // "So you're so lonely" stammers.
    if (hole.afterSo && /^(?:\S+ ){1,2}so\b/.test(slot.text)) return undefined
    // "When she apologised and you felt nothing, …" loses its thread.
    if (hole.afterWhen && /,| and /.test(slot.text)) return undefined
    if (hole.before) segments.push({ text: hole.before, source: 'authored' })
    segments.push({ source: slot.source, text: hole.capital ? capital(slot.text) : slot.text })
  }
  if (rest) segments.push({ text: rest, source: 'authored' })
  return segments
}

/** What stands before a hole of a line, and what may therefore fill it. */
type Hole = Record<'afterThat' | 'afterWhen' | 'afterSo' | 'opens' | 'closes' | 'capital', boolean> & {
  slot: string
  before: string
}
type Shape = { holes: Hole[]; rest: string; addsWords: boolean }

/** The same lines are tried again and again, so each is looked at once. */
const shapes = new WeakMap<Line, Shape>()
function shapeOf(line: Line): Shape {
  const known = shapes.get(line)
  if (known) return known
  const { text } = line
  let from = 0
  const holes = [...text.matchAll(/\{(\w+)\}/g)].map((found): Hole => {
    const name = found[1]!
    const start = text.slice(0, found.index)
    const before = text.slice(from, found.index)
    from = found.index + found[0].length
    return {
      slot: name[0]!.toLowerCase() + name.slice(1),
      before,
      afterThat: /\bthat $/i.test(start),
      afterWhen: /\b(?:when|after) $/i.test(start),
      afterSo: /\bso $/i.test(start),
      opens: /(?:^|[.:] )$/.test(start),
      closes: /^(?:\.|$)/.test(text.slice(from)),
      capital: name[0] === name[0]!.toUpperCase(),
    }
  })
  const shape = { holes, rest: text.slice(from), addsWords: /\p{L}/u.test(text.replace(/\{\w+\}/g, '')) }
  shapes.set(line, shape)
  return shape
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

function finished(segments: readonly Segment[], lines: string[]): Composed {
  return { segments: [...segments], text: segments.map(segment => segment.text).join(''), lines }
}

function isFit(made: Composed, setting: Setting, demand: Demand): boolean {
  const { state } = setting
  if (demand !== 'least') {
    const words = wordCount(made.text)
    if (words < 8 || words > 45) return false
    if (state.openings.includes(openingOf(made.text))) return false
    const echoOnly = demand === 'most'
    if (copied(made, setting.message, echoOnly) > (echoOnly ? mostCopied : 0.74)) return false
  }
  return !state.replies.includes(plainOf(made)) && !faultIn(made.segments, setting.group)
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
  const said = echoOnly && source.size > 45 ? wordsEchoed(reply.segments) : source
  const words = plainOf(reply).split(' ')
  return words.length ? words.filter(word => said.has(word)).length / words.length : 0
}

function wordsEchoed(segments: readonly Segment[]): ReadonlySet<string> {
  const echoed = segments.filter(segment => segment.source === 'echo').map(segment => plain(segment.text))
  return new Set(echoed.join(' ').split(' '))
}

/** A message is taken apart once, however many replies are held against it. */
let latest: { message: string; words: ReadonlySet<string> } = { message: '', words: new Set(['']) }
function wordsOf(message: string): ReadonlySet<string> {
  if (latest.message !== message) latest = { message, words: new Set(bare(message).split(' ')) }
  return latest.words
}
