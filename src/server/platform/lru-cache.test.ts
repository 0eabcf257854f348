import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestClock } from '#test/support/clock.ts'
import { systemClock } from './clock.ts'
import { createLruCache } from './lru-cache.ts'

const MINUTE_MS = 60_000

test('what is asked for stays, and what is not goes', () => {
  const clock = createTestClock()
  const cache = createLruCache<string>({ most: 10, idleMs: 10 * MINUTE_MS, clock })
  cache.set('ada', 'her words')
  cache.set('ben', 'his words')
  clock.advance(6 * MINUTE_MS)
  expect(cache.get('ada')).toBe('her words')
  clock.advance(6 * MINUTE_MS)
  expect(cache.get('ben')).toBeUndefined()
  expect(cache.get('ada')).toBe('her words')
  expect(cache.size()).toBe(1)
})

test('where nobody comes any more, everything goes by itself', async () => {
  const cache = createLruCache<string>({ most: 10, idleMs: 20, clock: systemClock })
  cache.set('ada', 'her words')
  await expect.poll(() => cache.size()).toBe(0)
})

test('when there are too many, whoever was away longest makes room', () => {
  const cache = createLruCache<number>({ most: 2, idleMs: MINUTE_MS, clock: createTestClock() })
  cache.set('ada', 1)
  cache.set('ben', 2)
  cache.get('ada')
  cache.set('chloe', 3)
  expect(['ada', 'ben', 'chloe'].map(cache.get)).toEqual([1, undefined, 3])
})

test('one person’s go at once when they leave', () => {
  const cache = createLruCache<string>({ most: 10, idleMs: MINUTE_MS, clock: createTestClock() })
  for (const key of ['ada sleep', 'ada study', 'ben sleep']) cache.set(key, key)
  cache.deleteWhere(key => key.startsWith('ada '))
  expect([cache.size(), cache.get('ben sleep')]).toEqual([1, 'ben sleep'])
})

test('it always holds the newest few that were used, with what was last put there', () => {
  const step = fc.record({ key: fc.constantFrom('ada', 'ben', 'chloe', 'dan'), value: fc.option(fc.nat()) })
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 3 }), (steps, most) => {
      const cache = createLruCache<number>({ most, idleMs: MINUTE_MS, clock: createTestClock() })
      let expected: [string, number][] = []
      for (const { key, value } of steps) {
        const known = expected.find(([name]) => name === key)?.[1]
        if (value === null) expect(cache.get(key)).toBe(known)
        else cache.set(key, value)
        const used = value ?? known
        if (used !== undefined)
          expected = [...expected.filter(([name]) => name !== key), [key, used] as [string, number]].slice(
            -most,
          )
      }
      expect(cache.size()).toBe(expected.length)
    }),
  )
})
