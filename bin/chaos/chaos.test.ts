import { expect, test } from 'vitest'
import { engineUnderTest, makeTemporaryStorage } from '#test/support/database.ts'
import { runChaos } from './run.ts'

test('through deaths, cuts, doubled frames and killed tabs no word is lost, doubled or out of order', async () => {
  const storage = await makeTemporaryStorage()
  const nodes = engineUnderTest === 'postgres' ? 2 : 1
  const verdict = await runChaos({ people: 6, messages: 240, kills: 2, nodes, storage }).finally(
    storage.remove,
  )
  expect(verdict).toMatchObject({
    said: 240,
    deaths: 2,
    lost: 0,
    doubled: 0,
    wrongScreens: 0,
    misplaced: 0,
    disorder: 0,
  })
  expect(verdict.reconnects).toBeGreaterThanOrEqual(6)
})
