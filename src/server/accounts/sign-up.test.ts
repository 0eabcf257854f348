import { expect, test } from 'vitest'
import { login, sendCode, verifyCode } from '#shared/accounts.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'
import { adasSignUp, signUpContract } from '#test/support/pool-contract/sign-up.ts'

const { ada } = cast

signUpContract(openApp)

onEmbedded('a name holds nothing that cannot be seen, and nothing that turns the line around', async () => {
  const app = await openApp()
  const [zeroWidth, turned, joined] = ['\u200B', '\u202E', '\u200D']
  const names = {
    firstName: `A${zeroWidth}d${turned}a${joined}`,
    lastName: `\u2066Lind\u00ADqvist\u3164 \u00A0 Lund`,
  }
  await app.call(sendCode, { body: { ...adasSignUp, ...names } })
  const code = await app.mail.codeFor(ada.email)
  await app.call(verifyCode, { body: { value: ada.email, code } })
  const { user } = await app.call(login, { body: { email: ada.email, password: ada.password } })
  expect(user).toMatchObject({ given_name: 'Ada', family_name: 'Lindqvist Lund' })
  const unseen = app.call(sendCode, { body: { ...adasSignUp, firstName: zeroWidth + turned } })
  await expect(unseen).rejects.toMatchObject({ status: 400, body: { code: 'bad-input', field: 'firstName' } })
})

onEmbedded(
  'who reads Spanish is written to in Spanish, when signing up and when a password is forgotten',
  async () => {
    const app = await openApp()
    const ask = (path: string, body: object) =>
      app.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' },
        body: JSON.stringify(body),
      })
    const letter = async () => {
      const { subject, text } = await app.mail.waitFor(ada.email)
      return `${subject}\n${text}`
    }
    await ask('/api/auth/send-code', adasSignUp)
    const first = await letter()
    expect(first).toMatch(/^\d{6} es tu código de TwinBot\nTu código de verificación es \d{6}\./)
    await ask('/api/auth/resend-code', { email: ada.email })
    const second = await letter()
    expect(second).toMatch(/^\d{6} es tu código/)
    const code = /\d{6}/.exec(second)![0]
    expect(await app.call(verifyCode, { body: { value: ada.email, code } })).toEqual({ ok: true })
    await ask('/api/auth/send-code', adasSignUp)
    expect(await letter()).toContain('Ya tienes una cuenta de TwinBot')
    await ask('/api/auth/forgot-password', { email: ada.email })
    expect(await letter()).toContain('es tu código para una nueva contraseña')
  },
)

test('a letter the mail server turned away goes out later', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  app.mail.refuseLetters(true)
  await app.signUp('ada')
  await expect.poll(() => app.logged()).toContain('letter not delivered')
  app.mail.refuseLetters(false)
  clock.advance(10_000)
  await app.signUp('ben')
  expect(await app.mail.codeFor(ada.email)).toMatch(/^\d{6}$/)
})

test('a sign-up that was answered survives a restart, and so does its letter', async () => {
  const app = await openApp()
  app.mail.refuseLetters(true)
  await app.signUp('ada')
  await app.stop()
  app.mail.refuseLetters(false)
  const clock = createTestClock()
  clock.advance(60_000)
  const again = await openApp({ sharing: app, clock })
  const code = await again.mail.codeFor(ada.email)
  expect(await again.call(verifyCode, { body: { value: ada.email, code } })).toEqual({ ok: true })
})
