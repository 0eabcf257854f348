import { expect, test } from 'vitest'
import { createTints } from './tint.ts'

test('the first six people in a thread have six tints and keep them; whoever comes later has one of these', () => {
  const tintOf = createTints()
  const people = ['p-ada', 'p-ben', 'p-chloe', 'p-4', 'p-5', 'p-6']
  const tints = people.map(tintOf)
  expect(new Set(tints).size).toBe(6)
  expect(tints).toContain(tintOf('p-7'))
  expect(people.map(tintOf)).toEqual(tints)
  expect(createTints()('p-ada')).toBe(tints[0])
})
