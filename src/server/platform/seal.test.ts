import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { checkInstallation, isSecretOf } from './installation.ts'
import { createLog } from './log.ts'
import { createMail } from './mail.ts'
import { rotateSecret } from './rotation.ts'
import { createSeal, openWith, sealWith } from './seal.ts'
import { createSecret } from './secret.ts'

const secret = createSecret('the secret of this test installation')

test('what she seals opens again for her, whatever the script', async () => {
  const { db } = await openTestDatabase()
  const key = await createSeal(db, secret).keyOf('ada')
  for (const text of ['', 'plain', 'مرحبا 你好 😀 \u0000', 'x'.repeat(8000)]) {
    expect(key.open('message', key.seal('message', text))).toBe(text)
  }
})

test('a sealed value opens neither for another person nor in another place, nor after a single bit has changed', async () => {
  const { db } = await openTestDatabase()
  const seal = createSeal(db, secret)
  const ada = await seal.keyOf('ada')
  const ben = await seal.keyOf('ben')
  const sealed = ada.seal('message', 'hers alone')
  expect(() => ben.open('message', sealed)).toThrow()
  expect(() => ada.open('profile', sealed)).toThrow()
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => ada.open('message', changed)).toThrow()
  }
  expect(() => ada.open('message', Buffer.alloc(0))).toThrow()
})

test('two nodes that make a person’s first key in the same moment agree on it', async () => {
  const { db } = await openTestDatabase()
  const [here, there] = await Promise.all([
    createSeal(db, secret).keyOf('ada'),
    createSeal(db, secret).keyOf('ada'),
  ])
  expect(there.open('message', here.seal('message', 'hello'))).toBe('hello')
})

test('after the secret is changed everything opens with the new one and nothing with the old', async () => {
  const { db } = await openTestDatabase()
  await checkInstallation(db, secret, 'built-in')
  const before = await createSeal(db, secret).keyOf('ada')
  const sealed = before.seal('message', 'kept through the change')
  const next = createSecret('another secret altogether')

  const letter = { to: 'ada@example.org', subject: 'a', text: 'b' }
  const printed: string[] = []
  const parts = { db, clock: { now: () => 1 }, log: createLog('silent'), smtpUrl: undefined, from: '' }
  const outbox = createMail({ ...parts, secret, print: line => printed.push(line) })
  await outbox.put(db, letter, 1000)
  await outbox.close()

  expect(await rotateSecret(db, secret, next)).toEqual({ keys: 1, letters: 1 })
  expect((await createSeal(db, next).keyOf('ada')).open('message', sealed)).toBe('kept through the change')
  await expect(createSeal(db, secret).keyOf('ada')).rejects.toThrow()
  expect(await isSecretOf(db, next)).toBe(true)
  await expect(checkInstallation(db, secret, 'built-in')).rejects.toThrow(/another APP_SECRET/)

  const later = createMail({ ...parts, secret: next, print: line => printed.push(line) })
  later.send()
  await expect.poll(() => printed.join()).toContain('ada@example.org')
  await later.close()
})

test('a database of one user pool is not opened with another', async () => {
  const { db } = await openTestDatabase()
  await checkInstallation(db, secret, 'built-in')
  await expect(checkInstallation(db, secret, 'cognito')).rejects.toThrow(/user pool "built-in"/)
})

test('sealing the same words twice shows nobody that they are the same', () => {
  const key = secret.key('test')
  expect(sealWith(key, 'p', 'same').equals(sealWith(key, 'p', 'same'))).toBe(false)
  expect(openWith(key, 'p', sealWith(key, 'p', 'same')).toString()).toBe('same')
})
