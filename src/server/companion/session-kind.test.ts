import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countMessage, emptyTally, kindOf, titleFrom } from './session-kind.ts'

test('a session is called by the person’s own words, whole if they fit, else by clauses or words', () => {
  expect(titleFrom('  The piano  is in the front room. It sounds better.  ')).toBe(
    'The piano is in the front room',
  )
  expect(titleFrom('probably scared. Of what?')).toBe('Probably scared')
  expect(titleFrom('ßtraße is longer as a capital')).toBe('ßtraße is longer as a capital')
  expect(titleFrom('What would I say to her? I do not know')).toBe('What would I say to her?')
  expect(titleFrom('I keep going over what I said at dinner and whether anybody noticed it at all')).toBe(
    'I keep going over what I said at dinner',
  )
  expect(titleFrom('I noticed that I tense up whenever the chat on my computer makes its sound')).toBe(
    'I noticed that I tense up',
  )
  expect(titleFrom('My brother brought an enormous bunch of red tulips to the ward')).toBe(
    'My brother brought an enormous bunch',
  )
  expect(
    titleFrom('I slept badly again, four hours maybe, and my shoulders are so tense that it hurts.'),
  ).toBe('I slept badly again, four hours maybe')
  expect(titleFrom('Well, I keep going over what I said at dinner and whether anybody noticed')).toBe(
    'Well, I keep going over what I said at dinner',
  )
  expect(titleFrom('x'.repeat(100))).toBe(`X${'x'.repeat(46)}…`)
})

test('a title is never longer than two lines on a phone, and never breaks a sign in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
      const title = titleFrom(text)
      expect(title.length).toBeLessThanOrEqual(48)
      expect(title.isWellFormed()).toBe(true)
    }),
  )
})

test('stress, goals, answers and plain telling give their kinds', () => {
  const tally = (...said: Array<[string, string[], boolean]>) =>
    said.reduce((sum, [text, labels, answers]) => countMessage(sum, text, labels, answers), emptyTally)
  expect(kindOf(tally(['too much', ['Stress Load'], false], ['tea', [], false]))).toBe('stress')
  expect(kindOf(tally(['my plan for May', [], true], ['first step', [], true]))).toBe('goal')
  expect(kindOf(tally(['a', [], false], ['b', [], false], ['c', [], true]))).toBe('journal')
  expect(kindOf(tally(['a', [], true], ['b', [], false]))).toBe('reflection')
})
