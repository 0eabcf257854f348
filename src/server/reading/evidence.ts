/** Which of a person's own words a tag rests on: those that added most to its score, as spans of the text sent. */
import type { Piece } from './word-pieces.ts'

export type Span = { start: number; end: number; text: string }

const MOST_SPANS = 3
/** A word counts when it adds so much of what the loudest word adds; beside one that counts, less is enough. */
const LOUD = 0.45
const NEAR = 0.15
const wordSign = /[\p{L}\p{N}\p{M}'’_-]/u
const spokenSign = /[\p{L}\p{N}]/u

/** `added` is what each piece adds to the tag's score. */
export function evidenceFor(
  text: string,
  pieces: readonly Piece[],
  added: (piece: number) => number,
): Span[] {
  const words: { start: number; end: number; share: number }[] = []
  pieces.forEach((piece, i) => {
    const last = words.at(-1)
    if (piece.first || !last) words.push({ start: piece.start, end: piece.end, share: added(i) })
    else {
      last.end = piece.end
      last.share += added(i)
    }
  })
  const spoken = words.filter(({ start, end }) => spokenSign.test(text.slice(start, end)))
  const loudest = Math.max(...spoken.map(({ share }) => share), 0)
  if (loudest <= 0) return []
  const runs = runsOf(spoken, loudest).sort((a, b) => b.share - a.share)
  return (
    runs
      .slice(0, MOST_SPANS)
      .map(run => wholeWords(text, run.start, run.end))
      .sort((a, b) => a.start - b.start)
      // Two parts of one word with a hyphen in it.
      .filter((span, i, all) => i === 0 || span.start >= all[i - 1]!.end)
  )
}

function runsOf(words: readonly { start: number; end: number; share: number }[], loudest: number) {
  const runs: { start: number; end: number; share: number }[] = []
  let open: (typeof runs)[number] | undefined
  let isLoud = false
  const close = () => {
    if (open && isLoud) runs.push(open)
    open = undefined
    isLoud = false
  }
  for (const { start, end, share } of words) {
    if (share < NEAR * loudest) close()
    else {
      open ??= { start, end, share: 0 }
      open.end = end
      open.share += share
      isLoud ||= share >= LOUD * loudest
    }
  }
  close()
  return runs
}

function wholeWords(text: string, start: number, end: number): Span {
  let from = start
  let to = end
  while (from > 0 && wordSign.test(text[from - 1]!) && wordSign.test(text[from]!)) from -= 1
  while (to < text.length && wordSign.test(text[to]!) && wordSign.test(text[to - 1]!)) to += 1
  return { start: from, end: to, text: text.slice(from, to) }
}
