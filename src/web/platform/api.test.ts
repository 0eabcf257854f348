import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDevice, login, me, sendCode } from '#shared/accounts.ts'
import { getProfile } from '#shared/profile.ts'
import { cast } from '#test/support/cast.ts'
import { openStubApi, type StubApi } from '#test/support/stub-api.ts'
import { call, onSessionRefused, type SessionRefusal } from './api.ts'
import { getPageConfig } from './page-config.ts'
import { storage } from './storage.ts'

let api: StubApi
const heard: SessionRefusal[] = []
onSessionRefused(refusal => heard.push(refusal))

const empty = { answers: null, companionName: null }
const { email, password } = cast.ada

beforeEach(async () => {
  localStorage.clear()
  heard.length = 0
  api = await openStubApi()
  getPageConfig().apiBaseUrl = api.url
})

test('whatever Ada asks for is asked as JSON, with her token', async () => {
  storage.set('auth_token', 'ada-token')
  api.answer(getProfile, empty)
  await call(getProfile)
  expect(api.asked).toEqual([
    { call: 'GET /api/profile', token: 'Bearer ada-token', contentType: 'application/json', body: '' },
  ])
})

test('nobody signed in sends no token', async () => {
  api.answer(sendCode, { ok: true })
  await call(sendCode, { body: { email, password, firstName: 'Ada', lastName: 'L', method: 'email' } })
  expect(api.asked[0]?.token).toBeUndefined()
})

test('what Ada puts into an address cannot lead to another one', async () => {
  await call(forgetDevice, { params: { key: '../me?x' } }).catch(() => {})
  expect(api.asked[0]?.call).toBe('DELETE /api/auth/devices/..%2Fme%3Fx')
})

test('Ada, who is refused something, has a sentence to read, and her screen a code and a status', async () => {
  api.refuse(sendCode, 'bad-input', { field: 'email' })
  const body = { email, password, firstName: 'Ada', lastName: 'L', method: 'email' } as const
  await expect(call(sendCode, { body })).rejects.toMatchObject({
    code: 'bad-input',
    status: 400,
    sentence: 'That does not look right.',
    detail: { field: 'email' },
  })
})

test('Ada reads an error without a code in its own words', async () => {
  api.fail(sendCode, 409, { error: 'Come back tomorrow.' })
  const body = { email, password, firstName: 'Ada', lastName: 'L', method: 'email' } as const
  await expect(call(sendCode, { body })).rejects.toMatchObject({
    code: 'unexpected',
    status: 409,
    sentence: 'Come back tomorrow.',
  })
  api.fail(sendCode, 429, { error: 'Too many tries. Ask for a new code.' })
  await expect(call(sendCode, { body })).rejects.toMatchObject({ code: 'too-many-tries' })
})

test.each([[undefined], [{}], [{ error: 7 }], [{ error: '', code: '' }]])(
  'an answer that gives no reason (%j) is told in our own words',
  async said => {
    api.fail(sendCode, 500, said)
    const body = { email, password, firstName: 'Ada', lastName: 'L', method: 'email' } as const
    await expect(call(sendCode, { body })).rejects.toMatchObject({
      code: 'unexpected',
      sentence: 'Something went wrong',
      detail: { silent: true },
    })
  },
)

test('Ada is shown an error, not data, where an answer breaks the contract', async () => {
  api.answer(getProfile, { answers: 'none' } as never)
  await expect(call(getProfile)).rejects.toMatchObject({ code: 'unexpected' })
})

test('Ada, who is offline, is told so and stays signed in', async () => {
  storage.set('auth_token', 'ada-token')
  getPageConfig().apiBaseUrl = 'http://127.0.0.1:1'
  await expect(call(getProfile)).rejects.toMatchObject({ code: 'network', status: 0 })
  expect(heard).toEqual([])
})

test('Ada, whom the server no longer knows, is signed out at her next call', async () => {
  storage.set('auth_token', 'ada-token')
  api.refuse(me, 'not-signed-in')
  await expect(call(me)).rejects.toMatchObject({ status: 401 })
  expect(heard).toEqual(['signed-out'])
})

test('Ada, who logs in before her address is confirmed, is told so there, and nothing ends', async () => {
  storage.set('auth_token', 'ada-token')
  api.refuse(login, 'not-confirmed')
  await expect(call(login, { body: { email, password } })).rejects.toMatchObject({ code: 'not-confirmed' })
  expect(heard).toEqual([])
})

test('Ada, whose address is not confirmed, is sent to confirm it by any other call', async () => {
  storage.set('auth_token', 'ada-token')
  api.refuse(getProfile, 'not-confirmed')
  await expect(call(getProfile)).rejects.toMatchObject({ sentence: 'User not confirmed' })
  expect(heard).toEqual(['not-confirmed'])
})

test('Ada, who signed in anew, is not signed out by a late answer to her old session', async () => {
  storage.set('auth_token', 'ada-token')
  api.refuse(me, 'not-signed-in')
  const late = call(me)
  storage.set('auth_token', 'ben-token')
  await expect(late).rejects.toMatchObject({ status: 401 })
  expect(heard).toEqual([])
})

test('Ada, whose browser refuses storage, is served from memory', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage in private mode')
  })
  storage.set('twinbotName', 'Robin')
  expect(storage.get('twinbotName')).toBe('Robin')
  storage.clearPerson()
  expect(storage.get('twinbotName')).toBeNull()
  refuse.mockRestore()
})
