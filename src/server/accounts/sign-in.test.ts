import { expect, test } from 'vitest'
import { forgotPassword, login, me, resetPassword, signOut, verifyCode } from '#shared/accounts.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'

const { ada } = cast
const HOUR_MS = 3_600_000

test('the right password for an unverified address says so, a wrong one says nothing of it', async () => {
  const app = await openApp()
  await app.signUp('ada')
  await expect(app.call(login, { body: { email: ada.email, password: ada.password } })).rejects.toMatchObject(
    {
      status: 401,
      body: { error: 'User not confirmed', code: 'not-confirmed' },
    },
  )
  await expect(
    app.call(login, { body: { email: ada.email, password: 'a wrong one' } }),
  ).rejects.toMatchObject({
    status: 403,
    body: { error: 'Invalid credentials' },
  })
})

test('a wrong password and an unknown address are answered alike', async () => {
  const app = await openApp()
  await app.signIn('ada')
  const answers = await Promise.all(
    [ada.email, 'nobody@example.org', 'no address at all', ''].map(async email => {
      const response = await app.fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'not the one' }),
      })
      return `${response.status} ${await response.text()}`
    }),
  )
  expect(new Set(answers)).toEqual(new Set(['403 {"error":"Invalid credentials","code":"bad-credentials"}']))
})

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

test('somebody who forgot their password sets a new one, and every device is signed out', async () => {
  const app = await openApp()
  const session = await app.signIn('ada')
  await app.call(forgotPassword, { body: { email: ada.email } })
  const code = await app.mail.codeFor(ada.email)
  const password = 'a newer, longer one'
  expect(await app.call(resetPassword, { body: { email: ada.email, code, password } })).toEqual({ ok: true })
  await expect(session.call(me)).rejects.toMatchObject({ status: 401 })
  await expect(app.call(login, { body: { email: ada.email, password: ada.password } })).rejects.toMatchObject(
    {
      status: 403,
    },
  )
  await app.call(login, { body: { email: ada.email, password } })
  expect(
    await app.call(resetPassword, { body: { email: ada.email, code, password: 'once more, no' } }),
  ).toEqual({
    ok: false,
  })
})

test('a reset code is guessed at five times at the most', async () => {
  const app = await openApp()
  await app.signIn('ada')
  await app.call(forgotPassword, { body: { email: ada.email } })
  const right = await app.mail.codeFor(ada.email)
  const wrong = right === '000000' ? '000001' : '000000'
  const guess = (code: string) =>
    app.call(resetPassword, { body: { email: ada.email, code, password: 'taken over' } })
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(wrong)).toEqual({ ok: false })
  await expect(guess(right)).rejects.toMatchObject({ status: 429, code: 'too-many-tries' })
})

test('a reset for an address nobody has is answered the same and mails nothing', async () => {
  const app = await openApp()
  expect(await app.call(forgotPassword, { body: { email: 'nobody@example.org' } })).toEqual({ ok: true })
  await app.signUp('ada')
  await app.mail.waitFor(ada.email)
  expect(app.mail.all('nobody@example.org')).toHaveLength(0)
})

test('a code sent for signing up does not reset a password', async () => {
  const app = await openApp()
  await app.signUp('ada')
  const code = await app.mail.codeFor(ada.email)
  expect(
    await app.call(resetPassword, { body: { email: ada.email, code, password: 'something new' } }),
  ).toEqual({
    ok: false,
  })
  expect(await app.call(verifyCode, { body: { value: ada.email, code } })).toEqual({ ok: true })
})
