import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TagResult } from '#shared/classification.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import { pieces, readingOf } from './reading.ts'

const calm = { tier: 'none', category: null, show: null } as const
const found = (code: string, ...spans: [number, number][]): TagResult => ({
  score: 1,
  codes: [code],
  evidence: spans.map(([start, end]) => ({ start, end, text: '' })),
})
const read = (results: Record<string, TagResult>) => readingOf({ results, labels: [], care: calm })

test('each tag shows the one domain it belongs to', () => {
  for (const { tag, code, domain } of taxonomy)
    expect(read({ [tag]: found(code) })).toMatchObject({ domains: [domain] })
})

test('domains stand in their fixed order, each once', () => {
  const results = { Late: found('ED-01'), Early: found('CP-02'), Again: found('CP-01') }
  expect(read(results)).toMatchObject({ domains: ['Cognitive Processing', 'Emotional Disinhibition'] })
})

test('words that led to several tags are marked once', () => {
  const results = { One: found('CP-01', [10, 20]), Two: found('CP-02', [0, 4], [15, 25]) }
  expect(read(results)).toMatchObject({
    spans: [
      { start: 0, end: 4 },
      { start: 10, end: 25 },
    ],
  })
})

test.each(['panel', 'row'] as const)('where help is shown (%s), nothing is said about domains', show => {
  const care = { tier: 'crisis', category: 'suicide_active', show } as const
  expect(readingOf({ results: { A: found('CP-01') }, labels: [], care })).toEqual({ status: 'care', care })
})

test('however it is cut, the answer stays as it was written', () => {
  const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(40)))
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), spans, (text, pairs) => {
      const within = pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number])
      const reading = read({ A: found('CP-01', ...within) })
      if (reading.status !== 'read') throw new Error('It was read.')
      const cut = pieces(text, reading.spans)
      expect(cut.map(piece => piece.text).join('')).toBe(text)
    }),
  )
})
