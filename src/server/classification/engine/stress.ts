/** How stressed a text sounds: the learned head, the feelings around it, the cues, and whether somebody speaks of himself. */
import { taxonomy } from '#shared/taxonomy.ts'
import type { Heard } from './evidence.ts'
import type { Outlook } from './heads.ts'
import type { Token } from './tokens.ts'

const DARK = [
  'fear',
  'nervousness',
  'sadness',
  'grief',
  'anger',
  'annoyance',
  'disappointment',
  'remorse',
  'disgust',
  'embarrassment',
  'confusion',
]
const BRIGHT = [
  'gratitude',
  'joy',
  'love',
  'optimism',
  'admiration',
  'relief',
  'excitement',
  'amusement',
  'pride',
  'approval',
]
const PRESSING = new Set([
  ...taxonomy
    .filter(entry => entry.insight === 'stress' || entry.insight === 'anxiety')
    .map(entry => entry.tag),
  'Sadness',
  'Problem Without Plan',
  'Guilt and Shame',
  'Anger',
  'Loneliness',
  'Self-Doubt',
  'Self-Labeling',
  'Trigger Exposure',
])
const SOOTHING = new Set([
  'Calm',
  'Gratitude',
  'Positive Emotion',
  'Optimism',
  'Clarity',
  'Win or Milestone',
  'Confidence',
])
const SELF = new Set(['i', 'me', 'my', 'myself', 'mine'])

/** Where the outputs it needs stand, looked up once. */
export type StressPlaces = { dark: number[]; bright: number[]; head: number }

export function stressPlaces(outputs: string[]): StressPlaces {
  const placesOf = (names: string[]) => names.map(name => outputs.indexOf(`goemotions:${name}`))
  return { dark: placesOf(DARK), bright: placesOf(BRIGHT), head: outputs.indexOf('sad:is_stressor') }
}

export function stressOf(
  outlook: Outlook,
  heard: Heard | null,
  tokens: Token[],
  places: StressPlaces,
): number {
  const share = (among: number[]) => among.reduce((sum, place) => sum + sigmoid(outlook.mean[place]!), 0)
  const head = outlook.mean[places.head]!
  let words = 0
  let own = 0
  for (const { kind, word } of tokens) {
    if (kind !== 'word') continue
    words++
    if (SELF.has(word)) own++
  }
  const cues = heard ? count(heard, PRESSING) - 0.7 * count(heard, SOOTHING) : 0
  const sum =
    0.45 * Math.max(-5, Math.min(5, head)) +
    2 * (Math.min(1, share(places.dark)) - Math.min(1, share(places.bright))) +
    0.45 * Math.max(-3, Math.min(4, cues)) +
    6 * Math.min(0.15, own / Math.max(1, words)) +
    0.3
  return sigmoid(sum)
}

function count(heard: Heard, tags: Set<string>): number {
  let sum = 0
  for (const [tag, signs] of heard.signs)
    if (tags.has(tag)) sum += Math.min(1, Math.max(...signs.map(sign => sign.cue.trust)) * 1.3)
  return sum
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
