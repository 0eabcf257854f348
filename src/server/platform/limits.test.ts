import { expect, test } from 'vitest'
import { createTestClock } from '#test/support/clock.ts'
import { memoryCounter } from './limits.ts'

test('a flood of new names makes nobody’s count forgotten, and takes no more memory than it may', async () => {
  const counter = memoryCounter(createTestClock(), 100, 10)
  const guess = async () => (await counter.add('ada', 1, 600)).tries
  for (let tries = 1; tries <= 30; tries += 1) expect(await guess()).toBe(tries)
  for (let i = 0; i < 1000; i += 1) await counter.add(`flood ${i}`, 1, 600)
  expect(await guess()).toBe(31)
})

test('a newcomer during a flood shares a counter, so that new names give a guesser no more tries', async () => {
  const counter = memoryCounter(createTestClock(), 100, 10)
  for (let i = 0; i < 100; i += 1) await counter.add(`flood ${i}`, 1, 600)
  const counts: number[] = []
  for (let i = 0; i < 200; i += 1) counts.push((await counter.add(`guess ${i}`, 1, 600)).tries)
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(20)
})

test('once the flood is over everybody has a counter of their own again', async () => {
  const clock = createTestClock()
  const counter = memoryCounter(clock, 100, 10)
  for (let i = 0; i < 1000; i += 1) await counter.add(`flood ${i}`, 1, 600)
  clock.advance(601_000)
  for (let i = 0; i < 50; i += 1) expect((await counter.add(`guest ${i}`, 1, 600)).tries).toBe(1)
})
