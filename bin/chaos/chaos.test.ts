import { expect, test } from 'vitest'
import { runChaos } from './run.ts'

test('through deaths, cuts, doubled frames and killed tabs no word is lost, doubled or out of order', async () => {
  const verdict = await runChaos({ people: 6, messages: 240, kills: 2 })
  expect(verdict).toMatchObject({
    said: 240,
    lost: 0,
    doubled: 0,
    wrongScreens: 0,
    misplaced: 0,
    disorder: 0,
  })
  expect(verdict.reconnects).toBeGreaterThan(6)
}, 180_000)
