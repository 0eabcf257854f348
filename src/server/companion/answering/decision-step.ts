/**
 * What somebody does in a turn of a talk about a choice: asks to have it made for them, tells what pulls them each way,
 * leans, decides … A softmax regression over the vectors of both models (training/decision-steps).
 */
import type { DecisionStepWeights } from '#server/companion/library/weights.ts'
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Likely, Reading } from '#server/reading/reading.ts'

const UNIT = 127
const FEWEST_WORDS = 3
const MOST_WORDS = 14

/** The likeliest step. `answer` is the message read as an answer to the open question, if it is one. */
export function decisionStep(
  weights: DecisionStepWeights | undefined,
  { match }: Pick<Reading, 'match'>,
  { vector }: Pick<Reading, 'vector'>,
): Likely | undefined {
  if (weights?.weights[0]?.length !== vector.length + match.length) return undefined
  const seen = [...vector, ...match]
  const scores = weights.weights.map((row, step) =>
    row.reduce((sum, weight, i) => sum + (weight * seen[i]!) / UNIT, weights.biases[step]!),
  )
  const most = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  return { name: weights.steps[scores.indexOf(most)]!, sure: 1 / total }
}

/** The two sides of a message that tells both, in its own words, where each is short enough to be quoted. */
export function twoSidesOf(text: string): { one: string; other: string } | undefined {
  const sentences = sentencesOf(text.replace(/\s+/g, ' ').trim())
  const sides = sentences.length === 2 ? sentences : text.split(/[,.;]? but /i)
  const [one, other, ...more] = sides.map(side =>
    side.replace(/^(?:and|but|so|then)\s+/i, '').replace(/[\s.,;!]+$/, ''),
  )
  return one && other && more.length === 0 && isQuotable(one) && isQuotable(other)
    ? { one, other }
    : undefined
}

function isQuotable(side: string): boolean {
  const count = wordsOf(side).length
  return count >= FEWEST_WORDS && count <= MOST_WORDS && !/[?"“”.!]/.test(side)
}
