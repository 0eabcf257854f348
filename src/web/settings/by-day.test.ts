import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

const said = (id: string, at: Date | null) => ({
  id,
  fact: id,
  sentence: id,
  saidAt: at?.toISOString() ?? null,
  lastUsedAt: null,
})

test('Ada finds what she said by day, the newest first, and what has no day at the end', () => {
  const now = new Date(2026, 10, 10, 20)
  const days = byDay(
    [
      said('no day', null),
      said('spring', new Date(2025, 3, 2, 9)),
      said('morning', new Date(2026, 10, 10, 8)),
      said('evening', new Date(2026, 10, 10, 19)),
      said('day before', new Date(2026, 10, 9, 23)),
    ],
    now,
  )
  expect(days.map(({ name, memories }) => [name, ...memories.map(({ id }) => id)])).toEqual([
    ['Today', 'evening', 'morning'],
    ['Yesterday', 'day before'],
    ['April 2, 2025', 'spring'],
    [null, 'no day'],
  ])
})
