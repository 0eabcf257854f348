/**
 * What the listener thinks of the replies that seem likeliest, heard beside the message and what came before it, and weighed
 * together with the judge, which knows how strangers liked each of them. The weights are data, fitted by training/judge/fit.py.
 */
import type { HearingWeights } from '#server/companion/library/weights.ts'
import type { Candidate, Opinion } from '#server/reading/reading.ts'
import type { Verdict } from './verdict.ts'

/** What sentences would be worth after a message and what came before it, oldest first. */
export type Weigh = (
  text: string,
  before: readonly string[],
  candidates: readonly Candidate[],
) => Promise<readonly Opinion[]>
export type Hear = (candidates: readonly Candidate[]) => Promise<readonly Opinion[]>
/** A reply that may be said; `madeFor` is the moment it was written for. */
export type LikelyReply = { kind: string; text: string; madeFor?: string; verdict: Verdict }

/** As the judge alone has it where the listener is missing or fails. */
export async function heard<Reply extends LikelyReply>(
  weights: HearingWeights | undefined,
  hear: Hear | undefined,
  likely: readonly Reply[],
): Promise<readonly Reply[]> {
  if (!weights || !hear || likely.length === 0) return likely
  const candidates = likely.map(({ text, madeFor }) => ({ sentence: text, madeFor }))
  const opinions = await hear(candidates).catch(() => [])
  return likely.map((each, i) => {
    const [weight, opinion] = [weights[each.kind], opinions[i]]
    if (!weight || !opinion) return each
    const { fine, good } = opinion.reply
    const verdict = {
      fine: weighed(weight.fine, [each.verdict.fine, fine, good]),
      good: weighed(weight.good, [each.verdict.good, good, fine]),
    }
    return { ...each, verdict }
  })
}

function weighed(
  { bias, weights }: HearingWeights[string]['fine'],
  probabilities: readonly number[],
): number {
  const sum = probabilities.reduce((all, each, i) => all + weights[i]! * logOdds(each), bias)
  return 1 / (1 + Math.exp(-sum))
}

/** As in training/judge/fit.py. */
const BOUND = 0.001
function logOdds(probability: number): number {
  const bounded = Math.min(1 - BOUND, Math.max(BOUND, probability))
  return Math.log(bounded / (1 - bounded))
}
