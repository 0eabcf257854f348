import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeWords } from './whole-words.ts'

const marked = (text: string, part: string) => {
  const start = text.indexOf(part)
  return wholeWords(text, [{ start, end: start + part.length }]).map(({ start, end }) =>
    text.slice(start, end),
  )
}

test.each([
  ['I am so stressed today', 'stress', 'stressed'],
  ['overstrained again', 'strain', 'overstrained'],
  ['I can’t sleep', 'can', 'can’t'],
  ["I can't sleep", 't sleep', "can't sleep"],
  ['muy cansada de la mañana', 'maña', 'mañana'],
  ['self-doubt all day', 'self', 'self'],
  ['“worried”, he said', 'worried', 'worried'],
  ['the cats’ bowls', 'cats', 'cats'],
  ['so tired 😴😴', '😴', '😴😴'],
])('in "%s" the part "%s" is shown as "%s"', (text, part, whole) => {
  expect(marked(text, part)).toEqual([whole])
})

test('two halves of one word are shown as one', () => {
  const spans = [
    { start: 0, end: 6 },
    { start: 8, end: 11 },
  ]
  expect(wholeWords('overwhelmed', spans)).toEqual([{ start: 0, end: 11 }])
})

test('whatever is written, every span stays covered, and none overlaps the next', () => {
  const places = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 6 })
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), places, (text, pairs) => {
      const spans = pairs
        .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
        .filter(({ start, end }) => start < end && end <= text.length)
      const whole = wholeWords(text, spans)
      for (const { start, end } of spans) expect(whole.some(w => w.start <= start && end <= w.end)).toBe(true)
      for (const [i, { start, end }] of whole.entries()) {
        expect(start).toBeLessThan(end)
        expect(start).toBeGreaterThanOrEqual(whole[i - 1]?.end ?? 0)
        expect(end).toBeLessThanOrEqual(text.length)
      }
      expect(wholeWords(text, whole)).toEqual(whole)
    }),
  )
})
