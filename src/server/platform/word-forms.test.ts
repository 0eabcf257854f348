import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordForms } from './word-forms.ts'

test.each([
  ['sleep', 'i slept badly and kept sleeping late', ['sleep', 'slept', 'sleeping']],
  ['slept', 'i hope to sleep', ['sleep']],
  ['went', 'we go there, we have gone', ['go', 'gone']],
  ['worried', 'all that worry and the worries after', ['worry', 'worries']],
  ['child', 'both children slept', ['child', 'children']],
  ['stopped', 'it stops, and will not be stopping', ['stops', 'stopping']],
  ['using', 'she uses it and used it', ['uses', 'used']],
  ['light', 'the lighthouse', ['light']],
  ['sleep', 'the slope was slippery', []],
  ['grow', 'the ground was wet', []],
])('who asks for "%s" in "%s" finds %j', (asked, text, found) => {
  expect(wordForms([asked]).in(text)).toEqual(found)
})

test('all words must be there, each in some form', () => {
  const words = wordForms(['sleep', 'sister'])
  expect(words.areAllIn('my sisters slept')).toBe(true)
  expect(words.areAllIn('i slept')).toBe(false)
  expect(words.count('i slept')).toBe(1)
})

test('whatever is asked for is found as it is written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string(), (asked, around) => {
      expect(wordForms([asked]).areAllIn(`${around}${asked}${around}`)).toBe(true)
    }),
  )
})
