/** Whom or what of a message a friend would take up by name: its words, its sort and what is felt about it. */
import type { Likely } from './scores.ts'
import type { Piece } from './word-pieces.ts'

export type Mention = {
  /** As they stand in the message. */
  words: string
  /** Whether they open a sentence, where any word has a capital. */
  opens: boolean
  sure: number
  sorts: Likely[]
  feelings: Likely[]
}

/** Where it is less sure, nothing is said of it. */
const LEAST_SURE = 0.05
const MOST_PIECES = 10
const MOST_LETTERS = 40

/**
 * `scores` holds for each token whether it begins and ends there, and then the sorts and feelings; the first token of all stands
 * for nothing.
 */
export function mentionIn(
  text: string,
  pieces: readonly Piece[],
  scores: Float32Array,
  sorts: readonly string[],
  feelings: readonly string[],
): Mention | undefined {
  const each = 2 + sorts.length + feelings.length
  const at = (token: number, i: number) => scores[token * each + i]!
  const shares = (i: number) => softmax(Array.from({ length: pieces.length + 1 }, (_, token) => at(token, i)))
  const [begins, ends] = [shares(0), shares(1)]
  let best = { from: 0, to: 0, sure: LEAST_SURE }
  for (let from = 1; from <= pieces.length; from += 1)
    for (let to = from; to <= Math.min(pieces.length, from + MOST_PIECES); to += 1) {
      const sure = begins[from]! * ends[to]!
      if (sure > best.sure) best = { from, to, sure }
    }
  const { from, to, sure } = best
  if (from === 0) return undefined
  const both = (i: number) => (at(from, i) + at(to, i)) / 2
  const likely = (names: readonly string[], start: number): Likely[] => {
    const share = softmax(names.map((_, i) => both(start + i)))
    return names.map((name, i) => ({ name, sure: share[i]! })).sort((a, b) => b.sure - a.sure)
  }
  const [start, end] = wholeWords(pieces, from - 1, to - 1)
  const words = text.slice(start, end).trim()
  if (words.length === 0 || words.length > MOST_LETTERS || words.includes('\n')) return undefined
  const opens = !/[\p{L}\p{N},;:][^\p{L}\p{N}.!?…\n]*$/u.test(text.slice(0, start))
  return {
    words,
    opens,
    sure,
    sorts: likely(sorts, 2),
    feelings: likely(feelings, 2 + sorts.length),
  }
}

function wholeWords(pieces: readonly Piece[], from: number, to: number): [start: number, end: number] {
  let first = from
  let last = to
  while (first > 0 && !pieces[first]!.first) first -= 1
  while (last + 1 < pieces.length && !pieces[last + 1]!.first) last += 1
  return [pieces[first]!.start, pieces[last]!.end]
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map(score => Math.exp(score - most))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map(value => value / sum)
}
