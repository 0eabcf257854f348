import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { rotateSecret } from './rotation.ts'
import { createSecret } from './secret.ts'
import { storedSecret } from './stored-secret.ts'

test('what was made once is the same ever after, on every node and after a change of the secret', async () => {
  const { db } = await openTestDatabase()
  const [old, next] = [createSecret('the old one of many signs'), createSecret('the new one of many signs')]
  const makers = ['mine', 'yours'].map(word => storedSecret(db, old, 'door-key', () => word))
  const [first, second] = await Promise.all(makers)
  expect(second).toBe(first)
  await rotateSecret(db, old, next)
  expect(await storedSecret(db, next, 'door-key', () => 'another')).toBe(first)
  await expect(storedSecret(db, old, 'door-key', () => 'another')).rejects.toThrow()
})
