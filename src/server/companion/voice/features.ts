// The traces of a message that the router weighs: words, word pairs, letter runs, the shape of it, and a mean of
// word vectors. Training and answering share this file, so that both see the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './kind.ts'
import type { Vocabulary } from './vocabulary.ts'

export const buckets = 1 << 15
export const dimensions = 40

export type Features = { hashed: Map<number, number>; dense: number[] }
export type Featurer = (text: string, fixed: string, place: Place) => Features

export function loadFeaturer(folder: string, vocabulary: Vocabulary): Featurer {
  const bytes = readFileSync(join(folder, 'vectors.bin'))
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (text, fixed, place) => {
    const short = fixed.slice(0, 1200)
    const words = wordsIn(short)
    const counts = new Map<string, number>()
    const add = (name: string, by = 1) => void counts.set(name, (counts.get(name) ?? 0) + by)
    words.forEach((word, at) => {
      add(`w:${word}`)
      if (at < 60) add(`p:${word} ${words[at + 1] ?? '$'}`)
      if (at < 60 && words[at + 2]) add(`t:${word} ${words[at + 1]} ${words[at + 2]}`, 0.7)
      if (at < 40) add(`s:${word} _ ${words[at + 2] ?? '$'}`, 0.5)
    })
    add(`f:${words[0] ?? ''}`)
    add(`f2:${words[0] ?? ''} ${words[1] ?? ''}`)
    add(`f3:${words[0] ?? ''} ${words[1] ?? ''} ${words[2] ?? ''}`)
    add(`l:${words.at(-1) ?? ''}`)
    add(`l2:${words.at(-2) ?? ''} ${words.at(-1) ?? ''}`)
    for (const word of words.slice(0, 50)) {
      const padded = `<${word}>`
      for (let size = 3; size <= 5; size++)
        for (let i = 0; i + size <= padded.length; i++) add(`c:${padded.slice(i, i + size)}`, 0.35)
    }
    const total = Math.sqrt([...counts.values()].reduce((sum, n) => sum + n * n, 0)) || 1
    const hashed = new Map<number, number>()
    const put = (name: string, value: number) => {
      const at = hash(name) % buckets
      hashed.set(at, (hashed.get(at) ?? 0) + value)
    }
    for (const [name, n] of counts) put(name, (3 * Math.min(n, 3)) / total)
    for (const shape of shapesOf(text, fixed, words)) put(`shape:${shape}`, 0.6)
    if (place.group) put('place:group', 0.6)
    if (place.answers) put('place:answers', 0.6)
    return { hashed, dense: meanVector(words, vocabulary, vectors) }
  }
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
  if (!/[a-z']{2,} /i.test(fixed)) shapes.push('one-word')
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

function meanVector(words: readonly string[], vocabulary: Vocabulary, vectors: Int8Array): number[] {
  const sum = new Array<number>(dimensions).fill(0)
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

function hash(name: string): number {
  let state = 2166136261
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16777619)
  return (state ^ (state >>> 15)) >>> 0
}
