/** Fits the few numbers by which cues and heads add up to the probability of a tag. */
import type { Reader } from '#server/classification/engine/engine.ts'
import {
  cueStrength,
  featuresOf,
  headScore,
  pressed,
  probability,
  suffices,
  type TagModel,
} from '#server/classification/engine/tag-model.ts'
import { f1 } from '#server/classification/score/rates.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import type { HeardMessage, Trust } from './weigh-cues.ts'

type Pair = { tag: string; features: number[]; truth: boolean; weight: number }

const ROUNDS = 2000
const RATE = 0.5
const HOLD = 0.002
/** A tag's own offset is held far more strongly: there are only a few messages of each. */
const TAG_HOLD = 0.02

export function fitTags(
  messages: HeardMessage[],
  trust: Trust,
  start: TagModel,
  reader: Reader,
  say: (line: string) => void,
): TagModel {
  const pairs: Pair[] = []
  let missed = 0
  for (const message of messages) {
    const { heard, outlook } = message
    for (const { tag } of taxonomy) {
      const signs = heard?.signs.get(tag)
      const truth = message.tags.includes(tag)
      if (!signs) {
        if (truth) missed++
        continue
      }
      if (message.maybe.includes(tag)) continue
      const strain = pressed(tag, heard!, outlook, reader.outputs)
      if (!suffices(signs, strain)) {
        if (truth) missed++
        continue
      }
      const strength = cueStrength(signs, sign => trust.without(sign, message))
      const places = reader.headPlaces.get(tag)
      const head = places ? headScore(places, outlook, start.headMean, start.headSpread) : null
      pairs.push({
        tag,
        features: featuresOf(tag, heard!, strength, head, strain),
        truth,
        weight: message.weight,
      })
    }
  }
  const model = descend(pairs, { ...start, weights: start.weights.slice(), tagBias: { ...start.tagBias } })
  say(
    `tags: ${pairs.length} pairs, ${missed} tags without a cue; weights ${model.weights.map(w => w.toFixed(2)).join(' ')}`,
  )
  for (const threshold of [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6]) {
    const said = pairs.map(pair => probability(model, pair.tag, pair.features) >= threshold)
    const tp = pairs.filter((pair, n) => pair.truth && said[n]).length
    const fp = pairs.filter((pair, n) => !pair.truth && said[n]).length
    const fn = pairs.filter((pair, n) => pair.truth && !said[n]).length + missed
    say(
      `tags: from ${threshold}: precision ${(tp / (tp + fp)).toFixed(3)}, recall ${(tp / (tp + fn)).toFixed(3)}, F1 ${f1({ tp, fp, fn }).toFixed(3)}`,
    )
  }
  return model
}

/** What the cues say of every tag of a message, as if it had not been seen; null where too few were found. */
export function cueScores(
  { heard, outlook, ...message }: HeardMessage,
  model: TagModel,
  trust: Trust,
  reader: Reader,
): (number | null)[] {
  return taxonomy.map(({ tag }) => {
    const signs = heard?.signs.get(tag)
    if (!signs) return null
    const strain = pressed(tag, heard!, outlook, reader.outputs)
    if (!suffices(signs, strain)) return null
    const strength = cueStrength(signs, sign => trust.without(sign, { heard: heard!, outlook, ...message }))
    const places = reader.headPlaces.get(tag)
    const head = places ? headScore(places, outlook, model.headMean, model.headSpread) : null
    return probability(model, tag, featuresOf(tag, heard!, strength, head, strain))
  })
}

function descend(pairs: Pair[], model: TagModel): TagModel {
  const total = pairs.reduce((sum, pair) => sum + pair.weight, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = model.weights.map((weight, i) => (i === 0 ? 0 : HOLD * weight))
    const tagSlope: Record<string, number> = {}
    for (const { tag, features, truth, weight } of pairs) {
      const wrong = ((probability(model, tag, features) - (truth ? 1 : 0)) * weight) / total
      for (let i = 0; i < features.length; i++) slope[i]! += wrong * features[i]!
      tagSlope[tag] = (tagSlope[tag] ?? 0) + wrong
    }
    for (let i = 0; i < slope.length; i++) model.weights[i]! -= RATE * slope[i]!
    for (const [tag, value] of Object.entries(tagSlope))
      model.tagBias[tag]! -= RATE * 4 * (value + (TAG_HOLD / 60) * model.tagBias[tag]!)
  }
  return model
}
