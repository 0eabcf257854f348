import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsAskedFor } from './fold.ts'
import { rangesOf, snippetOf } from './snippet.ts'

const marked = (text: string, asked: string) =>
  rangesOf(text, wordsAskedFor(asked)).map(([from, to]) => text.slice(from, to))

test('she finds her words however she wrote them', () => {
  expect(marked('Met Zoë at the Café, the café by the harbour', 'cafe ZOE')).toEqual(['Zoë', 'Café', 'café'])
  expect(marked('the lighthouse', 'light house')).toEqual(['lighthouse'])
  expect(marked('ﬁne weather 👩‍🚀 today', 'today')).toEqual(['today'])
  expect(marked('nothing here', 'windmill')).toEqual([])
})

test('a long message is shown around the words she asked for, cut between words', () => {
  const long = `${'We talked about the weather for an hour. '.repeat(10)}Then the lighthouse went dark. ${'We walked home along the shore. '.repeat(10)}`
  const snippet = snippetOf(long, ['lighthouse'])
  expect(snippet).toMatch(/^…\S.*lighthouse.*\S…$/)
  expect(snippet.length).toBeLessThanOrEqual(142)
  for (const word of snippet.replaceAll('…', '').split(' ')) expect(long.split(/\s+/)).toContain(word)
})

test('whatever is written and asked for, a snippet is well formed and short', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ maxLength: 8 }),
      (text, asked) => {
        const words = wordsAskedFor(asked)
        const snippet = snippetOf(text, words)
        expect(snippet.isWellFormed()).toBe(true)
        expect(snippet.length).toBeLessThanOrEqual(420)
        for (const [from, to] of rangesOf(text, words)) expect(to).toBeGreaterThan(from)
      },
    ),
  )
})
