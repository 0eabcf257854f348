import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeWords } from '#shared/whole-words.ts'
import { quotesFrom } from './quotes.ts'

const span = (text: string, start: number, end: number) => ({ start, end, text: text.slice(start, end) })
const find = (text: string, word: string) => span(text, text.indexOf(word), text.indexOf(word) + word.length)

test('only the sentences that hold a mark are quoted, neighbours together', () => {
  const text = 'First. I worry! Also at night? Nothing here. But I worry again.'
  const again = text.lastIndexOf('worry')
  const quotes = quotesFrom(text, [find(text, 'worry'), find(text, 'night'), span(text, again, again + 5)])
  expect(quotes.map(quote => quote.text)).toEqual(['I worry! Also at night?', 'But I worry again.'])
  expect(quotes.flatMap(quote => quote.marks.map(({ start, end }) => quote.text.slice(start, end)))).toEqual([
    'worry',
    'night',
    'worry',
  ])
})

test('what was once marked inside a word is shown as the whole word', () => {
  const text = 'I was so stressed all week.'
  const [quote] = quotesFrom(text, [find(text, 'stress')])
  expect(quote?.marks.map(({ start, end }) => quote.text.slice(start, end))).toEqual(['stressed'])
})

test('a sentence without end is cut between words, around what counted', () => {
  const text = `${'and then '.repeat(300)}worry ${'and so on '.repeat(300)}`
  const [quote, ...more] = quotesFrom(text, [find(text, 'worry')])
  expect(more).toEqual([])
  expect(quote?.text.length).toBeLessThan(400)
  expect(quote?.text).toMatch(/^(and|then) .* worry .* (and|so|on)$/)
})

test('whatever was written, a quote and its marks are verbatim parts of it', () => {
  const written = fc.string({ unit: 'binary', maxLength: 1200 })
  fc.assert(
    fc.property(
      written,
      fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }),
      (text, places) => {
        const evidence = places
          .map(([a, b]) => [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y))
          .map(([start = 0, end = 0]) => span(text, start, end))
          .filter(({ start, end }) => text.slice(start, end).trim() !== '')
        const marked = new Set(wholeWords(text, evidence).flatMap(({ start, end }) => range(start, end)))
        let from = 0
        const quotes = quotesFrom(text, evidence)
        // All that counted is marked, and nothing else.
        const shown = quotes.flatMap(({ text, marks }) =>
          marks.map(({ start, end }) => text.slice(start, end)),
        )
        const counted = [...marked].sort((a, b) => a - b).map(i => text[i])
        expect(withoutSpaces(shown)).toBe(withoutSpaces(counted))
        for (const quote of quotes) {
          const at = text.indexOf(quote.text, from)
          expect(at).toBeGreaterThanOrEqual(from)
          for (const { start, end } of quote.marks) expect(start < end && end <= quote.text.length).toBe(true)
          // The quote's position is only known if it occurs once.
          if (text.indexOf(quote.text, at + 1) < 0) {
            for (const i of quote.marks.flatMap(({ start, end }) => range(at + start, at + end)))
              expect(marked.has(i)).toBe(true)
          }
          from = at
        }
      },
    ),
  )
})

const withoutSpaces = (parts: (string | undefined)[]) => parts.join('').replace(/\s/g, '')
const range = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + i)
