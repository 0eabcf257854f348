import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isQuiet } from './push.ts'

test('a night is quiet over midnight, and its end is not part of it', () => {
  const night = { from: '22:00', to: '07:00' }
  const quiet = ['21:59', '22:00', '23:59', '00:00', '06:59', '07:00'].map(time => isQuiet(night, time))
  expect(quiet).toEqual([false, true, true, true, true, false])
})

test('an afternoon is quiet within the day, and one time twice is all day', () => {
  const quiet = ['12:59', '13:00', '14:59', '15:00'].map(time =>
    isQuiet({ from: '13:00', to: '15:00' }, time),
  )
  expect(quiet).toEqual([false, true, true, false])
  expect(isQuiet({ from: '08:00', to: '08:00' }, '20:00')).toBe(true)
})

test('quiet hours and the hours between them share the day, minute by minute', () => {
  const time = fc
    .nat(24 * 60 - 1)
    .map(
      minute => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    )
  fc.assert(
    fc.property(time, time, time, (from, to, now) => {
      fc.pre(from !== to)
      expect(isQuiet({ from, to }, now)).toBe(!isQuiet({ from: to, to: from }, now))
      expect([isQuiet({ from, to }, from), isQuiet({ from, to }, to)]).toEqual([true, false])
    }),
  )
})
