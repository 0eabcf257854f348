/** Widens spans to whole words, in order, and merges overlapping ones. Pure and linear. */
export type Span = { start: number; end: number }

/** A letter with its marks, a digit, or half of a character that takes two places. */
const INSIDE = /[\p{L}\p{M}\p{N}\p{Join_Control}\uD800-\uDFFF]/u
const APOSTROPHE = /['’]/

export function wholeWords(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    // Inside the word before: looking at it again would take the square of its length.
    if (last && span.start < last.end && span.end <= last.end) continue
    let { start, end } = span
    while (isSplit(text, start)) start -= 1
    while (isSplit(text, end)) end += 1
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}

/** Whether one and the same word is on both sides of this place. */
function isSplit(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false
  const [far, before, after, next] = [text[at - 2], text[at - 1], text[at], text[at + 1]].map(
    sign => sign ?? '',
  )
  if (INSIDE.test(before!)) return INSIDE.test(after!) || (APOSTROPHE.test(after!) && INSIDE.test(next!))
  return APOSTROPHE.test(before!) && INSIDE.test(after!) && INSIDE.test(far!)
}
