/**
 * What the listener is given: the message, what came before it, and sentences that could answer it, each token with the block it
 * belongs to and its place, as in training/listener/cases.py. A candidate sees the message, what came before it and itself, and
 * no other candidate.
 */
import { Tensor } from 'onnxruntime-node'
import type { Piece } from './word-pieces.ts'

/** A sentence, and the moment it was written for, if it was written for one. */
export type Candidate = { sentence: string; madeFor?: string | undefined }

/**
 * What a sentence would be worth after a message. As a question: how likely the message already answers it, contradicts it, has
 * nothing to do with it, allows it or calls for it. As a reply: how likely strangers find it acceptable, and good. As something
 * they told before: how likely it answers the message.
 */
export type Opinion = {
  told: number
  wrong: number
  unrelated: number
  fine: number
  apt: number
  reply: { fine: number; good: number }
  answers: number
}

const CLS = 101
const SEP = 102
const MESSAGE = 0
const BEFORE = 1
const FIRST = 2
/** As it learned: the end of what was said last. */
const LONGEST_BEFORE = 48
const LONGEST_CANDIDATE = 40
const OPINIONS = 5
const VERDICTS = 2

export function listenerInput(
  message: readonly Piece[],
  before: readonly (readonly Piece[])[],
  candidates: readonly { sentence: readonly Piece[]; madeFor: readonly Piece[] }[],
) {
  const ids: number[] = []
  const blocks: number[] = []
  const places: number[] = []
  const add = (block: number, own: readonly number[], from: number) => {
    for (const [i, id] of own.entries()) {
      ids.push(id)
      blocks.push(block)
      places.push(from + i)
    }
  }
  add(MESSAGE, [CLS, ...idsOf(message), SEP], 0)
  const said = before.flatMap(part => (part.length > 0 ? [...idsOf(part), SEP] : []))
  add(BEFORE, said.slice(-LONGEST_BEFORE), ids.length)
  // All begin at the same place: none comes before another.
  const start = ids.length
  for (const [i, { sentence, madeFor }] of candidates.entries()) {
    const own = [SEP, ...idsOf(sentence.slice(0, LONGEST_CANDIDATE)), SEP]
    const written = madeFor.length > 0 ? [...idsOf(madeFor.slice(0, LONGEST_CANDIDATE / 2)), SEP] : []
    add(FIRST + i, [...own, ...written], start)
  }
  const row = (numbers: readonly number[]) =>
    new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])
  return {
    ids: row(ids),
    blocks: row(blocks),
    places: row(places),
    // The model wants one; where there is none, what it says of it is not read.
    candidates: row(Array.from({ length: Math.max(1, candidates.length) }, (_, i) => FIRST + i)),
  }
}

const idsOf = (pieces: readonly Piece[]): number[] => pieces.map(({ id }) => id)

/** One opinion for each candidate. */
export function opinionsOf(opinions: Float32Array, verdicts: Float32Array, answers: Float32Array): Opinion[] {
  return Array.from(answers, (answer, i) => {
    const [told, wrong, unrelated, fine, apt] = opinions.subarray(i * OPINIONS, (i + 1) * OPINIONS)
    const reply = { fine: verdicts[VERDICTS * i]!, good: verdicts[VERDICTS * i + 1]! }
    return {
      told: told!,
      wrong: wrong!,
      unrelated: unrelated!,
      fine: fine!,
      apt: apt!,
      reply,
      answers: answer,
    }
  })
}
