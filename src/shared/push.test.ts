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
