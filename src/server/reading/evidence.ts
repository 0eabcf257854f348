/**
 * Which of a person's own words a tag rests on: those that added most to its score, with the words around them that make
 * sense of them ("running" alone is not "running on fumes"), as spans of the text sent.
 */
import type { Piece } from './word-pieces.ts'

export type Span = { start: number; end: number; text: string }

const MOST_SPANS = 3
/** A key word adds at least this share of what the strongest word adds; a word next to one needs less. */
const KEY_WORD_SHARE = 0.45
const ADJACENT_SHARE = 0.15
/** Up to this many words, the whole clause is shown; a longer one up to its conjunction, or this many words either side. */
const WHOLE_CLAUSE = 14
const AROUND = 4
const clauseEnd = /[.,;:!?…()[\]"“”\n—–]/u
const joining = /^(?:and|but|so|because|when|while|which)$/i
const wordSign = /[\p{L}\p{N}\p{M}'’_-]/u
const letterOrDigit = /[\p{L}\p{N}]/u

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
  const spoken = words.filter(({ start, end }) => letterOrDigit.test(text.slice(start, end)))
  const topShare = Math.max(...spoken.map(({ share }) => share), 0)
  if (topShare <= 0) return []
  const runs = runsOf(spoken, topShare).sort((a, b) => b.share - a.share)
  const phrases = runs
    .slice(0, MOST_SPANS)
    .map(run => phraseAround(text, spoken, run))
    .map(({ start, end }) => wholeWords(text, start, end))
    .sort((a, b) => a.start - b.start)
  return joined(text, phrases)
}

type Stretch = { start: number; end: number }

function phraseAround(text: string, words: readonly Stretch[], { start, end }: Stretch): Stretch {
  const goesOn = (left: number) => !clauseEnd.test(text.slice(words[left]!.end, words[left + 1]!.start))
  const joins = (at: number) => joining.test(text.slice(words[at]!.start, words[at]!.end))
  const first = words.findIndex(word => word.start >= start)
  const last = words.findLastIndex(word => word.end <= end)
  const within = (isOver: (at: number) => boolean): [number, number] => {
    let from = first
    let to = last
    while (from > 0 && goesOn(from - 1) && !isOver(from)) from -= 1
    while (to + 1 < words.length && goesOn(to) && !isOver(to + 1)) to += 1
    return [from, to]
  }
  let [from, to] = within(() => false)
  if (to - from >= WHOLE_CLAUSE) [from, to] = within(joins)
  if (to - from >= WHOLE_CLAUSE) {
    from = Math.max(from, first - AROUND)
    to = Math.min(to, last + AROUND)
  }
  return { start: words[from]!.start, end: words[to]!.end }
}

/** Phrases that touch or overlap are one. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans) {
    const before = found.at(-1)
    if (before && span.start <= before.end + 1) {
      const end = Math.max(before.end, span.end)
      found.splice(-1, 1, { start: before.start, end, text: text.slice(before.start, end) })
    } else found.push(span)
  }
  return found
}

function runsOf(words: readonly { start: number; end: number; share: number }[], topShare: number) {
  const runs: { start: number; end: number; share: number }[] = []
  let open: (typeof runs)[number] | undefined
  let hasKeyWord = false
  const close = () => {
    if (open && hasKeyWord) runs.push(open)
    open = undefined
    hasKeyWord = false
  }
  for (const { start, end, share } of words) {
    if (share < ADJACENT_SHARE * topShare) close()
    else {
      open ??= { start, end, share: 0 }
      open.end = end
      open.share += share
      hasKeyWord ||= share >= KEY_WORD_SHARE * topShare
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
