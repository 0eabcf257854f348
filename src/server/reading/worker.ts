/** The thread that runs the model: one message at a time on one core, so that a message always reads the same. */
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { workerData } from 'piscina'
import { type Candidate, listenerInput, type Opinion, opinionsOf } from './listener-input.ts'
import { type Mention, mentionIn } from './mention.ts'
import type { ListenerFiles, MatcherFiles, ModelFiles } from './model-files.ts'
import { type Likely, likeliest, quantized, type Reading, toReading, type Window } from './scores.ts'
import { windowsOf } from './windows.ts'
import { createWordPieces, type Piece } from './word-pieces.ts'

/** What a thread loads, checked once for all of them: to hash a hundred megabytes takes long. */
export type ReaderFiles = {
  model: ModelFiles
  matcherFiles: MatcherFiles | undefined
  listenerFiles: ListenerFiles | undefined
}
export type ReadRequest = { text: string; before: string; match: boolean }
export type TurnRequest = { text: string; said: string }
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
export type WeighRequest = { text: string; before: readonly string[]; candidates: readonly Candidate[] }
const CLS = 101
const SEP = 102
const LONGEST_BEFORE = 32
const LONGEST_SENTENCE = 96
const MOST_FOLLOW_UPS = 12
const MOST_TONES = 8
const NOTHING = new Float32Array()

const { model, matcherFiles, listenerFiles } = workerData as ReaderFiles
const { cut } = createWordPieces(model.vocabulary)
const reader = await open(model.weights)
const matcher = matcherFiles && (await open(matcherFiles.weights))
const listener = listenerFiles && (await open(listenerFiles.weights))

export async function read({ text, before, match }: ReadRequest): Promise<Reading> {
  const pieces = cut(text)
  const asked = cut(before).slice(-LONGEST_BEFORE)
  const stretches = windowsOf(pieces.length)
  // A long story says what it is about at its beginning and its end; a mean over all of it resembles nothing.
  const isMatched = (at: number) => match && (at === 0 || at === stretches.length - 1)
  const windows: Window[] = []
  for (const [at, [from, to]] of stretches.entries())
    windows.push({ from, to, ...(await readWindow(pieces.slice(from, to), asked, isMatched(at))) })
  return toReading(text, pieces, windows, model, matcherFiles?.broad)
}

function open(weights: string): Promise<InferenceSession> {
  return InferenceSession.create(weights, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  })
}

/** The matcher's vectors for single sentences, without a reading. */
export async function match(texts: readonly string[]): Promise<Int8Array[]> {
  const found: Int8Array[] = []
  for (const text of texts) {
    const vector = matcher
      ? (await matcher.run(inputOf(cut(text).slice(0, LONGEST_SENTENCE), []))).vector!.data
      : []
    found.push(quantized(vector as Float32Array))
  }
  return found
}

/** What a message does, heard together with what the companion said before it. */
export async function turn({ text, said }: TurnRequest): Promise<TurnReading | undefined> {
  if (!listener) return undefined
  const pieces = beginningAndEnd(text)
  const { acts, tones, mentions, scores } = await listener.run(listenerInput(pieces, [cut(said)], []))
  const { sorts, feelings, questions } = listenerFiles!
  const named = (names: readonly string[], sure: unknown): Likely[] =>
    names.map((name, i) => ({ name, sure: (sure as Float32Array)[i]! }))
  return {
    acts: Object.fromEntries(named(listenerFiles!.acts, acts!.data).map(({ name, sure }) => [name, sure])),
    tones: named(listenerFiles!.tones, tones!.data)
      .sort((a, b) => b.sure - a.sure)
      .slice(0, MOST_TONES),
    mention: mentionIn(text, pieces, mentions!.data as Float32Array, sorts, feelings),
    ...(!said && { followUps: likeliest([scores!.data as Float32Array], questions, MOST_FOLLOW_UPS) }),
  }
}

/** What each of these sentences would be worth after the message and what came before it; all are heard in one pass. */
export async function weigh({ text, before, candidates }: WeighRequest): Promise<Opinion[]> {
  if (!listener || candidates.length === 0) return []
  const own = candidates.map(({ sentence, madeFor = '' }) => ({
    sentence: cut(sentence),
    madeFor: cut(madeFor),
  }))
  const { opinions, verdicts } = await listener.run(
    listenerInput(beginningAndEnd(text), before.map(cut), own),
  )
  return opinionsOf(opinions!.data as Float32Array, verdicts!.data as Float32Array)
}

function beginningAndEnd(text: string): Piece[] {
  const pieces = cut(text)
  const half = LONGEST_SENTENCE / 2
  return pieces.length > LONGEST_SENTENCE ? [...pieces.slice(0, half), ...pieces.slice(-half)] : pieces
}

async function readWindow(pieces: Piece[], asked: Piece[], match: boolean) {
  const input = inputOf(pieces, asked)
  const found = await reader.run(input)
  const matched = match && matcher ? await matcher.run(input) : undefined
  return {
    match: (matched?.vector?.data ?? NOTHING) as Float32Array,
    broad: (matched?.broad?.data ?? NOTHING) as Float32Array,
    scores: found.scores!.data as Float32Array,
    vector: found.vector!.data as Float32Array,
    added: found.added!.data as Float32Array,
  }
}

function inputOf(pieces: readonly Piece[], asked: readonly Piece[]) {
  const own = [CLS, ...pieces.map(({ id }) => id), SEP]
  const other = asked.length > 0 ? [...asked.map(({ id }) => id), SEP] : []
  const ids = [...own, ...other]
  const row = (numbers: number[]) => new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, ids.length])
  return {
    ids: row(ids),
    mask: row(ids.map(() => 1)),
    parts: row([...own.map(() => 0), ...other.map(() => 1)]),
  }
}
