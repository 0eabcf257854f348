import { expect, test } from 'vitest'
import { forgetDevice, me, signOut } from '#shared/accounts.ts'
import { closeCodes } from '#shared/live.ts'
import { openApp } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { createTestClock } from '#test/support/clock.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { ready } from '#test/support/ready.ts'

/** Two nodes need a database and a bus that both can reach. */
const twoNodes = test.runIf(engineUnderTest === 'postgres')

twoNodes('a device forgotten on one node loses its socket on the other', async () => {
  const here = await openApp()
  const there = await openApp({ sharing: here })
  await ready(here, there)
  const laptop = await here.signIn('ada')
  const phone = await here.signIn('ada')
  const socket = await there.socket({ token: phone.token, threadId: 'sleep' })
  socket.send({ action: 'ping' })
  await socket.next('pong')
  await laptop.call(forgetDevice, { params: { key: phone.deviceKey } })
  expect((await socket.closed).code).toBe(closeCodes.sessionEnded)
})

twoNodes('a sign-in that has run out loses its socket on one node when another removes it', async () => {
  const clock = createTestClock()
  const here = await openApp({ clock })
  await ready(here)
  const ada = await here.signIn('ada')
  const socket = await ada.socket('sleep')
  await socket.next('opened')
  clock.advance(12 * 3_600_000)
  await openApp({ clock, sharing: here })
  expect((await socket.closed).code).toBe(closeCodes.sessionEnded)
})

twoNodes('a sign-out on one node is believed on the other at once', async () => {
  const here = await openApp()
  const there = await openApp({ sharing: here })
  await ready(here, there)
  const ada = await here.signIn('ada')
  const adaThere = createCaller(there.url, ada.token)
  await adaThere(me)
  await ada.call(signOut, { body: {} })
  await expect.poll(() => adaThere(me).catch(error => error.status), { interval: 20 }).toBe(401)
})

twoNodes('a node whose Redis is away says so and goes on answering', async () => {
  const app = await openApp({ settings: { REDIS_URL: 'redis://127.0.0.1:1' } })
  const response = await app.fetch('/readyz')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ ok: true, database: true, redis: false })
  const ada = await app.signIn('ada')
  await ada.call(me)
})
