/** The weights of four small classifiers made by training: of replies, of questions, of memory questions and of steps of a decision. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const numbers = z.array(z.number())
const part = z.object({ bias: z.number(), weights: numbers })
/** Whether a reply is acceptable, and whether it is good. */
const verdict = z.object({ mean: numbers, scale: numbers, fine: part, good: part })
const shape = z.object({
  /** The names of the features, in the order of the weights. */
  looks: z.array(z.string()),
  narrow: verdict,
  broad: verdict,
})
export type Weights = z.infer<typeof shape>

export const weightsFile = new URL('../../../../models/library/judge.json', import.meta.url)

/** These four return undefined if the file is missing or damaged. */
export function readWeights(file: URL = weightsFile): Weights | undefined {
  try {
    const { data } = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    const parts = data && [data.narrow, data.broad].flatMap(allNumbersOf)
    return parts?.every(({ length }) => length === data?.looks.length) ? data : undefined
  } catch {
    return undefined
  }
}

const allNumbersOf = ({ mean, scale, fine, good }: z.infer<typeof verdict>) => [
  mean,
  scale,
  fine.weights,
  good.weights,
]

const question = z.object({ bias: z.number(), weights: numbers })
/** Over the vectors of both models. */
export type QuestionWeights = z.infer<typeof question>

export const questionWeightsFile = new URL('../../../../models/library/memory-question.json', import.meta.url)

export function readQuestionWeights(file: URL = questionWeightsFile): QuestionWeights | undefined {
  try {
    return question.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

const offsets = z.record(z.string(), z.number())
const regression = z.object({ weights: numbers, bias: z.number(), offsets })
/** Whether a question is acceptable (`fine`) and apt (`good`); some follow-up questions are easily wrong, so each has an offset. */
const questionJudge = z.object({ fine: regression, good: regression })
const questionJudges = z.object({ followUp: questionJudge, own: questionJudge })
export type QuestionJudgeWeights = z.infer<typeof questionJudges>

const questionJudgeFile = new URL('../../../../models/follow-up/judge.json', import.meta.url)

/** Without them no follow-up question is asked. */
export function readQuestionJudgeWeights(file: URL = questionJudgeFile): QuestionJudgeWeights | undefined {
  try {
    return questionJudges.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

const steps = z.object({ steps: z.array(z.string()), biases: numbers, weights: z.array(numbers) })
/** What a turn of a talk about a choice does: a softmax regression over the vectors of both models. */
export type DecisionStepWeights = z.infer<typeof steps>

const decisionStepsFile = new URL('../../../../models/library/decision-steps.json', import.meta.url)

/** Without them a talk about a choice gets lines that fit any of its turns. */
export function readDecisionStepWeights(file: URL = decisionStepsFile): DecisionStepWeights | undefined {
  try {
    return steps.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}
