import { expect, test } from 'vitest'
import { me, signOut } from '#shared/accounts.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'
import { signInContract } from '#test/support/pool-contract/sign-in.ts'

const { ada } = cast
const HOUR_MS = 3_600_000

signInContract(openApp)

test('somebody signed in is known by their token, and nobody by any other', async () => {
  const app = await openApp()
  const session = await app.signIn('ada')
  expect((await session.call(me)).user.email).toBe(ada.email)
  for (const authorization of [
    '',
    'Bearer',
    'Bearer nonsense',
    `Basic ${session.token}`,
    `Bearer ${session.token}x`,
  ]) {
    const response = await app.fetch('/api/auth/me', { headers: { authorization } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: 'The user is not authenticated' })
  }
})

test('signing out ends this sign-in and leaves the other device alone', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  const phone = await app.signIn('ada')
  const response = await app.fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${laptop.token}` },
  })
  expect(response.status).toBe(200)
  await expect(laptop.call(me)).rejects.toMatchObject({ status: 401 })
  await phone.call(me)
})

test('signing out everywhere ends every sign-in of hers and nobody else’s', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  const phone = await app.signIn('ada')
  const ben = await app.signIn('ben')
  await laptop.call(signOut, { body: { everywhere: true } })
  await expect(laptop.call(me)).rejects.toMatchObject({ status: 401 })
  await expect(phone.call(me)).rejects.toMatchObject({ status: 401 })
  await ben.call(me)
})

test('a device that is not remembered is signed out after twelve hours', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const session = await app.signIn('ada')
  clock.advance(12 * HOUR_MS - 1)
  await session.call(me)
  clock.advance(1)
  await expect(session.call(me)).rejects.toMatchObject({ status: 401 })
})

test('the key for unsent words is hers on every device and nobody else’s', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  const phone = await app.signIn('ada')
  const ben = await app.signIn('ben')
  expect(Buffer.from(laptop.outboxKey, 'base64')).toHaveLength(32)
  expect(phone.outboxKey).toBe(laptop.outboxKey)
  expect(ben.outboxKey).not.toBe(laptop.outboxKey)
  expect((await laptop.call(me)).outboxKey).toBe(laptop.outboxKey)
})
