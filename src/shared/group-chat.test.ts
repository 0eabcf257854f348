import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mentions, mentionsIn } from './group-chat.ts'

test.each([
  ['Ada, are you coming?', 'Ada'],
  ['I agree with Ada.', 'Ada'],
  ['thanks @ada!', 'Ada'],
  ['merci Chloé', 'Chloé'],
  ['hi Mary Ann', 'Mary Ann'],
  ['D.J. said so', 'D.J.'],
])('%j names %s', (text, name) => {
  expect(mentions(text, name)).toBe(true)
})

test.each([
  ['Adam is here', 'Ada'],
  ['will you come?', 'Will'],
  ['mail me at x@ada', 'Ada'],
  ['Chloéline', 'Chloé'],
  ['nobody', ''],
])('%j does not name %s', (text, name) => {
  expect(mentions(text, name)).toBe(false)
})

test('every mention found is the name itself, and a name after an @ is always found', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{1,8}$/)
  fc.assert(
    fc.property(fc.string(), fc.string(), name, (before, after, ada) => {
      const text = `${before} @${ada} ${after}`
      const found = mentionsIn(text, ada)
      expect(found.map(({ from }) => from)).toContain(before.length + 1)
      for (const { from, to } of found)
        expect(text.slice(from, to).replace(/^@/, '').toLowerCase()).toBe(ada.toLowerCase())
      expect(found).toEqual(found.toSorted((a, b) => a.from - b.from))
    }),
  )
})
