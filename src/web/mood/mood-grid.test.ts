import { expect, test } from 'vitest'
import type { MoodCheckIn } from '#shared/mood.ts'
import { moodGrid } from './mood-grid.ts'

type Felt = Pick<MoodCheckIn, 'feelings' | 'ownWord' | 'strength'>
const felt = (day: string, said: Felt) => ({
  id: day + said.strength,
  at: `${day}T12:00:00.000Z`,
  day,
  ...said,
})

test('Ada sees each feeling she named on the days she named it, at its strongest, from her first day', () => {
  const checkIns = [
    felt('2026-11-08', { feelings: ['tired', 'sad'], strength: 'slight' }),
    felt('2026-11-10', { feelings: ['tired'], strength: 'slight' }),
    felt('2026-11-10', { feelings: ['tired'], strength: 'strong' }),
  ]
  const { starts, rows } = moodGrid(checkIns, 'day', '2026-11-11')
  expect(starts).toEqual(['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11'])
  expect(rows).toEqual([
    {
      word: 'tired',
      cells: [{ strength: 'slight', times: 1 }, null, { strength: 'strong', times: 2 }, null],
    },
    { word: 'sad', cells: [{ strength: 'slight', times: 1 }, null, null, null] },
  ])
})

test('a word of her own has one row however she writes it, after the listed ones', () => {
  const checkIns = [
    felt('2026-11-10', { feelings: [], ownWord: 'Wobbly', strength: 'slight' }),
    felt('2026-11-11', { feelings: ['sad'], ownWord: 'wobbly', strength: 'clear' }),
    felt('2026-11-11', { feelings: [], ownWord: 'Sad', strength: 'strong' }),
  ]
  expect(moodGrid(checkIns, 'day', '2026-11-11').rows).toEqual([
    { word: 'sad', cells: [null, { strength: 'strong', times: 2 }] },
    {
      word: 'Wobbly',
      cells: [
        { strength: 'slight', times: 1 },
        { strength: 'clear', times: 1 },
      ],
    },
  ])
})

test('a month holds all its days, and a feeling of long ago has no row', () => {
  const checkIns = [
    felt('2025-01-08', { feelings: ['angry'], strength: 'strong' }),
    felt('2026-11-02', { feelings: ['calm'], strength: 'clear' }),
  ]
  expect(moodGrid(checkIns, 'month', '2026-11-11').rows.map(({ word }) => word)).toEqual(['calm'])
  expect(moodGrid([], 'month', '2026-11-11').rows).toEqual([])
})
