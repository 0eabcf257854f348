import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTwoGenerationCache } from './two-generation-cache.ts'

const SIZE = 4
const writes = fc.array(fc.record({ key: fc.constantFrom(...'abcdefghijkl'), value: fc.nat() }))

/** The newest value of each key, most recently written first. */
function newestFirst(written: { key: string; value: number }[]): Map<string, number> {
  const newest = new Map<string, number>()
  for (const { key, value } of written.toReversed()) if (!newest.has(key)) newest.set(key, value)
  return newest
}

test('the most recently written keys are found with their newest value, and never a stale one', () => {
  fc.assert(
    fc.property(writes, written => {
      const cache = createTwoGenerationCache<number>(SIZE)
      for (const { key, value } of written) cache.set(key, value)
      const newest = [...newestFirst(written)]
      for (const [key, value] of newest.slice(0, SIZE)) expect(cache.get(key)).toBe(value)
      for (const [key, value] of newest) expect([value, undefined]).toContain(cache.get(key))
    }),
  )
})

test('of 98 keys only the last full generation and the newest keys after it stay', () => {
  const cache = createTwoGenerationCache<number>(SIZE)
  for (let value = 1; value <= 98; value += 1) cache.set(`key ${value}`, value)
  const found = Array.from({ length: 98 }, (_, i) => cache.get(`key ${i + 1}`)).filter(Boolean)
  expect(found).toEqual([93, 94, 95, 96, 97, 98])
})

test('what is deleted is gone from both generations, and the rest stays', () => {
  const cache = createTwoGenerationCache<number>(3)
  for (const value of [1, 2, 3, 4, 5]) cache.set(`key ${value}`, value)
  cache.deleteWhere(value => value % 2 === 1)
  expect([1, 2, 3, 4, 5].map(value => cache.get(`key ${value}`))).toEqual([
    undefined,
    2,
    undefined,
    4,
    undefined,
  ])
})
