/**
 * Makes the list of words that the companion's speller leaves alone out of SCOWL's word lists, American and British:
 * `node training/word-list.ts <folder>`, which holds american-english-large, british-english-large and the two -huge
 * ones (Debian's packages wamerican-large and so on). Of the huge lists only long words are taken, and none that lies
 * one slip away from an everyday word: those are slips far more often than words.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bitsAWord, placesOf } from '#server/companion/voice/spelling/word-list.ts'

const voice = join(import.meta.dirname, '../src/server/companion/voice')
const folder = process.argv[2]
if (!folder) throw new Error('Give the folder that holds american-english-large and the others')

const read = (size: string): string[] =>
  ['american', 'british'].flatMap(land =>
    readFileSync(join(folder, `${land}-english-${size}`), 'utf8')
      .toLowerCase()
      .split('\n')
      .filter(word => /^[a-z]{3,}$/.test(word)),
  )
const longEnough = 5
const everyday = new Set(readFileSync(join(voice, 'router/words.txt'), 'utf8').split('\n').slice(0, 6000))

const common = new Set(read('large'))
const all = new Set(read('huge'))

/** Two letters in the wrong order, one that should be double or should not, one too many at the end: another word. */
function isSlip(word: string): boolean {
  if (everyday.has(word)) return false
  for (let at = 0; at < word.length; at++) {
    const tooMany = word[at] === word[at - 1] || at === word.length - 1
    const without = tooMany ? word.slice(0, at) + word.slice(at + 1) : ''
    const doubled = word.slice(0, at) + word[at] + word.slice(at)
    const swapped =
      at + 1 < word.length ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) : ''
    if ([without, doubled, swapped].some(each => everyday.has(each))) return true
  }
  // "hittin"
  return /in$/.test(word) && all.has(`${word}g`)
}

const words = new Set([
  ...common,
  ...[...all].filter(word => word.length >= longEnough && !common.has(word) && !isSlip(word)),
])
const field = new Uint8Array(Math.ceil((words.size * bitsAWord) / 8))
for (const word of words)
  for (const place of placesOf(word, field.length * 8)) field[place >> 3]! |= 1 << (place & 7)
writeFileSync(join(voice, 'lexicon/words.bloom'), field)
console.log(`${words.size} words, ${field.length} bytes`)
