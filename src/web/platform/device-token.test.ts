import { beforeEach, expect, test } from 'vitest'
import { login } from '#shared/accounts.ts'
import { ada, adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { storeDeviceToken } from './device-token.ts'
import { createSessionStore } from './session-store.ts'
import { storage } from './storage.ts'

let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
  api.answer(login, { token: 'token', user: ada, outboxKey: 'key', deviceKey: 'device' })
})

const shown = async () => {
  await createSessionStore().signIn(ada.email, 'a quiet lake')
  const asked = api.asked.findLast(({ call }) => call === 'POST /api/auth/login')
  return (asked?.body as { deviceToken?: string } | undefined)?.deviceToken
}

test('a browser Ada had remembered shows so when she logs in, after Log Out too', async () => {
  expect(await shown()).toBeUndefined()
  storeDeviceToken('known here')
  createSessionStore().signOut()
  expect(await shown()).toBe('known here')
})

test('with her account the browser forgets that too', async () => {
  storeDeviceToken('known here')
  await createSessionStore().deleted()
  expect(storage.get('twinbot_device_token')).toBeNull()
  expect(await shown()).toBeUndefined()
})
