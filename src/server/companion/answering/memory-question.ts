/**
 * The probability that a message asks about something said earlier: a logistic regression over the vectors of both
 * models, trained on such questions and on look-alikes (training/memory-question).
 */
import type { QuestionWeights } from '#server/companion/library/weights.ts'
import type { Reading } from '#server/reading/reading.ts'

const UNIT = 127

export type MemoryQuestion = (reading: Pick<Reading, 'vector' | 'match'>) => number

/** Without weights that fit the vectors, no message is one. */
export function createMemoryQuestion(weights: QuestionWeights | undefined): MemoryQuestion {
  return ({ vector, match }) => {
    if (weights?.weights.length !== vector.length + match.length) return 0
    const seen = [...vector, ...match]
    const sum = weights.weights.reduce((all, weight, i) => all + (weight * seen[i]!) / UNIT, weights.bias)
    return 1 / (1 + Math.exp(-sum))
  }
}
