import { expect, test } from 'vitest'
import { createBatch } from './batch.ts'

test('what people send in the same moment is written together, and each gets their own answer', async () => {
  const batches: number[][] = []
  const put = createBatch(async (items: number[]) => {
    batches.push(items)
    return items.map(item => item * 2)
  })
  expect(await Promise.all([1, 2, 3].map(put))).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('what comes while a batch is under way waits for the next, in order', async () => {
  const batches: number[][] = []
  let finishFirst = () => {}
  const put = createBatch(async (items: number[]) => {
    batches.push(items)
    if (batches.length === 1) await new Promise<void>(resolve => (finishFirst = resolve))
    return items
  })
  const first = put(1)
  await expect.poll(() => batches.length).toBe(1)
  const later = [put(2), put(3)]
  finishFirst()
  await Promise.all([first, ...later])
  expect(batches).toEqual([[1], [2, 3]])
})

test('one person’s bad write does not take the others along', async () => {
  const put = createBatch(async (items: string[]) => {
    if (items.includes('bad')) throw new Error('refused')
    return items
  })
  const [good, bad, alsoGood] = await Promise.allSettled(['a', 'bad', 'c'].map(put))
  expect(good).toMatchObject({ value: 'a' })
  expect(bad?.status).toBe('rejected')
  expect(alsoGood).toMatchObject({ value: 'c' })
})

test('what goes on coming from turn to turn is written together', async () => {
  const batches: number[][] = []
  const put = createBatch(
    async (items: number[]) => {
      batches.push(items)
      return items
    },
    { gatherMs: 60_000 },
  )
  const answers = [put(1)]
  for (const item of [2, 3])
    await new Promise<void>(resolve => setImmediate(() => resolve(void answers.push(put(item)))))
  await Promise.all(answers)
  expect(batches).toEqual([[1, 2, 3]])
})

test('what is known to come is waited for, and written with what is there', async () => {
  const batches: number[][] = []
  let coming = true
  const put = createBatch(
    async (items: number[]) => {
      batches.push(items)
      return items
    },
    { gatherMs: 60_000, isMoreComing: () => coming },
  )
  const answers = [put(1)]
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
  answers.push(put(2))
  coming = false
  await Promise.all(answers)
  expect(batches).toEqual([[1, 2]])
})

test('nobody waits for a crowd that never ends', async () => {
  let written = 0
  const put = createBatch(
    async (items: number[]) => {
      written += items.length
      return items
    },
    { gatherMs: 1 },
  )
  for (let item = 0; written === 0; item++) {
    put(item)
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(written).toBeGreaterThan(1)
})
