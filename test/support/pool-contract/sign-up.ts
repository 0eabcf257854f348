/** How signing up must work, in every user pool. */
import { expect, test } from 'vitest'
import { CODE_LIFETIME_MS, login, resendCode, sendCode, verifyCode } from '#shared/accounts.ts'
import type { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'

const { ada } = cast
export const adasSignUp = {
  email: ada.email,
  password: ada.password,
  firstName: ada.given,
  lastName: ada.family,
  method: 'email',
} as const

export function signUpContract(open: typeof openApp): void {
  test('somebody new gets a code by mail, confirms it and signs in', async () => {
    const app = await open()
    expect(await app.call(sendCode, { body: adasSignUp })).toEqual({ ok: true })
    const code = await app.mail.codeFor(ada.email)
    expect(code).toMatch(/^\d{6}$/)
    expect(await app.call(verifyCode, { body: { value: ada.email, code } })).toEqual({ ok: true })
    const { user, token } = await app.call(login, { body: { email: ada.email, password: ada.password } })
    expect(user).toMatchObject({
      email: ada.email,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lindqvist',
    })
    expect(token.length).toBeGreaterThan(30)
  })

  test('a code works once', async () => {
    const app = await open()
    await app.signUp('ada')
    const body = { value: ada.email, code: await app.mail.codeFor(ada.email) }
    expect(await app.call(verifyCode, { body })).toEqual({ ok: true })
    expect(await app.call(verifyCode, { body })).toEqual({ ok: false })
  })

  test('an address is the same in capitals and with spaces around it', async () => {
    const app = await open()
    await app.call(sendCode, { body: { ...adasSignUp, email: ' ADA@Example.org ' } })
    const code = await app.mail.codeFor(ada.email)
    expect(await app.call(verifyCode, { body: { value: 'Ada@example.ORG', code: ` ${code} ` } })).toEqual({
      ok: true,
    })
    await app.call(login, { body: { email: ' aDa@example.org', password: ada.password } })
  })

  test('five wrong codes are compared, then she must ask for a new one, and the new one works', async () => {
    const app = await open()
    await app.signUp('ada')
    const right = await app.mail.codeFor(ada.email)
    const wrong = right === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await app.call(verifyCode, { body: { value: ada.email, code: wrong } })).toEqual({ ok: false })
    }
    await expect(app.call(verifyCode, { body: { value: ada.email, code: right } })).rejects.toMatchObject({
      status: 429,
      body: { error: 'Too many tries. Ask for a new code.' },
    })
    await app.call(resendCode, { body: { email: ada.email } })
    const newer = await app.mail.codeFor(ada.email)
    expect(await app.call(verifyCode, { body: { value: ada.email, code: newer } })).toEqual({ ok: true })
  })

  test('of twenty guesses sent at once five are compared', async () => {
    const app = await open()
    await app.signUp('ada')
    const right = await app.mail.codeFor(ada.email)
    const wrong = right === '000000' ? '000001' : '000000'
    const guess = () => app.call(verifyCode, { body: { value: ada.email, code: wrong } })
    const answers = await Promise.allSettled(Array.from({ length: 20 }, guess))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('guessing at an address nobody has is answered in the same way', async () => {
    const app = await open()
    const guess = () => app.call(verifyCode, { body: { value: 'nobody@example.org', code: '123456' } })
    for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toEqual({ ok: false })
    await expect(guess()).rejects.toMatchObject({ status: 429, code: 'too-many-tries' })
  })

  test('a resent code makes the one before it worthless', async () => {
    const app = await open()
    await app.signUp('ada')
    const first = await app.mail.codeFor(ada.email)
    await app.call(resendCode, { body: { email: ada.email } })
    const second = await app.mail.codeFor(ada.email)
    if (first !== second) {
      expect(await app.call(verifyCode, { body: { value: ada.email, code: first } })).toEqual({ ok: false })
    }
    expect(await app.call(verifyCode, { body: { value: ada.email, code: second } })).toEqual({ ok: true })
  })

  test('a code is honoured for ten minutes and not a moment longer', async () => {
    const clock = createTestClock()
    const app = await open({ clock })
    await app.signUp('ada')
    const late = await app.mail.codeFor(ada.email)
    clock.advance(CODE_LIFETIME_MS)
    expect(await app.call(verifyCode, { body: { value: ada.email, code: late } })).toEqual({ ok: false })
    await app.call(resendCode, { body: { email: ada.email } })
    const intime = await app.mail.codeFor(ada.email)
    clock.advance(CODE_LIFETIME_MS - 1)
    expect(await app.call(verifyCode, { body: { value: ada.email, code: intime } })).toEqual({ ok: true })
  })

  test('of several sign-ups for one address the newest code works, for the words it was sent for alone', async () => {
    const app = await open()
    await app.signUp('ada')
    const adasCode = await app.mail.codeFor(ada.email)
    await app.call(sendCode, {
      body: { ...adasSignUp, password: 'the intruder’s own', firstName: 'Mallory' },
    })
    const intruders = await app.mail.codeFor(ada.email)
    if (adasCode !== intruders)
      expect(await app.call(verifyCode, { body: { value: ada.email, code: adasCode } })).toEqual({
        ok: false,
      })
    await app.signUp('ada')
    const newest = await app.mail.codeFor(ada.email)
    if (newest !== intruders)
      expect(await app.call(verifyCode, { body: { value: ada.email, code: intruders } })).toEqual({
        ok: false,
      })
    expect(await app.call(verifyCode, { body: { value: ada.email, code: newest } })).toEqual({ ok: true })
    const { user } = await app.call(login, { body: { email: ada.email, password: ada.password } })
    expect(user.given_name).toBe('Ada')
    await expect(
      app.call(login, { body: { email: ada.email, password: 'the intruder’s own' } }),
    ).rejects.toMatchObject({ status: 403, code: 'bad-credentials' })
  })

  test('signing up again with the same words makes the newest code the only one', async () => {
    const app = await open()
    await app.signUp('ada')
    const first = await app.mail.codeFor(ada.email)
    await app.signUp('ada')
    const second = await app.mail.codeFor(ada.email)
    if (first !== second) {
      expect(await app.call(verifyCode, { body: { value: ada.email, code: first } })).toEqual({ ok: false })
    }
    expect(await app.call(verifyCode, { body: { value: ada.email, code: second } })).toEqual({ ok: true })
  })

  test('signing up with a confirmed address answers the same, changes nothing and tells its owner', async () => {
    const app = await open()
    await app.signIn('ada')
    expect(await app.call(sendCode, { body: { ...adasSignUp, password: 'something else' } })).toEqual({
      ok: true,
    })
    const letter = await app.mail.waitFor(ada.email)
    expect(letter.text).toContain('already have an account')
    expect(letter.text).not.toMatch(/\b\d{6}\b/)
    await expect(
      app.call(login, { body: { email: ada.email, password: 'something else' } }),
    ).rejects.toMatchObject({
      status: 403,
    })
  })

  test('asking for a code for an address nobody signed up with is answered the same and mails nothing', async () => {
    const app = await open()
    expect(await app.call(resendCode, { body: { email: 'nobody@example.org' } })).toEqual({ ok: true })
    await app.signUp('ada')
    await app.mail.waitFor(ada.email)
    expect(app.mail.all('nobody@example.org')).toHaveLength(0)
  })
}
