/** The thread that runs the model: one message at a time on one core, so that a message always reads the same. */
import { Tensor } from 'onnxruntime-node'
import { workerData } from 'piscina'
import type { MatcherFiles, ModelFiles } from './model-files.ts'
import { openSession } from './onnx-session.ts'
import { quantized, type Reading, toReading, type Window } from './scores.ts'
import { windowsOf } from './windows.ts'
import { createWordPieces, type Piece } from './word-pieces.ts'

/** What a thread loads, checked once for all of them: to hash a hundred megabytes takes long. */
export type ReaderFiles = {
  model: ModelFiles
  matcherFiles: MatcherFiles | undefined
}
export type ReadRequest = { text: string; before: string; match: boolean }
const CLS = 101
const SEP = 102
const LONGEST_BEFORE = 32
const LONGEST_SENTENCE = 96
const NOTHING = new Float32Array()

const { model, matcherFiles } = workerData as ReaderFiles
const { cut } = createWordPieces(model.vocabulary)
const reader = await openSession(model.weights)
const matcher = matcherFiles && (await openSession(matcherFiles.weights))

export function ready(): void {}

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
