import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reader, Reading } from '#server/reading/reading.ts'
import { createCare } from './care.ts'
import { escalatesToCrisis, type Recent } from './escalation.ts'

const HOUR_MS = 3_600_000
const now = 100 * HOUR_MS
const at = (hoursAgo: number, tier: Recent['tier'] = 'concern'): Recent => ({
  tier,
  at: now - hoursAgo * HOUR_MS,
})

test('three worries within a day, or two within ten messages, weigh on the next', () => {
  const calm = Array.from({ length: 9 }, (_, i) => at(i / 10, 'none'))
  expect(escalatesToCrisis([at(1)], now)).toBe(false)
  expect(escalatesToCrisis([at(1), at(2)], now)).toBe(true)
  expect(escalatesToCrisis([...calm, at(20), at(21)], now)).toBe(false)
  expect(escalatesToCrisis([...calm, at(20), at(21), at(22)], now)).toBe(true)
  expect(escalatesToCrisis([...calm, at(25), at(26), at(27)], now)).toBe(false)
})

const spoken = fc.record({
  // Concerns are rare, as in reality; otherwise nearly every history would escalate.
  tier: fc.constantFrom<Recent['tier']>(...Array<'none'>(12).fill('none'), 'concern', 'crisis'),
  at: fc.integer({ min: now - 60 * HOUR_MS, max: now }),
})

test('one more worry never weighs less, and in which order they are remembered changes nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(spoken, { selector: ({ at }) => at, minLength: 8, maxLength: 20 }),
      spoken,
      (before, one) => {
        const raised = escalatesToCrisis(before, now)
        expect(escalatesToCrisis(before.toReversed(), now)).toBe(raised)
        if (raised) expect(escalatesToCrisis([...before, { ...one, tier: 'concern' }], now)).toBe(true)
      },
    ),
  )
})

const read = (concern: number): Reading =>
  ({ care: { concern, crisis: 0, category: 'suicide_passive' } }) as Reading
const reader = {
  version: '1',
  thresholds: { care: { alone: { crisis: 0.5, flagged: 0.5 }, foreign: 0.5 } },
} as unknown as Reader
const recent = [at(1), at(2), at(3)]

test('only a next one that is itself a worry is raised', async () => {
  const { judge } = createCare(reader)
  expect(await judge('It is all too much.', { reading: read(0.9), recent, now })).toMatchObject({
    tier: 'crisis',
  })
  expect(await judge('The soup was good.', { reading: read(0.1), recent, now })).toMatchObject({
    tier: 'none',
  })
})
