import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evidenceFor } from './evidence.ts'
import { readModelFiles } from './model-files.ts'
import { createWordPieces } from './word-pieces.ts'

const { cut } = createWordPieces(readModelFiles().vocabulary)

test('what led to a tag is shown to Ada in whole words, whatever part of one was heard', () => {
  // Each word is a clause, so that nothing else is shown beside it.
  const text = 'So, overstressed, self-doubting, this week.'
  const pieces = cut(text)
  const heard = { overs: 'overstressed', tres: 'overstressed', self: 'self-doubting', doubt: 'self-doubting' }
  for (const [part, word] of Object.entries(heard)) {
    const loud = (piece: number) => (text.slice(pieces[piece]!.start, pieces[piece]!.end) === part ? 1 : 0)
    const start = text.indexOf(word)
    expect(evidenceFor(text, pieces, loud)).toEqual([{ start, end: start + word.length, text: word }])
  }
})

test('what led to a tag is shown with the words that make sense of it, and no further than its clause', () => {
  const text = 'Honestly, I have been running on fumes, and then the boiler broke.'
  const pieces = cut(text)
  const loud = (piece: number) => (text.slice(pieces[piece]!.start, pieces[piece]!.end) === 'running' ? 1 : 0)
  expect(evidenceFor(text, pieces, loud).map(span => span.text)).toEqual(['I have been running on fumes'])
})

test('of a long sentence the part is shown that is joined on by itself', () => {
  const text =
    'They moved the deadline to Friday and I have been running on fumes because the boiler broke and nobody came.'
  const pieces = cut(text)
  const loud = (piece: number) => (text.slice(pieces[piece]!.start, pieces[piece]!.end) === 'running' ? 1 : 0)
  expect(evidenceFor(text, pieces, loud).map(span => span.text)).toEqual(['and I have been running on fumes'])
})

test('of a sentence without end only the words around are shown, the last of them whole', () => {
  const text = `${'again then '.repeat(20)}I was running on fumes very self-doubting ${'again then '.repeat(20)}`
  const pieces = cut(text)
  const loud = (piece: number) => (text.slice(pieces[piece]!.start, pieces[piece]!.end) === 'running' ? 1 : 0)
  expect(evidenceFor(text, pieces, loud).map(span => span.text)).toEqual([
    'again then I was running on fumes very self-doubting',
  ])
})

test('signs without a word in them are the ground of no tag', () => {
  const text = '🌧️'.repeat(20)
  expect(evidenceFor(text, cut(text), () => 1)).toEqual([])
})

const talk = fc
  .array(
    fc.oneof(
      fc.constantFrom('I', 'can’t', 'sleep,', 'over-tired', 'day-by-day', '…', '🌧️'),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map(words => words.join(' '))
const shares = fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 })

test('whatever Ada wrote, what is shown is at most three pieces of it, in order, apart, and never half a word', () => {
  fc.assert(
    fc.property(talk, shares, (text, added) => {
      const spans = evidenceFor(text, cut(text), piece => added[piece % added.length]!)
      expect(spans.length).toBeLessThanOrEqual(3)
      spans.forEach(({ start, end, text: shown }, i) => {
        expect(shown).toBe(text.slice(start, end))
        expect(shown).toMatch(/[\p{L}\p{N}]/u)
        expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0)
        for (const at of [start, end])
          expect(text.slice(Math.max(0, at - 1), at + 1)).not.toMatch(/^[\p{L}\p{N}\p{M}'’_-]{2}$/u)
      })
    }),
  )
})
