import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextReminder, reminders } from './reminders.ts'
import { momentOf, wallClock } from './time-zone.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const london = { times: ['08:00'], days: everyDay, timeZone: 'Europe/London' }

/** All of them from one moment on, as they come. */
function from(chosen: Parameters<typeof nextReminder>[0], start: string, count: number): string[] {
  const moments: string[] = []
  let at = Date.parse(start)
  for (let i = 0; i < count; i += 1) {
    at = nextReminder(chosen, at) ?? Number.NaN
    moments.push(new Date(at).toISOString().slice(0, 16))
  }
  return moments
}

test('eight in the morning stays eight in the morning when the clocks change', () => {
  // Forward on 29 March 2026, back on 25 October 2026.
  expect(from(london, '2026-03-28T00:00Z', 3)).toEqual([
    '2026-03-28T08:00',
    '2026-03-29T07:00',
    '2026-03-30T07:00',
  ])
  expect(from(london, '2026-10-24T00:00Z', 3)).toEqual([
    '2026-10-24T07:00',
    '2026-10-25T08:00',
    '2026-10-26T08:00',
  ])
})

test('a time the clocks skip is reminded of once, a time they show twice too', () => {
  const halfPastOne = { ...london, times: ['01:30'] }
  expect(from(halfPastOne, '2026-03-28T12:00Z', 2)).toEqual(['2026-03-29T01:30', '2026-03-30T00:30'])
  expect(from(halfPastOne, '2026-10-24T12:00Z', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30'])
})

test('clocks that go back over midnight lose nobody the hour before it', () => {
  // In Havana, 1 November 2026 at 01:00 becomes 00:00.
  const havana = { times: ['00:30', '23:30'], days: everyDay, timeZone: 'America/Havana' }
  expect(from(havana, '2026-11-01T03:00Z', 3)).toEqual([
    '2026-11-01T03:30',
    '2026-11-01T04:30',
    '2026-11-02T04:30',
  ])
})

test('days are those of the person’s own calendar', () => {
  // Monday morning in Auckland is still Sunday in London.
  const auckland = { times: ['07:00'], days: [1], timeZone: 'Pacific/Auckland' }
  expect(from(auckland, '2026-06-01T00:00Z', 2)).toEqual(['2026-06-07T19:00', '2026-06-14T19:00'])
})

test('several times a day come one after the other, and no time or no day is none at all', () => {
  const twice = { ...london, times: ['21:15', '06:30'] }
  expect(from(twice, '2026-01-10T12:00Z', 3)).toEqual([
    '2026-01-10T21:15',
    '2026-01-11T06:30',
    '2026-01-11T21:15',
  ])
  expect(nextReminder({ ...london, times: [] }, 0)).toBeNull()
  expect(nextReminder({ ...london, days: [] }, 0)).toBeNull()
})

test('what is no time, day or time zone is refused', () => {
  for (const wrong of [
    { times: ['24:00'] },
    { times: ['07:00', '08:00', '09:00', '10:00', '11:00'] },
    { days: [0] },
    { days: [1.5] },
    { timeZone: 'Mars/Olympus' },
  ])
    expect([wrong, reminders.safeParse({ ...london, ...wrong }).success]).toEqual([wrong, false])
})

const DAY_MS = 86_400_000
const zones = [
  'Europe/London',
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Kathmandu',
]
const clockTime = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map(minute => new Date(minute * 60_000).toISOString().slice(11, 16))
const chosen = fc.record({
  times: fc.array(clockTime, { minLength: 1, maxLength: 4 }),
  days: fc.subarray(everyDay, { minLength: 1 }),
  timeZone: fc.constantFrom(...zones),
})
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') })

test('wherever Ada lives, the next reminder is the first of all that are still to come', () => {
  fc.assert(
    fc.property(chosen, moment, ({ times, days, timeZone }, after) => {
      const today = Math.floor(wallClock(after, timeZone) / DAY_MS) * DAY_MS
      const toCome = Array.from({ length: 12 }, (_, i) => today + (i - 2) * DAY_MS)
        .filter(day => days.includes(new Date(day).getUTCDay() || 7))
        .flatMap(day => times.map(time => momentOf(day + Date.parse(`1970-01-01T${time}Z`), timeZone)))
        .filter(at => at > after)
      expect(nextReminder({ times, days, timeZone }, after)).toBe(Math.min(...toCome))
    }),
  )
})
