import { expect, test } from 'vitest'
import { mentions } from './group-chat.ts'

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
