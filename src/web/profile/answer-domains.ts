/** The domains found in an answer, in their fixed order, each with the words that led to it. Pure. */
import type { Care } from '#shared/care.ts'
import type { classify, TagResult } from '#shared/classification.ts'
import type { Reply } from '#shared/endpoint.ts'
import { hierarchy } from '#shared/taxonomy.ts'
import { wholeWords } from '#shared/whole-words.ts'

export type Span = { start: number; end: number }

/** A domain and the words of the answer that led to it, each once. */
export type DomainEvidence = { domain: string; words: string[] }

export type AnswerReading =
  | { status: 'failed' }
  /** Help comes first; domains are not shown. */
  | { status: 'care'; care: Care }
  | { status: 'read'; domains: DomainEvidence[]; spans: Span[] }

export function answerReadingOf(text: string, { results, care }: Reply<typeof classify>): AnswerReading {
  if (care.show === 'panel' || care.show === 'row' || care.show === 'help') return { status: 'care', care }
  const found = Map.groupBy(Object.values(results), ({ codes }) => domainOf(codes[0] ?? ''))
  /** None where they are the whole answer: that tells nothing. */
  const spansOf = (some: readonly TagResult[]) => {
    const spans = joined(
      wholeWords(
        text,
        some.flatMap(({ evidence }) => evidence),
      ),
    )
    return isWhole(text, spans) ? [] : spans
  }
  return {
    status: 'read',
    domains: Object.keys(hierarchy).flatMap(domain => {
      const led = found.get(domain)
      if (!led) return []
      const words = spansOf(led).map(({ start, end }) => text.slice(start, end))
      return [{ domain, words: [...new Set(words)] }]
    }),
    spans: spansOf(Object.values(results)),
  }
}

/**
 * For each domain, the words that no domain before it has shown. Where all go back to the same words there is nothing
 * to tell apart: null, and the words are marked in the answer instead.
 */
export function quotesOf(domains: readonly DomainEvidence[]): string[][] | null {
  const sets = new Set(domains.map(({ words }) => words.join('\n')))
  if (sets.size <= 1) return null
  const shown: string[] = []
  return domains.map(({ words }) => {
    const fresh = words.filter(word => !shown.some(other => other.includes(word)))
    shown.push(...fresh)
    return fresh
  })
}

/** How many domains were found; undefined where none were looked for. */
export function domainsIn(reading: AnswerReading | undefined): number | undefined {
  return reading?.status === 'read' ? reading.domains.length : undefined
}

/** A tag belongs to the domain with an entry that starts with its first code. */
function domainOf(code: string): string | undefined {
  return Object.keys(hierarchy).find(domain => hierarchy[domain]?.some(entry => entry.startsWith(code)))
}

const isWhole = (text: string, spans: readonly Span[]) =>
  pieces(text, spans).every(({ marked, text: piece }) => marked || !/[\p{L}\p{N}]/u.test(piece))

/** Spans that touch or overlap become one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else if (end > start) result.push({ start, end })
  }
  return result
}

export type MarkedText = { text: string; marked: boolean; at: number }

/** Splits the text at the spans; joined again, the pieces are the text. */
export function pieces(text: string, spans: readonly Span[]): MarkedText[] {
  const result: MarkedText[] = []
  let at = 0
  for (const { start, end } of spans) {
    result.push({ text: text.slice(at, start), marked: false, at })
    result.push({ text: text.slice(start, end), marked: true, at: start })
    at = end
  }
  result.push({ text: text.slice(at), marked: false, at })
  return result.filter(piece => piece.text !== '')
}
