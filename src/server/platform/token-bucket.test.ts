import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

test('somebody who writes within the budget is never refused', () => {
  const budget = createBudget({ count: 10, seconds: 10 })
  for (let second = 0; second < 100; second++) expect(budget.spend(second * 1000)).toBe('ok')
})

test('somebody too fast is told to wait and then let on again; who goes on regardless is a flood', () => {
  const budget = createBudget({ count: 5, seconds: 10 })
  const say = (now: number) => budget.spend(now)
  expect(Array.from({ length: 5 }, () => say(1))).toEqual(Array(5).fill('ok'))
  expect(say(1)).toBe('wait')
  expect(budget.secondsUntilNext()).toBe(2)
  expect(say(2001)).toBe('ok')
  expect(Array.from({ length: 5 }, () => say(2001))).toEqual(['wait', 'wait', 'wait', 'wait', 'flood'])
})
