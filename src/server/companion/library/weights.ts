/** The reply judge's weights, trained on blind reviews by training/judge. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const numbers = z.array(z.number())
const part = z.object({ bias: z.number(), weights: numbers })
const shape = z.object({
  /** The features, in the order of the weights. */
  looks: z.array(z.string()),
  mean: numbers,
  scale: numbers,
  /** Whether a reply is acceptable, and whether it is good. */
  fine: part,
  good: part,
})
export type Weights = z.infer<typeof shape>

export const weightsFile = new URL('../../../../models/library/judge.json', import.meta.url)

/** Undefined if the file is missing or damaged. */
export function readWeights(file: URL = weightsFile): Weights | undefined {
  try {
    const { data } = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    const parts = data && [data.mean, data.scale, data.fine.weights, data.good.weights]
    return parts?.every(({ length }) => length === data?.looks.length) ? data : undefined
  } catch {
    return undefined
  }
}
