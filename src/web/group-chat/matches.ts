/** Finds the search terms in a text, and cuts a long text to the part around the first match. Pure. */
import { fold, wordsAskedFor } from '#shared/fold.ts'

export type Match = { text: string; found: boolean }

const BEFORE = 40
const MOST = 160

export function snippet(text: string, asked: string): Match[] {
  const signs = [...text]
  // Folding may turn one character into several or none, so each folded unit remembers its source.
  const origin: number[] = []
  let folded = ''
  signs.forEach((sign, index) => {
    const made = fold(sign)
    folded += made
    for (let i = 0; i < made.length; i += 1) origin.push(index)
  })
  const marked = new Set<number>()
  for (const word of wordsAskedFor(asked)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let i = at; i < at + word.length; i += 1) marked.add(origin[i] ?? -1)
  }
  const first = Math.min(...marked, signs.length)
  const start = first > BEFORE && signs.length > MOST ? first - BEFORE : 0
  const end = Math.min(signs.length, start + MOST)
  const parts: Match[] = start > 0 ? [{ text: '…', found: false }] : []
  for (let index = start; index < end; index += 1) {
    const found = marked.has(index)
    const last = parts.at(-1)
    if (last && last.found === found) last.text += signs[index]
    else parts.push({ text: signs[index] ?? '', found })
  }
  if (end < signs.length) parts.push({ text: '…', found: false })
  return parts
}
