/**
 * Whether a sentence fits a message: logistic regressions on its features, trained by training/judge on readers' marks. What
 * says less, such as a broad moment, has weights of its own; and what readers liked more or less than its features say has an
 * offset: a moment or set of lines as a whole, and each sentence.
 */
import type { Weights } from '#server/companion/library/weights.ts'

/** The probability that strangers find it acceptable, and good. */
export type Verdict = { fine: number; good: number }
export type Judge<Feature extends string> = (
  sentence: { kind: string; set: string; text: string },
  seen: Readonly<Record<Feature, number>>,
) => Verdict

/** Without weights, or with those of other features, nothing fits. */
export function createJudge<Feature extends string>(
  weights: Weights | undefined,
  features: readonly Feature[],
): Judge<Feature> {
  const nothing = { fine: 0, good: 0 }
  if (weights?.looks.join() !== features.join()) return () => nothing
  return ({ kind, set, text }, seen) => {
    const of = weights.kinds[kind]
    if (!of) return nothing
    const offset = (at: 0 | 1) => (weights.sets[set]?.[at] ?? 0) + (weights.sentences[text]?.[at] ?? 0)
    const probability = ({ bias, weights: by }: typeof of.fine, liked: number) => {
      const sum = features.reduce(
        (all, name, i) => all + (by[i]! * (seen[name] - of.mean[i]!)) / of.scale[i]!,
        bias + liked,
      )
      return 1 / (1 + Math.exp(-sum))
    }
    return { fine: probability(of.fine, offset(0)), good: probability(of.good, offset(1)) }
  }
}

/** What it would be worth to say it. */
export const worthOf = ({ fine, good }: Verdict): number => fine + good
