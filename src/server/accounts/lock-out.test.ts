import { expect, test } from 'vitest'
import {
  forgetDevice,
  forgotPassword,
  login,
  rememberDevice,
  resendCode,
  resetPassword,
  signOut,
  verifyCode,
} from '#shared/accounts.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { cast, type Person } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'
import { callFrom } from '#test/support/from-network.ts'

const { ada, ben } = cast
const HOME = '198.51.100.1'
const STRANGER = '203.0.113.7'
const behindProxy = { TRUST_PROXY: '1' }
const right = { email: ada.email, password: ada.password }
const wrong = { email: ada.email, password: 'a guess' }
const networks = (count: number) => Array.from({ length: count }, (_, i) => `192.0.2.${i + 1}`)
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('a stranger who guesses at Ada’s password is stopped, and Ada is not', async () => {
  const app = await openApp({ settings: { ...behindProxy, RATE_SIGN_IN_ACCOUNT: '3/600' } })
  await app.signIn('ada')
  const guess = () => callFrom(app, STRANGER, login, { body: wrong })
  for (let tries = 0; tries < 3; tries += 1) expect((await guess()).status).toBe(403)
  for (let tries = 0; tries < 30; tries += 1) expect((await guess()).status).toBe(429)
  expect((await callFrom(app, HOME, login, { body: right })).status).toBe(200)
})

async function remembered(person: SignedIn, deviceToken?: string): Promise<string> {
  const { deviceToken: given } = await person.call(rememberDevice, {
    params: { key: person.deviceKey },
    body: { deviceToken },
  })
  if (!given) throw new Error('No device token came back.')
  return given
}

test('guesses from many networks meet a looser limit, and the device Ada remembered is let in', async () => {
  const app = await openApp({ settings: { ...behindProxy, RATE_SIGN_IN_ACCOUNT: '3/600' } })
  const session = await app.signIn('ada')
  const deviceToken = await remembered(session)
  await session.call(signOut, { body: {} })
  for (const network of networks(5)) {
    for (let tries = 0; tries < 3; tries += 1) await callFrom(app, network, login, { body: wrong })
  }
  const logIn = (more: object) => callFrom(app, HOME, login, { body: { ...right, ...more } })
  expect((await logIn({})).status).toBe(429)
  expect((await logIn({ deviceToken: 'made up' })).status).toBe(429)
  expect((await logIn({ deviceToken })).status).toBe(200)
  // The token grants no access, and a thief's guesses are limited too.
  const guess = () => callFrom(app, HOME, login, { body: { ...wrong, deviceToken } })
  const answers = [await guess(), await guess(), await guess(), await guess()]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 429])
})

test('a remembered device is its owner’s, shared with whoever else remembered it, until it is forgotten', async () => {
  const settings = { ...behindProxy, RATE_SIGN_IN_ADDRESS: '1/600' }
  const app = await openApp({ settings })
  const adas = await app.signIn('ada')
  const bens = await app.signIn('ben')
  const deviceToken = await remembered(adas)
  const logIn = ({ email, password }: Person) =>
    callFrom(app, STRANGER, login, { body: { email, password, deviceToken } })
  await callFrom(app, STRANGER, login, { body: wrong })
  expect((await logIn(ben)).status).toBe(429)
  expect(await remembered(bens, deviceToken)).toBe(deviceToken)
  expect((await logIn(ben)).status).toBe(200)

  const { body } = await logIn(ada)
  const again = { authorization: `Bearer ${body.token}` }
  const path = forgetDevice.path.replace(':key', String(body.deviceKey))
  expect((await app.fetch(path, { method: 'DELETE', headers: again })).status).toBe(200)
  expect((await logIn(ada)).status).toBe(429)
  expect((await logIn(ben)).status).toBe(200)
  await bens.call(signOut, { body: { everywhere: true } })
  expect((await logIn(ben)).status).toBe(429)
})

test('wrong passwords are counted by the day as well, and the next day Ada may try again', async () => {
  const clock = createTestClock()
  const settings = { RATE_SIGN_IN_ACCOUNT: '3/600', RATE_SIGN_IN_DAY: '5/86400' }
  // In memory, because Redis does not follow this clock.
  const app = await openApp({ clock, engine: 'embedded', settings })
  await app.signIn('ada')
  const guess = () => callFrom(app, HOME, login, { body: wrong })
  for (let tries = 0; tries < 3; tries += 1) expect((await guess()).status).toBe(403)
  clock.advance(600_000)
  for (let tries = 0; tries < 2; tries += 1) expect((await guess()).status).toBe(403)
  clock.advance(600_000)
  const refused = await guess()
  expect(refused.status).toBe(429)
  expect(refused.retryAfter).toBeGreaterThan(600)
  clock.advance(86_400_000)
  await app.signIn('ada')
})

test('codes are guessed at only so often in a day, however many are asked for', async () => {
  const app = await openApp({ settings: { RATE_CODE_DAY: '12/86400' } })
  await app.signIn('ada')
  const answers: number[] = []
  for (let asked = 0; asked < 4; asked += 1) {
    await app.call(forgotPassword, { body: { email: ada.email } })
    const code = other(await app.mail.codeFor(ada.email))
    for (let tries = 0; tries < 4; tries += 1) {
      const body = { email: ada.email, code, password: 'taken over' }
      answers.push((await callFrom(app, HOME, resetPassword, { body })).status)
    }
  }
  expect(answers).toEqual([...Array(12).fill(200), ...Array(4).fill(429)])
})

test('a stranger’s wrong codes do not use up Ada’s own tries', async () => {
  const app = await openApp({ settings: behindProxy })
  await app.signUp('ada')
  const code = await app.mail.codeFor(ada.email)
  const guess = (network: string) =>
    callFrom(app, network, verifyCode, { body: { value: ada.email, code: other(code) } })
  for (let tries = 0; tries < 5; tries += 1) expect((await guess(STRANGER)).body).toEqual({ ok: false })
  expect((await guess(STRANGER)).body).toMatchObject({ code: 'too-many-tries' })
  const confirmed = await callFrom(app, HOME, verifyCode, { body: { value: ada.email, code } })
  expect(confirmed.body).toEqual({ ok: true })
})

test('from all networks together a code is guessed at twenty-five times, and a new one starts anew', async () => {
  const app = await openApp({ settings: behindProxy })
  await app.signUp('ada')
  const code = await app.mail.codeFor(ada.email)
  for (const network of networks(5)) {
    for (let tries = 0; tries < 5; tries += 1) {
      await callFrom(app, network, verifyCode, { body: { value: ada.email, code: other(code) } })
    }
  }
  const tryAtHome = (code: string) => callFrom(app, HOME, verifyCode, { body: { value: ada.email, code } })
  expect((await tryAtHome(code)).body).toMatchObject({ code: 'too-many-tries' })
  await app.call(resendCode, { body: { email: ada.email } })
  expect((await tryAtHome(await app.mail.codeFor(ada.email))).body).toEqual({ ok: true })
})

test('somebody who asks for a new password for Ada takes the code from her only at the second time', async () => {
  const app = await openApp()
  await app.signIn('ada')
  const ask = async () => {
    await app.call(forgotPassword, { body: { email: ada.email } })
    return app.mail.codeFor(ada.email)
  }
  const use = (code: string, password: string) =>
    app.call(resetPassword, { body: { email: ada.email, code, password } })
  const codes = [await ask(), await ask(), await ask()] as const
  if (!codes.slice(1).includes(codes[0])) expect(await use(codes[0], 'too old by now')).toEqual({ ok: false })
  expect(await use(codes[1], 'a newer, longer one')).toEqual({ ok: true })
  expect(await use(codes[2], 'spent with the other')).toEqual({ ok: false })
})
