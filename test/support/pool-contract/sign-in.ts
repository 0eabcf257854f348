/** How signing in and resetting a password must work, in every user pool. */
import { expect, test } from 'vitest'
import { forgotPassword, login, me, resetPassword, verifyCode } from '#shared/accounts.ts'
import type { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'

const { ada } = cast

export function signInContract(open: typeof openApp): void {
  test('the right password for an unverified address says so, a wrong one says nothing of it', async () => {
    const app = await open()
    await app.signUp('ada')
    await expect(
      app.call(login, { body: { email: ada.email, password: ada.password } }),
    ).rejects.toMatchObject({
      status: 401,
      body: { error: 'User not confirmed', code: 'not-confirmed' },
    })
    await expect(
      app.call(login, { body: { email: ada.email, password: 'a wrong one' } }),
    ).rejects.toMatchObject({
      status: 403,
      body: { error: 'Invalid credentials' },
    })
  })

  test('a wrong password and an unknown address are answered alike', async () => {
    const app = await open()
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
    expect(new Set(answers)).toEqual(
      new Set(['403 {"error":"Invalid credentials","code":"bad-credentials"}']),
    )
  })

  test('somebody who forgot their password sets a new one, and every device is signed out', async () => {
    const app = await open()
    const session = await app.signIn('ada')
    await app.call(forgotPassword, { body: { email: ada.email } })
    const code = await app.mail.codeFor(ada.email)
    const password = 'a newer, longer one'
    expect(await app.call(resetPassword, { body: { email: ada.email, code, password } })).toEqual({
      ok: true,
    })
    await expect(session.call(me)).rejects.toMatchObject({ status: 401 })
    await expect(
      app.call(login, { body: { email: ada.email, password: ada.password } }),
    ).rejects.toMatchObject({
      status: 403,
    })
    await app.call(login, { body: { email: ada.email, password } })
    expect(
      await app.call(resetPassword, { body: { email: ada.email, code, password: 'once more, no' } }),
    ).toEqual({
      ok: false,
    })
  })

  test('a reset code is guessed at five times at the most', async () => {
    const app = await open()
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
    const app = await open()
    expect(await app.call(forgotPassword, { body: { email: 'nobody@example.org' } })).toEqual({ ok: true })
    await app.signUp('ada')
    await app.mail.waitFor(ada.email)
    expect(app.mail.all('nobody@example.org')).toHaveLength(0)
  })

  test('a code sent for signing up does not reset a password', async () => {
    const app = await open()
    await app.signUp('ada')
    const code = await app.mail.codeFor(ada.email)
    expect(
      await app.call(resetPassword, { body: { email: ada.email, code, password: 'something new' } }),
    ).toEqual({
      ok: false,
    })
    expect(await app.call(verifyCode, { body: { value: ada.email, code } })).toEqual({ ok: true })
  })
}
