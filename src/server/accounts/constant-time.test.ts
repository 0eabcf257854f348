import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inConstantTime, refusalsInConstantTime } from './constant-time.ts'

const STEP_MS = 150

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work().catch(() => {})
  return performance.now() - began
}

test('a quick answer is given no earlier than a slow one', async () => {
  const quick = await took(() => inConstantTime(STEP_MS, async () => 1))
  const slow = await took(() => inConstantTime(STEP_MS, () => pause(60)))
  for (const time of [quick, slow]) expect(time).toBeGreaterThanOrEqual(STEP_MS - 2)
})

test('a refusal waits too, where nobody may learn how it came about', async () => {
  const refuse = async () => {
    throw new Error('no')
  }
  expect(await took(() => refusalsInConstantTime(STEP_MS, refuse))).toBeGreaterThanOrEqual(STEP_MS - 2)
  await expect(refusalsInConstantTime(1, refuse)).rejects.toThrow('no')
})
