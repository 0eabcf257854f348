import { expect, test } from 'vitest'
import { createSecret } from '#server/platform/secret.ts'
import { createPasswords } from './passwords.ts'

test('Ada, who signs in once, waits for one of Ben’s sign-ins and not for all of them', async () => {
  const passwords = createPasswords(createSecret('a secret for this test'), 4)
  const done: string[] = []
  const signIn = async (who: string) => {
    await passwords.hashFor(`${who}@example.org`, 'correct horse battery')
    done.push(who)
  }
  const all = [...Array.from({ length: 8 }, () => signIn('ben')), signIn('ada')]
  await Promise.all(all)
  expect(done.indexOf('ada')).toBeLessThanOrEqual(2)
})

test('a hash is still the one that was stored', async () => {
  const passwords = createPasswords(createSecret('a secret for this test'), 4)
  const stored = await passwords.hashFor('ada@example.org', 'correct horse battery')
  expect(await passwords.hashFor('ada@example.org', 'correct horse battery')).toBe(stored)
  expect(await passwords.matches('ada@example.org', stored, 'correct horse battery')).toBe(true)
  expect(await passwords.matches('ada@example.org', stored, 'another')).toBe(false)
})
