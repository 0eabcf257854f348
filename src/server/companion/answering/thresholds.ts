/** How sure the companion must be to say something: thresholds set on held-out messages, stored with the vectors. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const thresholds = z.object({
  /** How likely a moment's reply must be to be found acceptable. */
  moment: z.number(),
  /** The same, for what is said to the companion itself; surer where advice is asked, which is about one matter. */
  companion: z.number(),
  advice: z.number(),
  /** What a score loses where a word or two came after a question and are taken by themselves. */
  asked: z.number(),
  /** What a score loses that a short message has only together with what was said before it. */
  joined: z.number(),
  /** How sure the reader must be that only the truth will do. */
  truth: z.number(),
  /** How sure the reader must be of a kind of turn, a situation, a stance. */
  kind: z.number(),
  situation: z.number(),
  stance: z.number(),
  /** How surely a moment must fit for a question to follow. */
  ask: z.number(),
  /** How surely a follow-up question must be apt rather than jarring, after a moment's reply or instead of a plain line. */
  followUp: z.number(),
  onlyQuestion: z.number(),
  /** How likely a message must call for a question of the bank. */
  bank: z.number(),
  /** How surely a message must ask about what was told. */
  memory: z.number(),
  /** How near something said earlier must lie to be mentioned, or to be the answer. */
  refer: z.number(),
  recall: z.number(),
  /** How near a message must lie to what somebody searches for. */
  search: z.number(),
})
export type ReplyThresholds = z.infer<typeof thresholds>

export const thresholdsFile = new URL('../../../../models/library/thresholds.json', import.meta.url)

export function readThresholds(file: URL = thresholdsFile): ReplyThresholds {
  return thresholds.parse(JSON.parse(readFileSync(file, 'utf8')))
}
