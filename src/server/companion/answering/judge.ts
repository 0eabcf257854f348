/** What is weighed of a moment's reply: features of the message, the moment and the reply. */
import {
  cosineSimilarity,
  type KnownMoment,
  type Library,
  type Reply,
} from '#server/companion/library/library.ts'
import { moodOf } from '#server/companion/library/mood.ts'
import { contentOf, wordsOf } from '#server/companion/text/words.ts'
import type { Reading } from '#server/reading/reading.ts'
import { contentWordsOf, countNewRareWords, type TurnContext } from './exclusions.ts'
import type { Judge } from './verdict.ts'

/** In the order of the weights. */
export const features = [
  'nearest',
  'second',
  'third',
  'tellings',
  'replies',
  'reply',
  'lead',
  'moods',
  'mood',
  'momentMood',
  'feels',
  'opposed',
  'shared',
  'brought',
  'words',
  'kind',
  'answer',
  'chosen',
] as const
export type Features = Record<(typeof features)[number], number>
export type ReplyJudge = Judge<(typeof features)[number]>
export type Candidate = {
  moment: KnownMoment
  reply: Reply
  /** By how much its score exceeds the best other moment's. */
  lead: number
}

export function featuresOf(
  library: Library,
  { moment, reply, lead }: Candidate,
  reading: Reading,
  context: TurnContext,
): Features {
  const told = moment.tellings.map(telling => cosineSimilarity(telling, reading.match)).sort((a, b) => b - a)
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const mood = moodOf(reading)
  return {
    nearest: told[0]!,
    second: told[1]!,
    third: told[2]!,
    tellings: mean(told),
    replies: mean(moment.replies.map(({ vector }) => cosineSimilarity(vector, reading.match))),
    reply: cosineSimilarity(reply.vector, reading.match),
    lead,
    moods: mood * moment.mood,
    mood,
    momentMood: moment.mood,
    feels: moment.feels[reading.valence as keyof KnownMoment['feels']] ?? 0,
    opposed: opposedTo(moment, reading.valence),
    shared: sharedWords(library, moment, context.text),
    brought: countNewRareWords(reply, context),
    words: Math.log(wordsOf(context.text).length + 1),
    kind: moment.kind === reading.kind ? 1 : 0,
    answer: moment.isAnswer ? 1 : 0,
    // The square root spreads out small probabilities.
    chosen: Math.sqrt(reading.broad.find(({ name }) => name === moment.name)?.sure ?? 0),
  }
}

function opposedTo({ feels }: KnownMoment, valence: string): number {
  if (valence === 'glad') return feels.hard
  return valence === 'hard' ? feels.glad : 0
}

/** The summed weight of the words shared with the message, for the telling that shares most. */
function sharedWords({ tellings }: Library, { messages }: KnownMoment, text: string): number {
  const said = [...contentOf(text)]
  const sums = messages.map(message => {
    const told = contentWordsOf(message)
    return said.reduce((sum, word) => sum + (told.has(word) ? tellings.weight(word) : 0), 0)
  })
  return Math.max(0, ...sums)
}
