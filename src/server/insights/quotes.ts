/** The sentences of a message that counted, verbatim, with the spans that matched. Pure. */
import type { Receipt } from '#shared/insights.ts'
import { type Span, wholeWords } from '#shared/whole-words.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/** For a very long sentence, how much is shown around each span. */
const LONGEST = 400
const AROUND = 150

export function quotesFrom(text: string, evidence: readonly (Span & { text: string })[]): Receipt['quotes'] {
  const known = evidence.filter(
    ({ start, end, text: words }) => start < end && text.slice(start, end) === words,
  )
  const marks = joined(wholeWords(text, known), 0)
  const parts = [...sentences.segment(text)].map(({ index, segment }) => {
    return trimmed(text, { start: index, end: index + segment.length })
  })
  const quoted =
    marks.length === 0 ? parts.slice(0, 1) : parts.filter(part => marks.some(mark => meet(mark, part)))
  // Adjacent sentences are quoted as one.
  return joined(
    quoted.flatMap(part => shortened(text, part, marks)),
    2,
  ).map(({ start, end }) => ({
    text: text.slice(start, end),
    marks: marks
      .filter(mark => meet(mark, { start, end }))
      .map(mark => ({ start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start })),
  }))
}

function meet(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end)
  return {
    start: start + part.length - part.trimStart().length,
    end: end - (part.length - part.trimEnd().length),
  }
}

/** Whole unless it is very long; cut between words. */
function shortened(text: string, part: Span, marks: Span[]): Span[] {
  if (part.end - part.start <= LONGEST) return [part]
  const inside = marks.filter(mark => meet(mark, part))
  const around = inside.length > 0 ? inside : [{ start: part.start, end: part.start }]
  return around.map(mark => ({
    start: Math.max(part.start, wordEdge(text, mark.start - AROUND, 1)),
    end: Math.min(part.end, wordEdge(text, mark.end + AROUND, -1)),
  }))
}

/** The nearest gap between words in this direction, if one is near; never inside a character. */
function wordEdge(text: string, at: number, step: 1 | -1): number {
  for (let far = 0; far < 40; far += 1) {
    const here = at + far * step
    if (/\s/.test(text[step === 1 ? here - 1 : here] ?? ' ')) return here
  }
  const inside = /[\uDC00-\uDFFF]/.test(text[at] ?? '')
  return inside ? at + step : at
}

/** Merges spans that are at most this far apart. */
function joined(spans: readonly Span[], apart: number): Span[] {
  const result: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && start - last.end <= apart) last.end = Math.max(last.end, end)
    else if (end > start) result.push({ start, end })
  }
  return result
}
