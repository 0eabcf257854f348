/**
 * Sentences that may represent a session, picked as they are written and kept verbatim. Its title and
 * summary use only these. Nothing from a moment of care is kept.
 */
import type { Reading } from '#server/reading/reading.ts'
import { isTitleWorthy, titleFrom } from './session-kind.ts'
import { mentions } from './text/overlap.ts'
import { contentOf, sentencesOf, wordsOf } from './text/words.ts'

export type Highlight = { text: string; score: number }

const MOST_KEPT = 12
const MOST_IN_SUMMARY = 3
const LONGEST = 220
/** Long enough to mean something and short enough to read at a glance. */
const GOOD_LENGTH = { from: 6, to: 26 }
/** Sentences with this much overlap say the same. */
const SAME = 0.6
const FITS_A_TITLE = 1.5
/** Somebody who writes capitals elsewhere begins a whole sentence with one, and a fragment often without. */
const BEGINS_A_SENTENCE = 2

type Candidate = { text: string; reading: Reading; without: string | undefined }

/** Candidates from a message; `without` is the sentence addressed to the companion. */
export function highlightsIn({ text, reading, without }: Candidate): Highlight[] {
  let from = 0
  return text.split(/\n+/).flatMap(line =>
    sentencesOf(line).flatMap(sentence => {
      const at = text.indexOf(sentence, from)
      from = at + sentence.length
      const tidy = sentence.trim().replace(/\s+/g, ' ')
      if (tidy === without?.trim() || !saysSomething(tidy)) return []
      return [{ text: tidy, score: rounded(scoreOf(tidy, at, from, reading)) }]
    }),
  )
}

const saysSomething = (sentence: string) =>
  isTitleWorthy(sentence) && sentence.length <= LONGEST && !/\?["”’)]*$/.test(sentence)

/** What the reader found in the sentence counts most, then first person and emotion. */
function scoreOf(sentence: string, from: number, to: number, { results, emotionLabels }: Reading): number {
  const seen = Object.values(results)
    .filter(({ evidence }) => evidence.some(({ start, end }) => start < to && end > from))
    .reduce((sum, { score }) => sum + score, 0)
  const words = wordsOf(sentence)
  const ofOneself = words.some(word => /^(?:i|my|me|we|our)$|^i'/.test(word))
  const isGoodLength = words.length >= GOOD_LENGTH.from && words.length <= GOOD_LENGTH.to
  return (
    Math.min(seen, 2) +
    (ofOneself ? 0.4 : 0) +
    (emotionLabels.some(label => label !== 'neutral') ? 0.3 : 0) +
    (isGoodLength ? 0.4 : 0) +
    Math.min(contentOf(sentence).size, 8) * 0.05
  )
}

const rounded = (score: number) => Math.round(score * 1000) / 1000

/** The best ones, in order; of two similar ones the better. */
export function withHighlights(kept: readonly Highlight[], more: readonly Highlight[]): Highlight[] {
  const all = [...kept, ...more]
  const best = new Set(differing(all).slice(0, MOST_KEPT))
  return all.filter(highlight => best.has(highlight))
}

function differing(highlights: readonly Highlight[]): Highlight[] {
  const chosen: { highlight: Highlight; content: Set<string> }[] = []
  for (const highlight of highlights.toSorted((a, b) => b.score - a.score)) {
    const content = contentOf(highlight.text)
    if (!chosen.some(other => sharedShare(content, other.content) >= SAME))
      chosen.push({ highlight, content })
  }
  return chosen.map(({ highlight }) => highlight)
}

function sharedShare(a: Set<string>, b: Set<string>): number {
  return a.intersection(b).size / Math.max(1, Math.min(a.size, b.size))
}

/** The most representative sentence, preferably a whole sentence that fits. None on a topic to avoid. */
export function pickTitle(kept: readonly Highlight[], avoid: readonly string[]): string | undefined {
  const rank = ({ text, score }: Highlight) =>
    score + (isCut(text) ? 0 : FITS_A_TITLE) + (/^\P{L}*\p{Lu}/u.test(text) ? BEGINS_A_SENTENCE : 0)
  const [best] = allowed(kept, avoid).toSorted((a, b) => rank(b) - rank(a))
  return best && titleFrom(best.text)
}

/** A title leaves out the full stop of a sentence that fits. */
const isCut = (sentence: string) => sentence.length > titleFrom(sentence).length + 1

/** Two or three more sentences, in order. Those kept already differ from each other. */
export function pickSummary(kept: readonly Highlight[], title: string, avoid: readonly string[]): string[] {
  const others = allowed(kept, avoid).filter(({ text }) => titleFrom(text) !== title || isCut(text))
  const best = new Set(others.toSorted((a, b) => b.score - a.score).slice(0, MOST_IN_SUMMARY))
  return others.filter(highlight => best.has(highlight)).map(({ text }) => text)
}

export const mentionsAny = (topics: readonly string[], text: string): boolean =>
  topics.some(topic => mentions(text, topic))

const allowed = (kept: readonly Highlight[], avoid: readonly string[]) =>
  avoid.length === 0 ? kept : kept.filter(({ text }) => !mentionsAny(avoid, text))
