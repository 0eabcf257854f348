import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { Refusal } from '#shared/errors.ts'
import { createMessageCare } from './message-care.ts'

const failing = (error: Error) =>
  createMessageCare({ assess: () => Promise.reject(error) }, createLog('silent'))('ada', 'm-1', 'Hello.')

test('while care is busy Ada’s message goes on, with help offered', async () => {
  expect(await failing(new Refusal('busy'))).toEqual({ tier: 'none', category: null, show: 'help' })
})

test('a message that cannot be judged for another reason is not taken for a harmless one', async () => {
  await expect(failing(new Error('The database is gone.'))).rejects.toThrow('The database is gone.')
  await expect(failing(new Refusal('unavailable'))).rejects.toThrow(Refusal)
})
