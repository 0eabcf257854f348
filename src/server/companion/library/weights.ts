/** The weights of small classifiers made by training: of replies, questions, memory questions, steps of a decision, tones and corrections. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const numbers = z.array(z.number())
const part = z.object({ bias: z.number(), weights: numbers })
/** Whether a reply is acceptable, and whether it is good. */
const verdict = z.object({ mean: numbers, scale: numbers, fine: part, good: part })
/** By how much a moment, or one of its replies, is liked more or less than its features say: acceptable, and good. */
const offsets = z.record(z.string(), z.tuple([z.number(), z.number()]))
const shape = z.object({
  /** The names of the features, in the order of the weights. */
  looks: z.array(z.string()),
  narrow: verdict,
  broad: verdict,
  moments: offsets,
  replies: offsets,
})
export type Weights = z.infer<typeof shape>

export const weightsFile = new URL('../../../../models/library/judge.json', import.meta.url)

/** Undefined if the file is missing or damaged, as for all of these. */
function parsed<T>(shape: z.ZodMiniType<T>, file: URL): T | undefined {
  try {
    return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

export function readWeights(file: URL = weightsFile): Weights | undefined {
  const data = parsed(shape, file)
  const parts = data && [data.narrow, data.broad].flatMap(allNumbersOf)
  return parts?.every(({ length }) => length === data?.looks.length) ? data : undefined
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
  return parsed(question, file)
}

const regression = z.object({ weights: numbers, bias: z.number(), offsets: z.record(z.string(), z.number()) })
/** Whether a question is acceptable (`fine`) and apt (`good`); some follow-up questions are easily wrong, so each has an offset. */
const questionJudge = z.object({ fine: regression, good: regression })
const questionJudges = z.object({ followUp: questionJudge, own: questionJudge })
export type QuestionJudgeWeights = z.infer<typeof questionJudges>

const questionJudgeFile = new URL('../../../../models/follow-up/judge.json', import.meta.url)

/** Without them no follow-up question is asked. */
export function readQuestionJudgeWeights(file: URL = questionJudgeFile): QuestionJudgeWeights | undefined {
  return parsed(questionJudges, file)
}

const softmax = z.object({ biases: numbers, weights: z.array(numbers) })
const steps = z.extend(softmax, { steps: z.array(z.string()) })
/** What a turn of a talk about a choice does: a softmax regression over the vectors of both models. */
export type DecisionStepWeights = z.infer<typeof steps>

const decisionStepsFile = new URL('../../../../models/library/decision-steps.json', import.meta.url)

/** Without them a talk about a choice gets lines that fit any of its turns. */
export function readDecisionStepWeights(file: URL = decisionStepsFile): DecisionStepWeights | undefined {
  return parsed(steps, file)
}

const tones = z.extend(softmax, { tones: z.array(z.string()) })
/** The tone of a listener's first reaction: a softmax regression over the matcher's vector. */
export type ToneWeights = z.infer<typeof tones>

const tonesFile = new URL('../../../../models/library/tones.json', import.meta.url)

/** Without them lines that fit anything are said where no moment fits. */
export function readToneWeights(file: URL = tonesFile): ToneWeights | undefined {
  return parsed(tones, file)
}

const corrections = z.object({
  /** Of a message: whether a sentence of it corrects the companion. Of a sentence: how, in the order of the names. */
  message: softmax,
  sentence: softmax,
  names: z.array(z.string()),
  /** From here on more than the first sentence is looked at; one is a correction; another beside it is too. */
  suspect: z.number(),
  certain: z.number(),
  beside: z.number(),
})
export type CorrectionWeights = z.infer<typeof corrections>

const correctionsFile = new URL('../../../../models/library/corrections.json', import.meta.url)

/** Without them nobody is told sorry for being misread. */
export function readCorrectionWeights(file: URL = correctionsFile): CorrectionWeights | undefined {
  return parsed(corrections, file)
}
