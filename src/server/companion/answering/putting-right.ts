/**
 * What follows when the companion is put right: it owns it in a line, and answers the rest of the message as if only that
 * had been written. A talk about a choice is over, unless the rest is plainly a step of it.
 */
import type { Library } from '#server/companion/library/library.ts'
import { correctionIn, linesFor, WRONG } from './correction.ts'
import { stepOf } from './decision-step.ts'
import type { MessageToAnswer } from './message.ts'
import { type LineContext, pickLine, type ReplyReason } from './presence-lines.ts'
import type { Random } from './seeded-random.ts'
import type { ConversationState } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'

export type PutRight = {
  /** What is left to be answered; the whole message if nothing is. */
  message: MessageToAnswer
  isAlone: boolean
  /** What of it is worth remembering: it may say how things really are, but a complaint says nothing. */
  told: string
  endsChoice: boolean
  why: ReplyReason
}
type Rules = { library: Library; thresholds: ReplyThresholds }

export async function putRight(
  { library, thresholds }: Rules,
  message: MessageToAnswer,
  state: ConversationState,
): Promise<PutRight | undefined> {
  const { reading, read, text } = message
  if (!reading || !read) return undefined
  const weights = library.corrections
  const correction = await correctionIn(library, { text, reading, read }, state)
  if (!weights || !correction) return undefined
  const { name, sure, rest } = correction
  const left = rest === undefined ? undefined : await read(rest)
  const why = {
    from: 'presence',
    name: linesFor(name),
    score: round(sure),
    threshold: weights.certain,
  } as const
  // Whoever says what is wrong says how it is.
  const told = name === WRONG ? text : (rest ?? '')
  // A correction answers no question.
  const unanswered = { answering: undefined, joined: undefined }
  if (rest === undefined || !left)
    return {
      message: { ...message, ...unanswered, aside: undefined, sentences: [] },
      isAlone: true,
      told,
      endsChoice: true,
      why,
    }
  const sentences = message.sentences?.filter(sentence => rest.includes(sentence.text))
  const step = stepOf(library.decisionSteps, thresholds, {
    reading: left,
    sentences,
    context: { text: rest },
  })
  const aside = message.aside && rest.includes(message.aside.text) ? message.aside : undefined
  return {
    message: { ...message, ...unanswered, text: rest, reading: left, sentences, aside },
    isAlone: false,
    told,
    endsChoice: !step || step.sure < thresholds.conclusion,
    why,
  }
}

/** A line that owns it; undefined where all were said lately or none leaves room for the reply. */
export function apology(
  library: Library,
  lines: string,
  context: LineContext,
  random: Random,
  mostWords = Infinity,
): string | undefined {
  const short = library.lines('presence', lines).filter(line => line.split(' ').length <= mostWords)
  return pickLine(short, context, random)
}

const round = (score: number) => Math.round(score * 1000) / 1000
