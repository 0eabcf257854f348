import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BUCKETS,
  bucketsOf,
  type Day,
  isEnough,
  LEAST_MENTIONS,
  plusDays,
  sinceFirst,
  startOf,
  trendSteps,
} from './trends.ts'

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
  expect(shown([day('2026-11-03', 4), day('2026-11-10', 5)])).toHaveLength(2)
  expect(shown([day('2026-03-03', 4), day('2026-11-10', 5)])).toHaveLength(BUCKETS.week)
})

const TODAY = '2026-11-11'
const someDays = fc.array(
  fc.record({
    day: fc.nat(500).map(ago => plusDays(TODAY, -ago)),
    messages: fc.nat(9),
    counts: fc.record({ stress: fc.nat(4), focus: fc.nat(4), Coping: fc.nat(9) }),
  }),
  { maxLength: 60 },
)
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

test('every message and mention since the first bucket is counted once, in whatever order the days come', () => {
  const holds = fc.property(someDays, fc.constantFrom(...trendSteps), (days, step) => {
    const buckets = bucketsOf(days, step, TODAY, names)
    const starts = buckets.map(({ start }) => start)
    expect(starts).toHaveLength(BUCKETS[step])
    expect(starts).toEqual([...new Set(starts)].sort())
    expect(starts.at(-1)).toBe(startOf(TODAY, step))
    const within = days.filter(({ day }) => day >= starts[0]!)
    expect(sum(buckets.map(({ messages }) => messages))).toBe(sum(within.map(({ messages }) => messages)))
    expect(sum(buckets.map(({ mentions }) => mentions))).toBe(
      sum(within.map(({ counts }) => counts.stress + counts.focus)),
    )
    expect(bucketsOf(days.toReversed(), step, TODAY, names)).toEqual(buckets)
  })
  fc.assert(holds, { numRuns: 300 })
})

test('a share is shown only where she wrote and enough was mentioned, and shares make a whole', () => {
  const holds = fc.property(someDays, fc.constantFrom(...trendSteps), (days, step) => {
    for (const { messages, mentions, state, shares } of bucketsOf(days, step, TODAY, names)) {
      expect(state === 'missing').toBe(messages === 0)
      expect(shares !== null).toBe(messages > 0 && mentions >= LEAST_MENTIONS)
      expect(shares !== null).toBe(state === 'point')
      if (!shares) continue
      expect(Object.keys(shares)).toEqual(names)
      // Three rounded shares may be off by one.
      expect(Math.abs(100 - sum(Object.values(shares)))).toBeLessThanOrEqual(1)
    }
  })
  fc.assert(holds, { numRuns: 300 })
})
