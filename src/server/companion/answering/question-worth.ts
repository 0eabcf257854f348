/** What a question is worth after a message, by a model that reads both together. */
import type { Library } from '#server/companion/library/library.ts'
import type { QuestionJudgeWeights } from '#server/companion/library/weights.ts'
import type { Opinion } from '#server/reading/reading.ts'
import type { Weigh } from './hearing.ts'

/**
 * A question that may be asked: the moment's own, or with how likely it is chosen a follow-up or one of the bank, or one that
 * names what is mentioned, by its text as it was written.
 */
export type Offer = { text: string; chosen?: { kind: 'followUp' | 'mention'; id: string; sure: number } }

/** Added to a probability, as in training/follow-up/fit.py. */
const SMALLEST = 0.005

/** What each is worth after the message, read together with it and what was said before; undefined without the model. */
export async function worthsOf(
  { questionJudge: weights }: Library,
  offers: readonly Offer[],
  { text, before }: { text: string; before: readonly string[] },
  weigh: Weigh | undefined,
): Promise<number[] | undefined> {
  if (!weights || offers.length === 0) return undefined
  const candidates = offers.map(({ text: sentence }) => ({ sentence }))
  const opinions = await weigh?.(text, before, candidates).catch(() => [])
  if (!opinions?.length) return undefined
  return offers.map((offer, i) => worthOf(weights, offer, opinions[i]!))
}

/** Halfway between how likely it is acceptable and how likely it is apt; as in training/follow-up/fit.py. */
function worthOf(weights: QuestionJudgeWeights, { chosen }: Offer, opinion: Opinion): number {
  const { told, wrong, unrelated, apt } = opinion
  const features = [
    chosen ? Math.log(chosen.sure + SMALLEST) : 0,
    logOdds(told + wrong + unrelated),
    logOdds(apt),
    logOdds(told),
  ]
  const { fine, good } = weights[chosen?.kind ?? 'own']
  const probability = ({ weights: each, bias, offsets }: typeof fine) => {
    const sum = each.reduce((all, weight, i) => all + weight * features[i]!, bias)
    return 1 / (1 + Math.exp(-sum - (offsets[chosen?.id ?? ''] ?? 0)))
  }
  return (probability(fine) + probability(good)) / 2
}

const logOdds = (probability: number): number =>
  Math.log(probability + 0.01) - Math.log(1 - probability + 0.01)
