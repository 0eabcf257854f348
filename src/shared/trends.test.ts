import { expect, test } from 'vitest'
import { BUCKETS, bucketsOf, type Day, isEnough, LEAST_BUCKETS, sinceFirst, startOf } from './trends.ts'

const names = ['stress', 'anxiety', 'focus']
const day = (day: string, messages: number, stress = 0, focus = 0): Day => ({
  day,
  messages,
  counts: { stress, focus, Coping: 7 },
})

test('a day without messages is missing, one with hardly any mentions makes no point', () => {
  const days = [day('2026-11-08', 4, 6, 2), day('2026-11-10', 40, 3, 1), day('2026-11-11', 2, 0, 5)]
  const buckets = bucketsOf(days, 'day', '2026-11-11', names)
  expect(buckets).toHaveLength(BUCKETS.day)
  expect(buckets.slice(-4)).toEqual([
    {
      start: '2026-11-08',
      messages: 4,
      mentions: 8,
      state: 'point',
      shares: { stress: 75, anxiety: 0, focus: 25 },
    },
    { start: '2026-11-09', messages: 0, mentions: 0, state: 'missing', shares: null },
    { start: '2026-11-10', messages: 40, mentions: 4, state: 'too-few', shares: null },
    {
      start: '2026-11-11',
      messages: 2,
      mentions: 5,
      state: 'point',
      shares: { stress: 0, anxiety: 0, focus: 100 },
    },
  ])
})

test('a week begins on Monday, also across a new year', () => {
  expect(['2026-12-31', '2027-01-01', '2027-01-03', '2027-01-04'].map(at => startOf(at, 'week'))).toEqual([
    '2026-12-28',
    '2026-12-28',
    '2026-12-28',
    '2027-01-04',
  ])
})

test('weeks and months add up the messages of their days', () => {
  const days = [day('2026-10-31', 3, 2, 2), day('2026-11-01', 4, 2), day('2026-11-02', 1, 1)]
  const weeks = bucketsOf(days, 'week', '2026-11-02', names).slice(-2)
  expect(weeks.map(({ start, messages }) => [start, messages])).toEqual([
    ['2026-10-26', 7],
    ['2026-11-02', 1],
  ])
  expect(weeks[0]?.shares).toEqual({ stress: 67, anxiety: 0, focus: 33 })
  const months = bucketsOf(days, 'month', '2026-11-02', names)
  expect(months.map(({ start }) => start)).toContain('2025-12-01')
  expect(months.slice(-2).map(({ messages }) => messages)).toEqual([3, 5])
})

test('one point is no line', () => {
  const one = [day('2026-11-08', 40, 20)]
  expect(isEnough(bucketsOf(one, 'day', '2026-11-11', names))).toBe(false)
  expect(isEnough(bucketsOf([...one, day('2026-11-10', 3, 5)], 'day', '2026-11-11', names))).toBe(true)
})

test('what was before her first message is not shown as missing, a pause after it is', () => {
  const shown = (days: Day[]) => sinceFirst(bucketsOf(days, 'week', '2026-11-11', names), days, 'week')
  const weeks = shown([day('2026-09-29', 4, 3), day('2026-11-10', 5, 1)])
  expect(weeks.map(({ messages }) => messages)).toEqual([4, 0, 0, 0, 0, 0, 5])
  expect(shown([day('2026-11-03', 4), day('2026-11-10', 5)])).toHaveLength(LEAST_BUCKETS)
  expect(shown([day('2026-03-03', 4), day('2026-11-10', 5)])).toHaveLength(BUCKETS.week)
})
