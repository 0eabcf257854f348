// A quarter of a million words of English, as marks in a field of bits (a Bloom filter): what is on the list is always
// known, and of what is not one in a thousand is taken for a word, which the speller lets stand.
import { readFileSync } from 'node:fs'

/** How many marks a word leaves. */
export const marks = 10
/** So many bits the field has for each word. */
export const bitsAWord = 14

/** Two numbers of a word, of which all its places are made. */
export function placesOf(word: string, size: number): number[] {
  let one = 0x811c9dc5
  let two = 0x9747b28c
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x5bd1e995)
    two ^= two >>> 15
  }
  one ^= one >>> 16
  // Odd, so that the steps do not come back to where they began.
  const step = (two | 1) >>> 0
  return Array.from({ length: marks }, (_, at) => ((one >>> 0) + at * step) % size)
}

export function loadWordList(file: string): (word: string) => boolean {
  const field = readFileSync(file)
  const size = field.length * 8
  return word => placesOf(word, size).every(place => (field[place >> 3]! & (1 << (place & 7))) !== 0)
}
