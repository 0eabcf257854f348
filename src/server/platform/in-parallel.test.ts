import { expect, test, vi } from 'vitest'
import { inParallel } from './in-parallel.ts'

test('everybody has their turn once, several at a time and never more than allowed', async () => {
  const people = Array.from({ length: 40 }, (_, i) => i)
  const served: number[] = []
  let [now, most] = [0, 0]
  await inParallel(people, 16, async person => {
    now += 1
    most = Math.max(most, now)
    await new Promise(resolve => setImmediate(resolve))
    now -= 1
    served.push(person)
  })
  expect(served.sort((a, b) => a - b)).toEqual(people)
  expect(most).toBe(16)
})

test('where there is nobody, nothing is done', async () => {
  const work = vi.fn(async () => {})
  await inParallel([], 16, work)
  expect(work).not.toHaveBeenCalled()
})
