/** Finds search terms in a text, ignoring case and accents, and cuts a short excerpt around them. */
import { fold } from './fold.ts'

/** Start and end in the original text. */
export type Range = [from: number, to: number]

const SNIPPET_LENGTH = 140
const LEAD = 40

/** Every occurrence of every word, in order; those that touch are one. */
export function rangesOf(text: string, words: readonly string[]): Range[] {
  const { folded, starts } = foldedWithOffsets(text)
  const found: Range[] = []
  for (const word of words.filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.push([starts[at] ?? 0, starts[at + word.length] ?? text.length])
  return joined(found.sort((a, b) => a[0] - b[0]))
}

/** Folding may make a sign longer or shorter: each folded sign knows which written one it comes from. */
function foldedWithOffsets(text: string): { folded: string; starts: number[] } {
  let folded = ''
  const starts: number[] = []
  let at = 0
  for (const sign of text) {
    const plain = fold(sign)
    for (let i = 0; i < plain.length; i += 1) starts.push(at)
    folded += plain
    at += sign.length
  }
  return { folded, starts }
}

function joined(ranges: Range[]): Range[] {
  const all: Range[] = []
  for (const [from, to] of ranges) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

/** The text around the first of these words, cut between words. */
export function snippetOf(text: string, words: readonly string[]): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy.length <= SNIPPET_LENGTH) return tidy
  const [first] = rangesOf(tidy, words)
  const wanted = Math.min((first?.[0] ?? 0) - LEAD, tidy.length - SNIPPET_LENGTH)
  const from = wanted <= 0 ? 0 : afterSpace(tidy, wanted, first?.[0] ?? wanted)
  const whole = from + SNIPPET_LENGTH >= tidy.length
  const to = whole ? tidy.length : beforeSpace(tidy, from + SNIPPET_LENGTH, first?.[1] ?? from)
  return `${from > 0 ? '…' : ''}${tidy.slice(from, to).trim().toWellFormed()}${whole ? '' : '…'}`
}

function afterSpace(text: string, from: number, most: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 || space >= most ? most : space + 1
}

function beforeSpace(text: string, to: number, least: number): number {
  const space = text.lastIndexOf(' ', to)
  return space <= least ? Math.max(to, least) : space
}

/** How many of these words the text has. */
export function countOf(text: string, words: readonly string[]): number {
  const folded = fold(text)
  return words.filter(word => folded.includes(word)).length
}
