import { expect, test } from 'vitest'
import { Refusal } from '#shared/errors.ts'
import { createCare } from './care.ts'

/** As the reader is while too many wait for it. */
const full = {
  version: 'test',
  thresholds: { care: { crisis: 0.5, flagged: 0.5 } } as never,
  async read(): Promise<never> {
    throw new Refusal('busy')
  },
}

test('Ada says plainly that she is in danger and is heard, however many wait to be read', async () => {
  const { judge } = createCare(full)
  expect(await judge('I want to kill myself.')).toMatchObject({ tier: 'crisis' })
  await expect(judge('It rained all day.')).rejects.toMatchObject({ code: 'busy' })
})
