import { Redis } from 'ioredis'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { forgetDevice, me, signOut } from '#shared/accounts.ts'
import { closeCodes } from '#shared/live.ts'
import { openApp } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { createTestClock } from '#test/support/clock.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { ready } from '#test/support/ready.ts'
import { createLimits } from './limits.ts'
import { createSecret, newSecret } from './secret.ts'

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

twoNodes('whoever waits as long as Redis has them told is let on', async () => {
  const redisUrl = process.env.TEST_REDIS_URL ?? ''
  const secret = createSecret(newSecret())
  const limits = createLimits({ redisUrl, secret, clock: createTestClock(), log: pino({ level: 'silent' }) })
  const redis = new Redis(redisUrl)
  await limits.ready()
  const take = () => limits.take('guesses', 'ada', { count: 1, seconds: 600 })
  await take()
  const key = `limit:${secret.mac('limits', 'guesses:ada')}`
  await redis.pexpire(key, 500_400)
  const refused = await take().catch(error => error)
  expect(refused.detail.retryAfterSeconds * 1000).toBeGreaterThanOrEqual(await redis.pttl(key))
  expect(limits.errors()).toBe(0)
  await limits.close()
  await redis.quit()
})
