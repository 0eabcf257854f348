/**
 * Notices when somebody puts the companion right: it got something wrong, was told already what it asks, or missed the
 * point. Regressions over the vectors of both models (training/corrections). The first sentence is read after what the
 * companion had said; the second and the last only if that, or a look at the whole message, suspects something.
 */
import type { Library } from '#server/companion/library/library.ts'
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Likely, Reader, Reading } from '#server/reading/reading.ts'
import { kindOfClass } from './kinds.ts'
import { anythingLines, isAmong } from './presence-lines.ts'
import { type ConversationState, lastReplies } from './state.ts'
import { likelihoods } from './vector-regression.ts'

/** Reads a part of a message; undefined if that failed. */
export type ReadPart = (text: string, asked?: string) => Promise<Reading | undefined>

/** By itself; or by the reader after what was said before it, and still alone by the matcher, which tells most. */
export function createReadPart(reader: Pick<Reader, 'read' | 'match'>, person?: string): ReadPart {
  const readAfter = async (text: string, asked: string) => {
    const [reading, [match]] = await Promise.all([
      reader.read(text, { asked }, person),
      reader.match([text], person),
    ])
    return match && { ...reading, match }
  }
  // It only adds to the reply: a full queue is no reason to refuse the message.
  return async (text, asked) =>
    await (asked ? readAfter(text, asked) : reader.read(text, { match: true }, person)).catch(() => undefined)
}
export type Correction = Likely & {
  /** The message without the sentences that correct, where enough is left. */
  rest: string | undefined
}

const NONE = 'none'
/** The companion said something that is not so. */
export const WRONG = 'wrong'
const FEWEST_WORDS = 5

/** The lines that own it before an answer to the rest, and those where there is no rest. */
export const linesFor = (name: string): string => `corrected-${name}`
export const alone = (lines: string): string => `${lines}-alone`

/** People put it right at once, or at the very end. */
export function sentencesToCheck(text: string): string[] {
  const sentences = sentencesOf(text)
  return [...sentences.slice(0, 2), ...sentences.slice(2).slice(-1)]
}

export async function correctionIn(
  library: Library,
  { text, reading, read }: { text: string; reading: Reading; read: ReadPart },
  state: ConversationState,
): Promise<Correction | undefined> {
  const weights = library.corrections
  // What the companion said last is what a correction is about.
  const said = lastReplies(state).at(-1)
  const lastLine = [said, state.open].filter(Boolean).join('. ')
  if (!weights || state.turn === 0 || !lastLine) return undefined
  // What claims nothing can't have been wrong: "We won!" after it is news.
  const claimsNothing = !state.open && isAmong(emptyLines(library, weights.names), said)
  const possible = weights.names.map(name => (claimsNothing && name === WRONG ? NONE : name))
  const judge = async (sentence: string) => {
    const after = await read(sentence, lastLine)
    const sure = after && likelihoods(weights.sentence, after.vector, after.match)
    // "What are you, actually?" is asked, whatever was said before.
    const isJudged = sure && kindOfClass(after.kind) !== 'meta'
    return { sentence, ...(isJudged ? likeliest(possible, sure) : { name: NONE, sure: 0 }) }
  }
  const [opening, ...others] = sentencesToCheck(text)
  const first = await judge(opening ?? text)
  const whole = likelihoods(weights.message, reading.vector, reading.match)?.[1] ?? 0
  const isSuspect = whole >= weights.suspect || first.sure >= weights.beside
  const judged = [first, ...(isSuspect ? await Promise.all(others.map(judge)) : [])]
  const surest = judged.reduce((a, b) => (b.sure > a.sure ? b : a))
  if (surest.sure < weights.certain) return undefined
  // Beside a plain correction a likely one belongs to it.
  const corrects = new Set(
    judged.filter(({ sure }) => sure >= weights.beside).map(({ sentence }) => sentence),
  )
  const rest = sentencesOf(text)
    .filter(sentence => !corrects.has(sentence))
    .join(' ')
  return {
    name: surest.name,
    sure: surest.sure,
    rest: wordsOf(rest).length >= FEWEST_WORDS ? rest : undefined,
  }
}

/** Lines that fit anything, and apologies. */
const emptyLines = (library: Library, names: readonly string[]): string[] => [
  ...anythingLines(library),
  ...library.lines('frame', 'not-it'),
  ...names.flatMap(name => library.lines('presence', alone(linesFor(name)))),
]

/** How likely it is a correction at all, and the likeliest kind. */
function likeliest(names: readonly string[], sure: readonly number[]): Likely {
  const kinds = names.map((name, i) => ({ name, sure: sure[i]! })).filter(({ name }) => name !== NONE)
  return {
    name: kinds.reduce((a, b) => (b.sure > a.sure ? b : a)).name,
    sure: kinds.reduce((sum, kind) => sum + kind.sure, 0),
  }
}
