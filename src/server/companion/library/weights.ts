/** What the judge learned from strangers' marks: numbers beside the vectors, made by training/judge. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const numbers = z.array(z.number())
const part = z.object({ bias: z.number(), weights: numbers })
const shape = z.object({
  /** What is looked at, in the order of the numbers. */
  looks: z.array(z.string()),
  mean: numbers,
  scale: numbers,
  /** For a reply to be found acceptable, and good. */
  fine: part,
  good: part,
})
export type Weights = z.infer<typeof shape>

export const weightsFile = new URL('../../../../models/library/judge.json', import.meta.url)

/** None where the file is missing or damaged. */
export function readWeights(file: URL = weightsFile): Weights | undefined {
  try {
    const { data } = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    const parts = data && [data.mean, data.scale, data.fine.weights, data.good.weights]
    return parts?.every(({ length }) => length === data?.looks.length) ? data : undefined
  } catch {
    return undefined
  }
}
