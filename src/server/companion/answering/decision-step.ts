/**
 * What somebody does in a turn of a talk about a choice: asks to have it made for them, tells what pulls them each way,
 * leans, decides … A softmax regression over the vectors of both models (training/decision-steps).
 */
import type { DecisionStepWeights } from '#server/companion/library/weights.ts'
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Likely, Reading } from '#server/reading/reading.ts'
import { isQuestion } from './kinds.ts'
import type { ReplyThresholds } from './thresholds.ts'

export const ASKS = 'asks'
const NO_STEP = 'other'
/** What the last sentence alone may say of the whole turn. */
const CONCLUSIONS = [ASKS, 'leans', 'decides', 'middle']
/** Steps that have their own lines whatever moment is near; for the others a moment that fits says more. */
export const TELLING_STEPS: readonly string[] = [...CONCLUSIONS, 'pulls']

type DecisionTurn = {
  reading: Reading
  /** Read as an answer to the open question, if it may be one. */
  answering?: Reading | undefined
  /** The last sentence by itself. */
  ending?: Reading | undefined
  context: { text: string }
}

const UNIT = 127
const FEWEST_WORDS = 3
const MOST_WORDS = 14

/** What they do in this turn of a talk about a choice, if it is plain enough. */
export function stepOf(
  weights: DecisionStepWeights | undefined,
  thresholds: Pick<ReplyThresholds, 'step' | 'conclusion'>,
  { reading, answering, ending, context }: DecisionTurn,
): Likely | undefined {
  const isAsking = isQuestion(context.text)
  // To be told that one has decided, and not to have, is worse than a plain line.
  const isConclusion = ({ name, sure }: Likely) => CONCLUSIONS.includes(name) && sure >= thresholds.conclusion
  const isPlain = ({ name, sure }: Likely) =>
    name !== NO_STEP && !CONCLUSIONS.includes(name) && sure >= thresholds.step
  // Whatever is weighed before it, the last sentence says where somebody stands.
  const last = ending && likeliestStep(weights, ending, ending)
  const whole = likeliestStep(weights, reading, answering ?? reading)
  const step = last && isConclusion(last) ? last : whole
  if (!step || (isAsking && step.name !== ASKS)) return undefined
  return isConclusion(step) || isPlain(step) ? step : undefined
}

function likeliestStep(
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
