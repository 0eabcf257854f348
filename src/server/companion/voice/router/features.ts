// The traces of a message that the router weighs: words, word pairs, letter runs, the shape of it, and a mean of
// word vectors. Training and answering share this file, so that both see the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Vocabulary } from '#server/companion/voice/spelling/vocabulary.ts'
import type { Place } from './kind.ts'

export const buckets = 1 << 17
export const dimensions = 40

/** Which of the hashed traces stand in the message and how strongly, and the mean of its word vectors. */
export type Features = { at: Int32Array; value: Float64Array; dense: Float64Array }
export type Featurer = (text: string, fixed: string, place: Place) => Features

export function loadFeaturer(folder: string, vocabulary: Vocabulary): Featurer {
  const bytes = readFileSync(join(folder, 'vectors.bin'))
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (text, fixed, place) => {
    const words = wordsIn(fixed.slice(0, 1200))
    const traces = countTraces(words)
    let squares = 0
    for (const n of traces.value) squares += n * n
    const total = Math.sqrt(squares) || 1
    const shapes = shapesOf(text, fixed, words)
    if (place.group) shapes.push('group')
    if (place.answers) shapes.push('answers')
    const count = traces.at.length
    const at = new Int32Array(count + shapes.length)
    const value = new Float64Array(count + shapes.length)
    for (let i = 0; i < count; i++) {
      at[i] = traces.at[i]!
      value[i] = (3 * Math.min(traces.value[i]!, 3)) / total
    }
    shapes.forEach((shape, i) => {
      at[count + i] = hash('shape:', shape)
      value[count + i] = 0.6
    })
    return { at, value, dense: meanVector(words, vocabulary, vectors) }
  }
}

/**
 * Where the traces of one message are counted before they are handed out: a table small enough to stay at hand, empty
 * (every trace -1) between two messages. A message has some 400 of them, and never more than 4,500.
 */
const slots = 1 << 13
const traceIn = new Int32Array(slots).fill(-1)
const tally = new Float64Array(slots)

/** Words, pairs, triples, pairs with a gap, the first and last words, and runs of three to five letters. */
function countTraces(words: readonly string[]): { at: number[]; value: number[] } {
  const found: number[] = []
  const taken: number[] = []
  const add = (at: number, by: number) => {
    let slot = at & (slots - 1)
    while (traceIn[slot] !== at && traceIn[slot] !== -1) slot = (slot + 1) & (slots - 1)
    if (traceIn[slot] === -1) {
      traceIn[slot] = at
      found.push(at)
      taken.push(slot)
    }
    tally[slot]! += by
  }
  const n = words.length
  for (let at = 0; at < n; at++) {
    const [one, two, three] = [words[at]!, words[at + 1], words[at + 2]]
    add(hash('w:', one), 1)
    if (at < 60) add(hash('p:', one, ' ', two ?? '$'), 1)
    if (at < 60 && three) add(hash('t:', one, ' ', two!, ' ', three), 0.7)
    if (at < 40) add(hash('s:', one, ' _ ', three ?? '$'), 0.5)
  }
  const [first = '', second = '', third = ''] = words
  add(hash('f:', first), 1)
  add(hash('f2:', first, ' ', second), 1)
  add(hash('f3:', first, ' ', second, ' ', third), 1)
  add(hash('l:', words.at(-1) ?? ''), 1)
  add(hash('l2:', words.at(-2) ?? '', ' ', words.at(-1) ?? ''), 1)
  for (let at = 0; at < n && at < 50; at++) {
    const padded = `<${words[at]}>`
    for (let from = 0; from + 3 <= padded.length; from++) {
      let state = letterRun
      for (let to = from; to < from + 5 && to < padded.length; to++) {
        state = Math.imul(state ^ padded.charCodeAt(to), prime)
        if (to - from >= 2) add(bucketOf(state), 0.35)
      }
    }
  }
  const value = taken.map(slot => tally[slot]!)
  for (const slot of taken) {
    traceIn[slot] = -1
    tally[slot] = 0
  }
  return { at: found, value }
}

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}']+|\p{N}+|[?!]/gu) ?? []).slice(0, 200)

function shapesOf(text: string, fixed: string, words: readonly string[]): string[] {
  const shapes: string[] = []
  const n = words.length
  shapes.push(n <= 1 ? 'n1' : n <= 3 ? 'n3' : n <= 6 ? 'n6' : n <= 12 ? 'n12' : n <= 30 ? 'n30' : 'n99')
  const asks =
    /\?\s*$/.test(text) ||
    /^(?:what|how|who|when|where|why|should|do|does|is|are|can|could|would|any|will|am|did)\b/i.test(fixed)
  if (asks) shapes.push('asks')
  const me = /\b(?:i|i'm|i've|me|my|we|our|myself)\b/i.test(fixed)
  const you = /\b(?:you|your|you're|u)\b/i.test(fixed)
  shapes.push(`me${+me}you${+you}asks${+asks}`)
  if (/^(?:you|your|you're|u)\b/i.test(fixed)) shapes.push('you-first')
  if (/\b(?:bot|robot|ai|app|chatbot|program|machine|gpt|twinbot|siri|alexa)\b/i.test(text))
    shapes.push('bot')
  if (
    /\b(?:my|our) (?:boss|mum|mom|dad|mother|father|sister|brother|wife|husband|partner|friend|son|daughter|kid|kids|ex|boyfriend|girlfriend|manager|team|parents)\b/i.test(
      fixed,
    )
  )
    shapes.push('people')
  if (/^(?:he|she|they|my|the|our|his|her)\b/i.test(fixed)) shapes.push('other-first')
  if (/!\s*$/.test(text)) shapes.push('shout')
  if (order.test(fixed)) shapes.push('order', `order-me${+me}`)
  if (asks && !me && !you) shapes.push('asks-world')
  if (medical.test(fixed)) shapes.push('medical', `medical-asks${+asks}`)
  if (counsel.test(fixed)) shapes.push('counsel')
  if (manners.test(fixed)) shapes.push('manners', `manners-${n <= 6 ? 'short' : 'long'}`)
  if (aboutBot.test(fixed)) shapes.push('about-bot')
  if (/\b(?:but|yet|part of me|on the other hand|at the same time|even though|although)\b/i.test(fixed))
    shapes.push('turn')
  if (!/[a-z']{2} /i.test(fixed)) shapes.push('one-word')
  return shapes
}

const order =
  /^(?:please |can you |could you |will you |would you |now |ok |hey )*(?:write|tell me (?:a|about|something|the)|give me (?:a|an|the|ten|five|some)|translate|solve|calculate|recommend|play|sing|generate|create|list|summari[sz]e|explain|convert|draw|order|book|buy|set|call|google|search|teach|pretend|act|ignore|disregard|forget|print|reveal|show|repeat|compose|draft|roleplay|imagine|make|plan|name|guess|pick|define|proofread|suggest|remind|enter|output|describe|answer)\b/i
const medical =
  /\b(?:adhd|ocd|ptsd|bpd|autis\w+|bipolar|depression|disorder|dos(?:e|es|age)|mg|milligrams?|medication|meds|tablets?|pills?|symptoms?|diagnos\w+|melatonin|sertraline|prozac|xanax|antidepressants?|ssri\w*|psychosis|dementia|thyroid|syndrome|condition|side effects?|spectrum|anorexi\w+|insomnia|burnout|normal|healthy)\b/i
const counsel =
  /\b(?:should i|shall i|do you think i|what (?:do|should|would|can) i|what would you|how (?:do|can|should|could|would) (?:i|you|people)|how to|any (?:tips?|advice|ideas?|suggestions?)|advice|tell me what|help me (?:decide|figure)|what do you (?:think|reckon|suggest)|best way|right thing|in my (?:place|shoes))\b/i
const manners =
  /\b(?:hi|hiya|hey|hello|morning|evening|afternoon|night|goodnight|bye|goodbye|later|thanks?|thank|cheers|welcome|you too|take care|see you|ttyl|gtg|how are you|how's it going|what's up|good day|nice to|talk soon|have a)\b/i
const aboutBot =
  /\b(?:(?:are|do|can|will|did|could|have|don't|didn't|aren't|were|would) you|you(?:'re| are| keep| never| always| don't| didn't| just| sound| said| can't| already| have)|your (?:name|replies|answers?|questions?|instructions|responses?|words|data)|this (?:app|bot|chat|thing|is (?:useless|pointless|stupid|dumb|private|therapy)))\b/i

function meanVector(words: readonly string[], vocabulary: Vocabulary, vectors: Int8Array): Float64Array {
  const sum = new Float64Array(dimensions)
  let n = 0
  for (const word of words.slice(0, 80)) {
    const rank = vocabulary.rank(word)
    if (rank < 0 || (rank + 1) * dimensions > vectors.length) continue
    // Rare words say more about the matter than common ones.
    const weight = rank < 100 ? 0.4 : 1
    n += weight
    for (let d = 0; d < dimensions; d++) sum[d]! += (vectors[rank * dimensions + d]! / 127) * weight
  }
  return n ? sum.map(value => (4 * value) / n) : sum
}

const prime = 16777619
const mixed = (state: number, text: string): number => {
  let next = state
  for (let i = 0; i < text.length; i++) next = Math.imul(next ^ text.charCodeAt(i), prime)
  return next
}
const letterRun = mixed(2166136261, 'c:')
const bucketOf = (state: number): number => ((state ^ (state >>> 15)) >>> 0) % buckets

/** The place of a trace, told by its parts so that no string has to be put together for it. */
function hash(...parts: string[]): number {
  let state = 2166136261
  for (const part of parts) state = mixed(state, part)
  return bucketOf(state)
}
