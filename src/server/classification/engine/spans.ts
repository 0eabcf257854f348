/** Which stretches of a text are shown as the ground for a tag. */
import type { TagResult } from '#shared/classification.ts'
import type { Sign, Span } from './evidence.ts'

const MOST_SPANS = 3

/** The best few spans of a tag's signs, none inside another, in the order of the text. */
export function spans(text: string, signs: Sign[]): TagResult['evidence'] {
  return shown(
    text,
    signs.slice().sort((a, b) => b.cue.trust - a.cue.trust || b.words - a.words),
  )
}

/** Spans in the order of their worth: the first few that do not overlap. */
export function shown(text: string, ranked: Span[]): TagResult['evidence'] {
  const kept: Span[] = []
  for (const { start, end } of ranked) {
    if (kept.length === MOST_SPANS) break
    if (!kept.some(span => start < span.end && span.start < end)) kept.push({ start, end })
  }
  return kept
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }))
}
