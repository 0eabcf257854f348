import { expect, test } from 'vitest'
import { login, resendCode, sendCode } from '#shared/accounts.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'

const { ada, ben } = cast

test('somebody guessing at one account is asked to wait, and told how long', async () => {
  const app = await openApp({ settings: { RATE_SIGN_IN_ACCOUNT: '3/600' } })
  await app.signIn('ada')
  const guess = () => app.call(login, { body: { email: ada.email, password: 'a guess' } })
  for (let tries = 0; tries < 3; tries += 1) await expect(guess()).rejects.toMatchObject({ status: 403 })
  const refused = await guess().catch(error => error)
  expect(refused).toMatchObject({ status: 429, code: 'rate-limited' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  await app.signIn('ben')
})

test('signing in rightly, however often, locks nobody out', async () => {
  const app = await openApp({ settings: { RATE_SIGN_IN_ACCOUNT: '2/600', RATE_SIGN_IN_ADDRESS: '2/600' } })
  for (let times = 0; times < 5; times += 1) expect((await app.signIn('ada')).user.email).toBe(ada.email)
})

test('one address may sign up only so many people', async () => {
  const app = await openApp({ settings: { RATE_SIGN_UP_ADDRESS: '2/3600' } })
  await app.signUp('ada')
  await app.signUp('ben')
  await expect(app.signUp('chloe')).rejects.toMatchObject({ status: 429 })
})

test('nobody’s inbox is flooded with codes', async () => {
  const app = await openApp({ settings: { RATE_SIGN_UP_ACCOUNT: '2/3600', RATE_RESEND_ACCOUNT: '2/3600' } })
  const { email, password, given, family } = ada
  const signUp = () =>
    app.call(sendCode, { body: { email, password, firstName: given, lastName: family, method: 'email' } })
  await signUp()
  await signUp()
  await expect(signUp()).rejects.toMatchObject({ status: 429 })
  await app.call(resendCode, { body: { email } })
  await app.call(resendCode, { body: { email } })
  await expect(app.call(resendCode, { body: { email } })).rejects.toMatchObject({ status: 429 })
  await app.call(resendCode, { body: { email: ben.email } })
})

test('after the wait they may try again', async () => {
  const clock = createTestClock()
  // In memory, because Redis does not follow this clock.
  const app = await openApp({ clock, engine: 'embedded', settings: { RATE_SIGN_UP_ADDRESS: '1/60' } })
  await app.signUp('ada')
  await expect(app.signUp('ben')).rejects.toMatchObject({ status: 429 })
  clock.advance(60_000)
  await app.signUp('ben')
})
