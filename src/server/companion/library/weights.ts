/** The weights of small classifiers made by training: of replies and of questions. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const numbers = z.array(z.number())
const part = z.object({ bias: z.number(), weights: numbers })
/** Whether a reply is acceptable, and whether it is good. */
const verdict = z.object({ mean: numbers, scale: numbers, fine: part, good: part })
/** By how much what a sentence belongs to, or the sentence itself, is liked more or less than its features say: acceptable, and good. */
const offsets = z.record(z.string(), z.tuple([z.number(), z.number()]))
const shape = z.object({
  /** The names of the features, in the order of the weights. */
  looks: z.array(z.string()),
  /** By what they belong to: narrow and broad moments; lines of a tone, a situation, a stance. */
  kinds: z.record(z.string(), verdict),
  /** By moment or set of lines. */
  sets: offsets,
  sentences: offsets,
})
export type Weights = z.infer<typeof shape>

export const replyWeightsFile = new URL('../../../../models/library/judge.json', import.meta.url)
export const lineWeightsFile = new URL('../../../../models/library/line-judge.json', import.meta.url)

/** Undefined if the file is missing or damaged. */
function parsed<T>(shape: z.ZodMiniType<T>, file: URL): T | undefined {
  try {
    return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

export function readWeights(file: URL): Weights | undefined {
  const data = parsed(shape, file)
  const parts = data && Object.values(data.kinds).flatMap(allNumbersOf)
  return parts?.every(({ length }) => length === data?.looks.length) ? data : undefined
}

const allNumbersOf = ({ mean, scale, fine, good }: z.infer<typeof verdict>) => [
  mean,
  scale,
  fine.weights,
  good.weights,
]

const hearing = z.record(z.string(), z.object({ fine: part, good: part }))
/** For each kind of sentence, how the judge and the listener are weighed together. */
export type HearingWeights = z.infer<typeof hearing>

const hearingFile = new URL('../../../../models/listener/hearing.json', import.meta.url)

/** Without them the judge alone decides. */
export function readHearingWeights(file: URL = hearingFile): HearingWeights | undefined {
  return parsed(hearing, file)
}

const regression = z.object({ weights: numbers, bias: z.number(), offsets: z.record(z.string(), z.number()) })
/** Whether a question is acceptable (`fine`) and apt (`good`); some follow-up questions are easily wrong, so each has an offset. */
const questionJudge = z.object({ fine: regression, good: regression })
const questionJudges = z.object({ followUp: questionJudge, own: questionJudge, mention: questionJudge })
export type QuestionJudgeWeights = z.infer<typeof questionJudges>

/** Which stretch of what somebody told answers a question about it. */
const recallWeights = z.object({ looks: z.array(z.string()), weights: numbers, bias: z.number() })
export type RecallWeights = z.infer<typeof recallWeights>

const recallWeightsFile = new URL('../../../../models/library/recall.json', import.meta.url)

/** Without them nothing that was told is quoted on asking. */
export const readRecallWeights = (file: URL = recallWeightsFile): RecallWeights | undefined =>
  parsed(recallWeights, file)

/** Whether a sentence wishes to be asked something, by what it does and where the matcher puts it. */
const wishWeights = z.object({
  acts: z.array(z.string()),
  ofActs: numbers,
  ofVector: numbers,
  bias: z.number(),
})
export type WishWeights = z.infer<typeof wishWeights>

const wishWeightsFile = new URL('../../../../models/library/wish.json', import.meta.url)

/** Without them nobody is asked because they wish it. */
export const readWishWeights = (file: URL = wishWeightsFile): WishWeights | undefined =>
  parsed(wishWeights, file)

const questionJudgeFile = new URL('../../../../models/listener/questions.json', import.meta.url)

/** Without them no follow-up question is asked. */
export function readQuestionJudgeWeights(file: URL = questionJudgeFile): QuestionJudgeWeights | undefined {
  return parsed(questionJudges, file)
}
