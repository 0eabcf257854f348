/**
 * What follows when the companion is put right: it owns it in a line, and answers the rest of the message as if only that
 * had been written. A talk about a choice is over, unless the rest is plainly a step of it.
 */
import type { Library } from '#server/companion/library/library.ts'
import type { Acts } from './acts.ts'
import { alone, type Claims, CORRECTIONS, correctionIn, linesFor, WRONG } from './correction.ts'
import { stepOf } from './decision-step.ts'
import { type DraftReply, MOST_WORDS } from './draft-reply.ts'
import { kindOfClass } from './kinds.ts'
import type { MessageToAnswer } from './message.ts'
import {
  ANYTHING,
  anythingLines,
  invitation,
  isAmong,
  type LineContext,
  pickLine,
  type ReplyReason,
  rounded,
} from './presence-lines.ts'
import type { Random } from './seeded-random.ts'
import { type ConversationState, lastReplies } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'

export type PutRight = {
  /** What is left to be answered; the whole message if nothing is. */
  message: MessageToAnswer
  acts: Acts | undefined
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
  acts: Acts | undefined,
  state: ConversationState,
): Promise<PutRight | undefined> {
  const { parts: reader, text } = message
  if (!acts || !reader || state.turn === 0) return undefined
  const correction = correctionIn(text, acts, thresholds, claimsOf(library, state))
  if (!correction) return undefined
  const { name, sure, rest } = correction
  const left = rest === undefined ? undefined : await reader.read(rest)
  const why = {
    from: 'presence',
    name: linesFor(name),
    score: rounded(sure),
    threshold: thresholds.corrected,
  } as const
  // Whoever says what is wrong says how it is.
  const told = name === WRONG ? text : (rest ?? '')
  // A correction answers no question.
  const unanswered = { answering: undefined, joined: undefined }
  if (rest === undefined || !left)
    return {
      message: { ...message, ...unanswered, aside: undefined },
      acts: undefined,
      isAlone: true,
      told,
      endsChoice: true,
      why,
    }
  const parts = acts.parts.filter(part => rest.includes(part.text))
  const whole = (await reader.turn(rest, '')) ?? acts.whole
  const step = stepOf(thresholds, { whole, parts }, rest)
  const aside = message.aside && rest.includes(message.aside.text) ? message.aside : undefined
  return {
    message: { ...message, ...unanswered, text: rest, reading: left, aside },
    acts: { whole, parts },
    isAlone: false,
    told,
    endsChoice: !step || step.sure < thresholds.conclusion,
    why,
  }
}

/** Sorry in a line, before the reply to the rest; alone, what was written for such a complaint says it better. */
export function owningUp(
  library: Library,
  draft: DraftReply,
  { message, isAlone, why, told }: PutRight,
  state: ConversationState,
  random: Random,
): DraftReply {
  const context = { ...message, replies: lastReplies(state) }
  if (isAlone) {
    const isOwned = kindOfClass(draft.choice.moment?.kind ?? '') === 'repair'
    const text = isOwned ? undefined : apology(library, alone(why.name), context, random)
    if (!text) return { ...draft, told }
    const choice = { text, why, near: draft.choice.near }
    return { text, line: text, why, choice, told, used: [], referred: false }
  }
  const room = MOST_WORDS - draft.text.split(' ').length
  const sorry = apology(library, why.name, context, random, room)
  if (!sorry) return { ...draft, told }
  const owned = { ...draft, text: `${sorry} ${draft.text}`, sorry, told }
  // Where nothing fits the rest, at least it is wanted.
  const line = draft.why.name === ANYTHING ? invitation(library, context, random) : undefined
  return line ? { ...owned, text: `${sorry} ${line}`, line, why } : owned
}

function claimsOf(library: Library, state: ConversationState): Claims {
  if (state.open) return 'something'
  const last = lastReplies(state).at(-1)
  if (isAmong(emptyLines(library), last)) return 'nothing'
  return isAmong(library.toneLines, last) ? 'little' : 'something'
}

/** Lines that fit anything, and apologies. */
const emptyLines = (library: Library): string[] => [
  ...anythingLines(library),
  ...library.lines('frame', 'not-it'),
  ...CORRECTIONS.flatMap(name => library.lines('presence', alone(linesFor(name)))),
]

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
