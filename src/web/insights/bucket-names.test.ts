import { expect, test } from 'vitest'
import { startsUpTo } from '#shared/trends.ts'
import { axisNames } from './bucket-names.ts'

const named = (today: string, step: 'day' | 'week' | 'month', last: number) =>
  axisNames(startsUpTo(today, step).slice(-last), step)

test('as many weeks are named as there is room for, the newest always', () => {
  expect(named('2026-11-17', 'week', 5)).toEqual(['Oct 19', 'Oct 26', 'Nov 2', 'Nov 9', 'Nov 16'])
  expect(named('2026-11-17', 'week', 12).filter(Boolean)).toEqual(['Sep 14', 'Oct 5', 'Oct 26', 'Nov 16'])
})

test('a row of days says which month it is in', () => {
  expect(named('2026-11-02', 'day', 5)).toEqual(['29\nOct', '30', '31', '1\nNov', '2'])
})
