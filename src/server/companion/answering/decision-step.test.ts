import fc from 'fast-check'
import { expect, test } from 'vitest'
import { twoSidesOf } from './decision-step.ts'

test('both sides are quoted only in the person’s own words, and never a long one', () => {
  const words = fc.array(
    fc.constantFrom('the', 'money', 'is', 'good', 'my', 'friends', 'are', 'here', 'and', 'but'),
  )
  fc.assert(
    fc.property(words, fc.constantFrom('. ', ' but ', ', but ', '? ', ' '), words, (one, between, other) => {
      const text = `${one.join(' ')}${between}${other.join(' ')}`
      const sides = twoSidesOf(text)
      for (const side of sides ? [sides.one, sides.other] : []) {
        expect(text).toContain(side)
        expect(side.split(' ').length).toBeLessThanOrEqual(18)
        expect(side).not.toContain('?')
      }
    }),
  )
  expect(twoSidesOf('I would see the kids. But the money is worse.')).toEqual({
    one: 'I would see the kids',
    other: 'the money is worse',
  })
  expect(twoSidesOf('For it: he can really cook. Against: he never paid me back.')).toEqual({
    one: 'he can really cook',
    other: 'he never paid me back',
  })
  expect(twoSidesOf('One. Two. Three.')).toBeUndefined()
})
