import { expect, test } from 'vitest'
import type { MoodCheckIn } from '#shared/mood.ts'
import { LEAST_BUCKETS } from '#shared/trends.ts'
import { moodGrid } from './mood-grid.ts'

const felt = (day: string, feelings: MoodCheckIn['feelings'], strength: MoodCheckIn['strength']) => ({
  id: day + strength,
  at: `${day}T12:00:00.000Z`,
  day,
  feelings,
  strength,
})

test('Ada sees each feeling she named on the days she named it, at its strongest', () => {
  const checkIns = [
    felt('2026-11-08', ['tired', 'sad'], 'slight'),
    felt('2026-11-10', ['tired'], 'slight'),
    felt('2026-11-10', ['tired'], 'strong'),
  ]
  const { starts, rows } = moodGrid(checkIns, 'day', '2026-11-11')
  expect(starts).toHaveLength(LEAST_BUCKETS)
  expect(starts.at(-1)).toBe('2026-11-11')
  expect(rows).toEqual([
    {
      feeling: 'tired',
      cells: [null, { strength: 'slight', times: 1 }, null, { strength: 'strong', times: 2 }, null],
    },
    { feeling: 'sad', cells: [null, { strength: 'slight', times: 1 }, null, null, null] },
  ])
})

test('a month holds all its days, and a feeling of long ago has no row', () => {
  const checkIns = [felt('2025-01-08', ['angry'], 'strong'), felt('2026-11-02', ['calm'], 'clear')]
  expect(moodGrid(checkIns, 'month', '2026-11-11').rows.map(({ feeling }) => feeling)).toEqual(['calm'])
  expect(moodGrid([], 'month', '2026-11-11').rows).toEqual([])
})
