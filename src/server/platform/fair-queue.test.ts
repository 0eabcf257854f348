import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends on demand, and a list of what has started. */
function openQueue(bounds: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ atOnce: 2, atOnceEach: 2, waiting: 5, waitingEach: 4, ...bounds })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (who: string) =>
    queue.run(who, () => {
      begun.push(who)
      return new Promise<void>(resolve => ends.push(resolve))
    })
  const finish = async () => {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { queue, begun, ask, finish }
}

test('Ben, who asks once, waits for one thing of Ada’s and not for all that she asked before', async () => {
  const { queue, begun, ask, finish } = openQueue()
  for (let i = 0; i < 5; i += 1) void ask('ada')
  void ask('ben')
  expect([begun, queue.waiting()]).toEqual([['ada', 'ada'], 4])
  await finish()
  await finish()
  expect(begun).toEqual(['ada', 'ada', 'ada', 'ben'])
  for (let i = 0; i < 4; i += 1) await finish()
  expect([begun.length, queue.waiting()]).toEqual([6, 0])
})

test('one person never takes all the places, though nobody else is there', async () => {
  const { begun, ask, finish } = openQueue({ atOnce: 10 })
  for (let i = 0; i < 4; i += 1) void ask('ada')
  expect(begun).toHaveLength(2)
  void ask('ben')
  expect(begun).toEqual(['ada', 'ada', 'ben'])
  await finish()
  expect(begun).toEqual(['ada', 'ada', 'ben', 'ada'])
})

test('when all places to wait are taken, or all of one’s own, one is told so at once', async () => {
  const { ask, finish, begun } = openQueue()
  for (let i = 0; i < 6; i += 1) void ask('ada')
  await expect(ask('ada')).rejects.toMatchObject({ code: 'busy', detail: { retryAfterSeconds: 2 } })
  void ask('ben')
  await expect(ask('chloe')).rejects.toMatchObject({ code: 'busy' })
  while (begun.length < 7) await finish()
  void ask('chloe')
  await finish()
  expect(begun.at(-1)).toBe('chloe')
})

test('work that fails makes room like any other', async () => {
  const { queue, begun, ask } = openQueue({ atOnce: 1 })
  const failing = queue.run('ada', async () => {
    throw new Error('It failed.')
  })
  void ask('ben')
  await expect(failing).rejects.toThrow('It failed.')
  await new Promise(resolve => setImmediate(resolve))
  expect(begun).toEqual(['ben'])
})
