import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TagResult } from '#shared/classification.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import { answerReadingOf, pieces } from './answer-domains.ts'

const calm = { tier: 'none', category: null, show: null } as const
const found = (code: string, ...spans: [number, number][]): TagResult => ({
  score: 1,
  codes: [code],
  evidence: spans.map(([start, end]) => ({ start, end, text: '' })),
})
const someText = 'a word '.repeat(10)
const read = (results: Record<string, TagResult>, text = someText) =>
  answerReadingOf(text, { results, labels: [], care: calm })

test('each tag shows the one domain it belongs to', () => {
  for (const { tag, code, domain } of taxonomy)
    expect(read({ [tag]: found(code) })).toMatchObject({ domains: [{ domain }] })
})

test('domains stand in their fixed order, each once', () => {
  const results = { Late: found('ED-01'), Early: found('CP-02'), Again: found('CP-01') }
  expect(read(results)).toMatchObject({
    domains: [{ domain: 'Cognitive Processing' }, { domain: 'Emotional Disinhibition' }],
  })
})

test('each domain shows the words that led to it, whole and once, and no others', () => {
  const text = 'I worry and worry, and I am proud that I worry less.'
  const results = {
    Worry: found('ED-07', [2, 6], [12, 17]),
    Dread: found('ED-09', [2, 7]),
    Pride: found('EM-03', [28, 33]),
  }
  expect(read(results, text)).toMatchObject({
    domains: [
      { domain: 'Empowerment', words: ['proud'] },
      { domain: 'Emotional Disinhibition', words: ['worry'] },
    ],
  })
})

test('words that are the whole answer are not shown: they tell nothing', () => {
  const text = 'I go for a run.'
  const results = { Run: found('CO-01', [0, 14]), Pride: found('EM-03', [2, 4]) }
  expect(read(results, text)).toMatchObject({ domains: [{ words: [] }, { words: ['go'] }], spans: [] })
})

test('words that led to several tags are marked once', () => {
  const text = '0123 56789 0123456789 12345'
  const results = { One: found('CP-01', [11, 15]), Two: found('CP-02', [0, 4], [13, 21]) }
  expect(read(results, text)).toMatchObject({
    spans: [
      { start: 0, end: 4 },
      { start: 11, end: 21 },
    ],
  })
})

test.each(['panel', 'row'] as const)('where help is shown (%s), nothing is said about domains', show => {
  const care = { tier: 'crisis', category: 'suicide_active', show } as const
  expect(answerReadingOf(someText, { results: { A: found('CP-01') }, labels: [], care })).toEqual({
    status: 'care',
    care,
  })
})

test('however it is cut, the answer stays as it was written', () => {
  const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(40)))
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), spans, (text, pairs) => {
      const within = pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number])
      const reading = read({ A: found('CP-01', ...within) }, text)
      if (reading.status !== 'read') throw new Error('It was read.')
      const cut = pieces(text, reading.spans)
      expect(cut.map(piece => piece.text).join('')).toBe(text)
    }),
  )
})
