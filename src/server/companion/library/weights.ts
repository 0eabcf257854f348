/** The weights of small classifiers made by training: of replies and of questions. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const numbers = z.array(z.number())
const part = z.object({ bias: z.number(), weights: numbers })
/** Whether a reply is acceptable, and whether it is good. */
const verdict = z.object({ mean: numbers, scale: numbers, fine: part, good: part })
/** The same from the features' verdict and the opinion of the model that reads it: four weights each. */
const read = z.object({ fine: part, good: part })
/** By how much a moment, or one of its replies, is liked more or less than its features say: acceptable, and good. */
const offsets = z.record(z.string(), z.tuple([z.number(), z.number()]))
const shape = z.object({
  /** The names of the features, in the order of the weights. */
  looks: z.array(z.string()),
  narrow: verdict,
  broad: verdict,
  read: z.object({ narrow: read, broad: read }),
  moments: offsets,
  replies: offsets,
})
export type Weights = z.infer<typeof shape>

export const weightsFile = new URL('../../../../models/library/judge.json', import.meta.url)

/** Undefined if the file is missing or damaged. */
function parsed<T>(shape: z.ZodMiniType<T>, file: URL): T | undefined {
  try {
    return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

export function readWeights(file: URL = weightsFile): Weights | undefined {
  const data = parsed(shape, file)
  if (!data) return undefined
  const parts = [data.narrow, data.broad].flatMap(allNumbersOf)
  const opinions = [data.read.narrow, data.read.broad].flatMap(({ fine, good }) => [fine, good])
  const isWhole =
    parts.every(({ length }) => length === data.looks.length) &&
    opinions.every(({ weights }) => weights.length === VERDICTS_AND_OPINIONS)
  return isWhole ? data : undefined
}
/** Acceptable and good, by the features and by the model. */
const VERDICTS_AND_OPINIONS = 4

const allNumbersOf = ({ mean, scale, fine, good }: z.infer<typeof verdict>) => [
  mean,
  scale,
  fine.weights,
  good.weights,
]

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
