import { afterEach, expect, test } from 'vitest'
import { dayAndMonth, dayName } from '#web/platform/dates.ts'
import { chooseTexts } from '#web/platform/texts.ts'
import { byMonth } from './by-month.ts'

const entry = (id: string, date: string) => ({ id, title: id, date })

afterEach(() => chooseTexts(['en']))

test('sessions stand under their month, in the order they come', () => {
  const entries = [
    entry('c', '2026-11-10T12:00:00Z'),
    entry('b', '2026-11-02T12:00:00Z'),
    entry('a', '2025-11-20T12:00:00Z'),
  ]
  expect(byMonth(entries).map(({ month, entries }) => [month, entries.map(({ id }) => id)])).toEqual([
    ['November 2026', ['c', 'b']],
    ['November 2025', ['a']],
  ])
  expect(byMonth([])).toEqual([])
})

test('in Spanish too, a month that heads a list begins with a capital', async () => {
  await chooseTexts(['es-ES'])
  expect(byMonth([entry('a', '2026-11-10T12:00:00Z')])[0]?.month).toBe('Noviembre de 2026')
})

test('a day is named as people name it', () => {
  const now = new Date(2026, 10, 10, 9)
  expect(dayAndMonth(now)).toBe('Tue, Nov 10')
  expect(dayName(new Date(2026, 10, 10, 0, 1), now)).toBe('Today')
  expect(dayName(new Date(2026, 10, 9, 23, 59), now)).toBe('Yesterday')
  expect(dayName(new Date(2026, 10, 5), now)).toBe('Thu, Nov 5')
  expect(dayName(new Date(2025, 10, 5), now)).toBe('November 5, 2025')
})
