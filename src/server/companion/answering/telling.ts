/** What a message tells, without a short sentence for the companion that it opens or closes with: "OK, a program. Fine." */
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { type Acts, anyOf } from './acts.ts'
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

/** What only replies to the companion: "It does.", "Ha, thanks." */
const REPLIES = ['ok', 'hello', 'thanks', 'praise']
const ONLY_REPLIES = 0.5
const ELSE = ['tells', 'wrong', 'told', 'gripe', 'advise', 'recall']
const LONGEST_REPLY = 10
const MOST_REPLIES = 2

type Told = { message: MessageToAnswer; acts: Acts }

/** The message without the sentences it opens with that only reply to the last line; as it is if there are none. */
export async function withoutReply(message: MessageToAnswer, acts: Acts, said: string): Promise<Told> {
  const { text, parts } = message
  const sentences = sentencesOf(text)
  if (!parts || sentences.length < 2) return { message, acts }
  let replies = 0
  while (replies < Math.min(MOST_REPLIES, sentences.length - 1)) {
    const sentence = sentences[replies]!
    if (sentence.includes('?') || wordsOf(sentence).length > LONGEST_REPLY) break
    const known = acts.parts.find(part => part.text === sentence)
    const part = known ?? (await parts.turn(sentence, said))
    if (!part || anyOf(part, REPLIES) < ONLY_REPLIES || anyOf(part, ELSE) >= ONLY_REPLIES) break
    replies += 1
  }
  const told = sentences.slice(replies).join(' ')
  if (replies === 0 || wordsOf(told).length < FEWEST_WORDS) return { message, acts }
  const [reading, whole] = await Promise.all([parts.read(told), parts.turn(told, '')])
  if (!reading || !whole) return { message, acts }
  const left = acts.parts.filter(part => told.includes(part.text))
  return { message: { ...message, text: told, reading, joined: undefined }, acts: { whole, parts: left } }
}
