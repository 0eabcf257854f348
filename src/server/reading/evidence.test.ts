import { expect, test } from 'vitest'
import { evidenceFor } from './evidence.ts'
import { readModelFiles } from './model-files.ts'
import { createWordPieces } from './word-pieces.ts'

const { cut } = createWordPieces(readModelFiles().vocabulary)

test('what led to a tag is shown to Ada in whole words, whatever part of one was heard', () => {
  const text = 'So overstressed and self-doubting this week.'
  const pieces = cut(text)
  for (const part of ['stress', 'over', 'doubt', 'self'])
    for (const { start, end, text: shown } of evidenceFor(text, pieces, piece => {
      const { start, end } = pieces[piece]!
      return text.slice(start, end).includes(part) ? 1 : 0
    })) {
      expect(shown).toBe(text.slice(start, end))
      expect(['overstressed', 'self-doubting']).toContain(shown)
    }
})

test('signs without a word in them are the ground of no tag', () => {
  const text = '🌧️'.repeat(20)
  expect(evidenceFor(text, cut(text), () => 1)).toEqual([])
})
