/** The thread that runs the listener, with as many cores as there are: there is one of it, since it takes much memory. */
import { workerData } from 'piscina'
import { type Candidate, listenerInput, type Opinion, opinionsOf } from './listener-input.ts'
import { type Mention, mentionIn } from './mention.ts'
import type { ListenerFiles } from './model-files.ts'
import { openSession } from './onnx-session.ts'
import { type Likely, likeliest } from './scores.ts'
import { createWordPieces, type Piece } from './word-pieces.ts'

export type ListenerWork = { files: ListenerFiles; vocabulary: string; cores: number }
export type TurnRequest = { text: string; said: string }
export type WeighRequest = { text: string; before: readonly string[]; candidates: readonly Candidate[] }
/**
 * What people do with a message, beside telling, the tone of a listener's first reaction, the likeliest first, and whom or what a
 * friend would take up by name.
 */
export type TurnReading = {
  acts: Readonly<Record<string, number>>
  tones: Likely[]
  mention?: Mention | undefined
  /** The questions that a message read alone calls for, the likeliest first. */
  followUps?: Likely[]
}
const LONGEST_MESSAGE = 96
const MOST_FOLLOW_UPS = 12
const MOST_TONES = 8

const { files, vocabulary, cores } = workerData as ListenerWork
const { cut } = createWordPieces(vocabulary)
const listener = await openSession(files.weights, cores)

export function ready(): void {}

/** What a message does, heard together with what the companion said before it. */
export async function turn({ text, said }: TurnRequest): Promise<TurnReading> {
  const pieces = beginningAndEnd(text)
  const { acts, tones, mentions, scores } = await listener.run(listenerInput(pieces, [cut(said)], []))
  const { sorts, feelings, questions } = files
  const named = (names: readonly string[], sure: unknown): Likely[] =>
    names.map((name, i) => ({ name, sure: (sure as Float32Array)[i]! }))
  return {
    acts: Object.fromEntries(named(files.acts, acts!.data).map(({ name, sure }) => [name, sure])),
    tones: named(files.tones, tones!.data)
      .sort((a, b) => b.sure - a.sure)
      .slice(0, MOST_TONES),
    mention: mentionIn(text, pieces, mentions!.data as Float32Array, sorts, feelings),
    ...(!said && { followUps: likeliest([scores!.data as Float32Array], questions, MOST_FOLLOW_UPS) }),
  }
}

/** What each of these sentences would be worth after the message and what came before it; all are heard in one pass. */
export async function weigh({ text, before, candidates }: WeighRequest): Promise<Opinion[]> {
  const own = candidates.map(({ sentence, madeFor = '' }) => ({
    sentence: cut(sentence),
    madeFor: cut(madeFor),
  }))
  const { opinions, verdicts, answers } = await listener.run(
    listenerInput(beginningAndEnd(text), before.map(cut), own),
  )
  const [asked, said, told] = [opinions, verdicts, answers].map(each => each!.data as Float32Array)
  return opinionsOf(asked!, said!, told!)
}

function beginningAndEnd(text: string): Piece[] {
  const pieces = cut(text)
  const half = LONGEST_MESSAGE / 2
  return pieces.length > LONGEST_MESSAGE ? [...pieces.slice(0, half), ...pieces.slice(-half)] : pieces
}
