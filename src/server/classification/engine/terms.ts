/**
 * The terms of a text for the linear model: words, pairs of neighbours, and the letter groups inside longer words
 * (which let it read misspellings). A term is kept as a 32-bit number, so no list of words has to be shipped.
 */
import type { Token } from './tokens.ts'

export type Term = { hash: number; from: number; to: number }

const START = 0x811c9dc5
const PRIME = 0x01000193
const SHORTEST = 3
const LONGEST = 5

/** The form of a token the models know: all numbers alike. */
export function modelWord(token: Token): string {
  return token.kind === 'number' ? '#' : token.word
}

function hashOn(hash: number, text: string): number {
  let result = hash
  for (let i = 0; i < text.length; i++) result = Math.imul(result ^ text.charCodeAt(i), PRIME)
  return result
}

/** Calls back with every term and the words it covers; the same term may come more than once. */
export function eachTerm(words: string[], seen: (hash: number, from: number, to: number) => void): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const hash = hashOn(START, word)
    seen(hash >>> 0, at, at)
    const next = words[at + 1]
    if (next !== undefined) seen(hashOn(hashOn(hash, ' '), next) >>> 0, at, at + 1)
    if (word.length > SHORTEST) for (const part of lettersOf(word)) seen(part, at, at)
  }
}

const LETTERS = new Map<string, Uint32Array>()
const MOST_REMEMBERED = 20_000

function lettersOf(word: string): Uint32Array {
  const known = LETTERS.get(word)
  if (known) return known
  const framed = `<${word}>`
  const found: number[] = []
  for (let size = SHORTEST; size <= LONGEST; size++)
    for (let at = 0; at + size <= framed.length; at++)
      found.push(hashOn(START, `~${framed.slice(at, at + size)}`) >>> 0)
  const hashes = Uint32Array.from(new Set(found))
  if (LETTERS.size >= MOST_REMEMBERED) LETTERS.clear()
  LETTERS.set(word, hashes)
  return hashes
}
