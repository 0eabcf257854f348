import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PackedPhrases, Phrases } from './phrases.ts'
import { stem } from './stem.ts'
import { toStream } from './stream.ts'
import { tokenize } from './tokens.ts'

const asWritten = { correct: (word: string) => word, knows: () => true }
const streamOf = (text: string) => toStream(text, tokenize(text), asWritten)

/** Two tags; "stairwell" speaks for the first, "lunch" against it, and one head for the second. */
function small(): Phrases {
  const head: PackedPhrases = {
    grams: ['lunch', 'stairwell', 'the stairwell'].join('\n'),
    rarity: [1, 2, 2],
    scale: 0.01,
    bias: [-3, -3],
    heads: [[0, 2]],
  }
  const rows = Int8Array.from([-20, 0, 100, 0, 50, 0])
  return new Phrases(brotliCompressSync(JSON.stringify(head)), brotliCompressSync(rows))
}

test('every word that is known adds its part, and so do the heads', () => {
  const phrases = small()
  const [quiet, unmoved] = phrases.read(streamOf('Nothing of that kind.'), [0]).logits
  expect([quiet, unmoved]).toEqual([-3, -3])
  const { logits } = phrases.read(streamOf('I ate in the stairwell again.'), [1])
  expect(logits[0]).toBeGreaterThan(-3)
  expect(logits[1]).toBeGreaterThan(-3)
})

test('a word said twice counts once', () => {
  const phrases = small()
  const once = phrases.read(streamOf('stairwell'), [0]).logits[0]
  expect(phrases.read(streamOf('stairwell stairwell'), [0]).logits[0]).toBeCloseTo(once!, 10)
})

test('the words that spoke for a tag are named, the loudest first, and none that spoke against it', () => {
  const phrases = small()
  const stream = streamOf('My lunch in the stairwell')
  const named = phrases
    .grounds(0, phrases.read(stream, [0]))
    .map(({ from, to }) => stream.words.slice(from, to + 1))
  expect(named).toEqual([['stairwell'], ['the', 'stairwell']])
  expect(phrases.grounds(1, phrases.read(stream, [0]))).toEqual([])
})

test('walked, walking and walks are one word to it', () => {
  expect(new Set(['walked', 'walking', 'walks', 'walk'].map(stem)).size).toBe(1)
  expect(stem('is')).toBe('is')
})
