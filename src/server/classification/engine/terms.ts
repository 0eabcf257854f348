/**
 * The terms of a text for the linear model: words, pairs of neighbours, and the letter groups inside longer words
 * (which let it read misspellings). A term is kept as a 32-bit number, so no list of words has to be shipped.
 */
import type { Token } from './tokens.ts'

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
    for (const hash of termsOfWord(words[at]!)) seen(hash, at, at)
    if (at + 1 < words.length) seen(pairTerm(words[at]!, words[at + 1]!), at, at + 1)
  }
}

export function pairTerm(first: string, second: string): number {
  return hashOn(hashOn(hashOn(START, first), ' '), second) >>> 0
}

/** The word itself, and its letter groups if it is long enough to have any of use. */
export function termsOfWord(word: string): number[] {
  const terms = new Set([hashOn(START, word) >>> 0])
  if (word.length > SHORTEST) {
    const framed = `<${word}>`
    for (let size = SHORTEST; size <= LONGEST; size++)
      for (let at = 0; at + size <= framed.length; at++)
        terms.add(hashOn(START, `~${framed.slice(at, at + size)}`) >>> 0)
  }
  return [...terms]
}
