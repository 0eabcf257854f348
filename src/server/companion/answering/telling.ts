/** What a message tells, without a short sentence for the companion that it opens or closes with: "OK, a program. Fine." */
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { isToCompanion } from './kinds.ts'
import type { MessageToAnswer } from './message.ts'

const LONGEST_REMARK = 14
/** A remark that is left out too easily costs little: nothing fitted the whole. */
const SURE = 0.8
const FEWEST_WORDS = 4

export async function tellingIn({
  text,
  parts,
}: Pick<MessageToAnswer, 'text' | 'parts'>): Promise<{ text: string; reading: Reading } | undefined> {
  const sentences = sentencesOf(text)
  if (!parts || sentences.length < 2) return undefined
  const edges = [sentences[0]!, sentences.at(-1)!].filter(each => wordsOf(each).length <= LONGEST_REMARK)
  const readings = await Promise.all(edges.map(edge => parts.read(edge)))
  const remarks = edges.filter((_, i) => {
    const reading = readings[i]
    return reading && isToCompanion(reading.kind) && reading.kindSure >= SURE
  })
  const told = sentences.filter(sentence => !remarks.includes(sentence)).join(' ')
  if (remarks.length === 0 || wordsOf(told).length < FEWEST_WORDS) return undefined
  const reading = await parts.read(told)
  return reading && { text: told, reading }
}
