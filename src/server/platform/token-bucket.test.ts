import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

test('somebody who writes within the limit is never refused', () => {
  const bucket = createTokenBucket({ count: 10, seconds: 10 })
  for (let second = 0; second < 100; second++) expect(bucket.spend(second * 1000)).toBe('ok')
})

test('somebody too fast is told to wait and then let on again; who goes on regardless is a flood', () => {
  const bucket = createTokenBucket({ count: 5, seconds: 10 })
  const say = (now: number) => bucket.spend(now)
  expect(Array.from({ length: 5 }, () => say(1))).toEqual(Array(5).fill('ok'))
  expect(say(1)).toBe('wait')
  expect(bucket.secondsUntilNext()).toBe(2)
  expect(say(2001)).toBe('ok')
  expect(Array.from({ length: 5 }, () => say(2001))).toEqual(['wait', 'wait', 'wait', 'wait', 'flood'])
})

const rates = fc.record({ count: fc.integer({ min: 1, max: 30 }), seconds: fc.integer({ min: 1, max: 60 }) })
const pauses = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 150 })

test('however somebody times their messages, no stretch of time lets through more than its share', () => {
  fc.assert(
    fc.property(rates, pauses, (rate, gaps) => {
      const bucket = createTokenBucket(rate)
      const taken: number[] = []
      let now = 1
      for (const gap of gaps) {
        now += gap
        if (bucket.spend(now) === 'ok') taken.push(now)
      }
      for (const [i, from] of taken.entries())
        for (const [more, to] of taken.slice(i).entries()) {
          const share = rate.count + ((to - from) / 1000) * (rate.count / rate.seconds)
          expect(more + 1).toBeLessThanOrEqual(share + 1e-6)
        }
    }),
  )
})

test('whoever waits as long as they are told is let on', () => {
  fc.assert(
    fc.property(rates, pauses, (rate, gaps) => {
      const bucket = createTokenBucket(rate)
      let now = 1
      for (const gap of gaps) {
        now += gap
        if (bucket.spend(now) === 'ok') continue
        now += bucket.secondsUntilNext() * 1000
        expect(bucket.spend(now)).toBe('ok')
      }
    }),
    // Refilled in fractions, 43 seconds of waiting came to a hair less than one message.
    { examples: [[{ count: 1, seconds: 43 }, [0, 0]]] },
  )
})

test('a clock that is set back by an hour makes nobody wait for that hour', () => {
  const bucket = createTokenBucket({ count: 5, seconds: 10 })
  expect(bucket.spend(7_200_000)).toBe('ok')
  expect(bucket.spend(3_600_000)).toBe('ok')
  expect(bucket.spend(3_602_000)).toBe('ok')
})
