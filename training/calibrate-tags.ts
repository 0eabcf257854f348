/** How cues and phrases together become a probability, found on messages of hands that neither was learned from. */
import {
  JOINT,
  jointFeatures,
  scoreOf,
  type TagModel,
  wholeOf,
} from '#server/classification/engine/tag-model.ts'
import { f1 } from '#server/classification/score/rates.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import { fitPhrases, type PhraseExample } from './fit-phrases.ts'

export type Example = PhraseExample & { hand: string; byCues: (number | null)[] }
type Pair = {
  hand: string
  message: PhraseExample['message']
  place: number
  features: number[]
  truth: boolean
  weight: number
}
type Joint = Pick<TagModel, 'joint' | 'lean'>

/** Lower finds more, higher is wrong less often on messages that carry nothing. */
const THRESHOLD = 0.38
const ROUNDS = 600
const RATE = 0.05
/** A tag's own offset is held: there are only a few messages of each. */
const LEAN_HOLD = 2e-4
/** The hands it is found on, each left out in turn: they write as people write here, and no cue was made for them. */
const LEFT_OUT = ['g', 'h']

export function calibrated(
  examples: Example[],
  say: (line: string) => void,
): Pick<TagModel, 'joint' | 'lean' | 'threshold'> {
  const pairs = LEFT_OUT.flatMap(left => {
    const { phrases } = fitPhrases(examples.filter(({ hand }) => hand !== left))
    say(`tags: phrases without hand ${left}`)
    return examples.filter(({ hand }) => hand === left).flatMap(each => pairsOf(each, phrases))
  })
  for (const hand of LEFT_OUT) {
    const own = pairs.filter(pair => pair.hand === hand)
    const others = fitJoint(pairs.filter(pair => pair.hand !== hand))
    for (const threshold of [0.35, THRESHOLD, 0.5])
      say(`tags: hand ${hand}, as if unseen, from ${threshold}: ${told(own, others, threshold)}`)
  }
  const model = fitJoint(pairs)
  say(`tags: ${JOINT.map((name, i) => `${name} ${model.joint[i]!.toFixed(2)}`).join(', ')}`)
  return { ...model, threshold: THRESHOLD }
}

function pairsOf(
  { message, heads, byCues, hand }: Example,
  phrases: ReturnType<typeof fitPhrases>['phrases'],
): Pair[] {
  const { heard } = message
  if (!heard) return []
  const { logits } = phrases.read(heard.stream, heads)
  const whole = wholeOf(heard, byCues, logits)
  return taxonomy.flatMap(({ tag }, place) => {
    const truth = message.tags.includes(tag)
    if (!truth && message.maybe.includes(tag)) return []
    const features = jointFeatures(byCues[place]!, logits[place]!, heard.vetoed.has(tag), whole)
    return { hand, message, place, features, truth, weight: message.weight }
  })
}

/** Adam over all pairs at once. */
function fitJoint(pairs: Pair[]): Joint {
  const size = JOINT.length
  const at = new Float64Array(size + taxonomy.length)
  const mean = new Float64Array(at.length)
  const spread = new Float64Array(at.length)
  const slope = new Float64Array(at.length)
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 1; round <= ROUNDS; round++) {
    for (let i = 0; i < slope.length; i++) slope[i] = i < size ? 0 : LEAN_HOLD * at[i]!
    for (const { features, place, truth, weight } of pairs) {
      let sum = at[size + place]!
      for (let i = 0; i < size; i++) sum += at[i]! * features[i]!
      const wrong = ((1 / (1 + Math.exp(-sum)) - (truth ? 1 : 0)) * weight) / total
      for (let i = 0; i < size; i++) slope[i]! += wrong * features[i]!
      slope[size + place]! += wrong
    }
    for (let i = 0; i < at.length; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * slope[i]!
      spread[i] = 0.999 * spread[i]! + 0.001 * slope[i]! ** 2
      at[i]! -=
        (RATE * (mean[i]! / (1 - 0.9 ** round))) / (Math.sqrt(spread[i]! / (1 - 0.999 ** round)) + 1e-8)
    }
  }
  const short = (value: number) => Math.round(value * 10_000) / 10_000
  return { joint: [...at.subarray(0, size)].map(short), lean: [...at.subarray(size)].map(short) }
}

function told(pairs: Pair[], model: Joint, threshold: number): string {
  const counts = { tp: 0, fp: 0, fn: 0 }
  const untagged = new Set(pairs.flatMap(({ message }) => (message.tags.length === 0 ? [message] : [])))
  const wronglyTagged = new Set<Pair['message']>()
  for (const { message, place, features, truth } of pairs) {
    const said = scoreOf(model, place, features) >= threshold
    if (said && truth) counts.tp++
    else if (said) counts.fp++
    else if (truth) counts.fn++
    if (said && untagged.has(message)) wronglyTagged.add(message)
  }
  const { tp, fp, fn } = counts
  const shares = [tp / (tp + fp), tp / (tp + fn), f1(counts)].map(share => share.toFixed(3))
  const wrong = (wronglyTagged.size / Math.max(1, untagged.size)).toFixed(3)
  return `precision ${shares[0]}, recall ${shares[1]}, F1 ${shares[2]}, wrongly tagged ${wrong}`
}
