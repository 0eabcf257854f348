import { expect, test } from 'vitest'
import { sharedReader } from '#test/support/shared-reader.ts'
import { understandCheckIns } from './understood.ts'

test('after a check-in most denials are understood, and next to nothing else is taken for an answer', async () => {
  const lines = await understandCheckIns(sharedReader())
  const count = (answer: string | null, understood: string) =>
    lines.filter(line => line.answer === answer && line.understood === understood).length
  const of = (answer: string | null) => lines.filter(line => line.answer === answer).length
  expect(of('no')).toBeGreaterThan(40)
  expect(of(null)).toBeGreaterThan(70)
  expect(count('no', 'no') / of('no')).toBeGreaterThan(0.65)
  expect(count(null, 'no') / of(null)).toBeLessThan(0.05)
  expect(count(null, 'yes') / of(null)).toBeLessThan(0.05)
  expect((count('yes', 'yes') + count('yes', 'own')) / of('yes')).toBeGreaterThan(0.6)
  expect(count('yes', 'no')).toBeLessThanOrEqual(2)
})
