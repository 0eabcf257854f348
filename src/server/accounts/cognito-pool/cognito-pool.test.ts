import { describe, expect, test } from 'vitest'
import { changePassword } from '#shared/account-changes.ts'
import { forgotPassword, login, me, sendCode, signOut, verifyCode } from '#shared/accounts.ts'
import { deleteAccount } from '#shared/privacy.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'
import { openCognito } from '#test/support/cognito/cognito.ts'
import { dumpOf } from '#test/support/dump.ts'
import { ownChangesContract } from '#test/support/pool-contract/own-changes.ts'
import { signInContract } from '#test/support/pool-contract/sign-in.ts'
import { adasSignUp, signUpContract } from '#test/support/pool-contract/sign-up.ts'

const { ada } = cast
const MINUTE_MS = 60_000
const cognito = await openCognito()

describe('the contract of the built-in pool', () => {
  signUpContract(cognito.openApp)
  signInContract(cognito.openApp)
  ownChangesContract(cognito.openApp)
})

/** What the pool is asked from now on; earlier tests have asked it everything. */
function asking(): () => string[] {
  const before = cognito.api.asked.length
  return () => cognito.api.asked.slice(before)
}

test('a client with a secret proves it with every call', async () => {
  const app = await cognito.openAppWithSecret()
  const asked = asking()
  const session = await app.signIn('ada')
  await session.call(signOut, { body: {} })
  expect(asked()).toEqual(expect.arrayContaining(['SignUp', 'ConfirmSignUp', 'InitiateAuth', 'RevokeToken']))
  const bad = await cognito.openAppWithSecret({ settings: { COGNITO_CLIENT_SECRET: 'another one' } })
  await expect(bad.signIn('ada')).rejects.toMatchObject({ status: 500 })
})

test('a call that AWS would not understand is refused by the stand-in too, and so it is seen', async () => {
  const ask = (action: string, body: object) =>
    fetch(cognito.api.url, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
      body: JSON.stringify(body),
    }).then(async response => `${response.status} ${((await response.json()) as { __type: string }).__type}`)
  expect(await ask('SignUp', { ClientId: 'one', Username: 'ada', Pasword: 'x' })).toBe(
    '400 SerializationException: input.Password is missing, input.Pasword is not known',
  )
  expect(await ask('InitiateAuth', { ClientId: 'one', AuthFlow: 7 })).toBe(
    '400 SerializationException: input.AuthFlow is no string',
  )
  expect(await ask('SignUpp', {})).toBe('400 UnknownOperationException')
})

test('somebody disabled in the pool is signed out here within the hour, an outage signs nobody out', async () => {
  const clock = createTestClock()
  const app = await cognito.openApp({ clock })
  const session = await app.signIn('ada')
  const { api } = cognito
  const refreshes = () => api.asked.filter(action => action === 'InitiateAuth').length
  const before = refreshes()

  clock.advance(61 * MINUTE_MS)
  api.trouble = { kind: 'InternalErrorException', status: 500 }
  await session.call(me)
  await expect.poll(refreshes).toBe(before + 1)
  expect((await session.call(me)).user).toEqual(session.user)
  api.trouble = undefined
  clock.advance(61 * MINUTE_MS)
  await session.call(me)
  await expect.poll(refreshes).toBe(before + 2)

  api.trouble = { kind: 'NotAuthorizedException', status: 400 }
  clock.advance(61 * MINUTE_MS)
  await session.call(me)
  await expect.poll(() => session.call(me).catch(error => error.status)).toBe(401)
  api.trouble = undefined
})

test('when the pool is away or has had enough, people are told so, and nobody is taken for a stranger', async () => {
  const app = await cognito.openApp()
  const { user } = await app.signIn('ada')
  const logIn = () => app.call(login, { body: { email: ada.email, password: ada.password } })
  cognito.api.trouble = { kind: 'InternalErrorException', status: 500 }
  await expect(logIn()).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  cognito.api.trouble = { kind: 'TooManyRequestsException', status: 400 }
  await expect(logIn()).rejects.toMatchObject({ status: 429, code: 'rate-limited' })
  cognito.api.trouble = { kind: 'LimitExceededException', status: 400 }
  await expect(app.call(forgotPassword, { body: { email: ada.email } })).rejects.toMatchObject({
    status: 429,
    code: 'rate-limited',
  })
  cognito.api.trouble = undefined
  expect((await logIn()).user).toEqual(user)
})

test('a password the pool does not like is told at its field', async () => {
  const app = await cognito.openApp()
  await expect(
    app.call(sendCode, { body: { ...adasSignUp, password: 'ends with a space ' } }),
  ).rejects.toMatchObject({ status: 400, body: { code: 'bad-input', field: 'password' } })
})

test('a new password the pool does not like is told at its field, and nobody is signed out', async () => {
  const app = await cognito.openAppWithSecret()
  const [laptop, phone] = [await app.signIn('ada'), await app.signIn('ada')]
  const asked = asking()
  const body = { currentPassword: ada.password, password: 'ends with a space ' }
  await expect(laptop.call(changePassword, { body })).rejects.toMatchObject({
    status: 400,
    body: { field: 'password' },
  })
  expect(asked()).toContain('ChangePassword')
  for (const device of [laptop, phone]) expect((await device.call(me)).user).toEqual(laptop.user)
  await app.call(login, { body: { email: ada.email, password: ada.password } })
})

test('of several sign-ups for one address only the confirmed one stays in the pool', async () => {
  const app = await cognito.openApp()
  const asked = asking()
  for (const lastName of ['One', 'Two', 'Three']) {
    await app.call(sendCode, { body: { ...adasSignUp, lastName } })
  }
  const [, , third = ''] = await Promise.all([1, 2, 3].map(() => app.mail.codeFor(ada.email)))
  expect(await app.call(verifyCode, { body: { value: ada.email, code: third } })).toEqual({ ok: true })
  expect(asked().filter(action => action === 'AdminDeleteUser')).toHaveLength(2)
  expect(cognito.names()).toEqual(['Three'])
  const { user } = await app.call(login, { body: { email: ada.email, password: ada.password } })
  expect(user.family_name).toBe('Three')
})

test('no token of Cognito reaches the browser or lies in the clear', async () => {
  const app = await cognito.openApp()
  const { call: _, socket: __, person: ___, ...answer } = await app.signIn('ada')
  expect(cognito.tokens().length).toBeGreaterThan(1)
  const stored = await dumpOf(app.storage)
  for (const token of cognito.tokens()) expect(stored).not.toContain(token)
  expect(JSON.stringify(answer)).not.toContain('eyJ')
  expect(app.logged()).not.toContain('eyJ')
})

test('the people of one pool are not looked for in another', async () => {
  const app = await cognito.openApp()
  await app.stop()
  await expect(cognito.openApp({ sharing: app })).rejects.toThrow(/AUTH_POOL cannot be changed/)
})

test('somebody who leaves is gone from the pool too, and may come back as somebody new', async () => {
  const app = await cognito.openApp()
  const session = await app.signIn('ada')
  await session.call(deleteAccount, { body: { password: ada.password } })
  const logIn = () => app.call(login, { body: { email: ada.email, password: ada.password } })
  await expect(logIn()).rejects.toMatchObject({ status: 403, code: 'bad-credentials' })
  app.members.clear()
  const again = await app.signIn('ada')
  expect(again.user.sub).not.toBe(session.user.sub)
})

test('a sign-up that was tidied away in the pool can be made again', async () => {
  const app = await cognito.openApp()
  await app.signUp('ada')
  await app.mail.codeFor(ada.email)
  cognito.removeUnconfirmed()
  await app.signUp('ada')
  const code = await app.mail.codeFor(ada.email)
  expect(await app.call(verifyCode, { body: { value: ada.email, code } })).toEqual({ ok: true })
})
