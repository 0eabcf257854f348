import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { login, me } from '#shared/accounts.ts'
import { postChat } from '#shared/companion.ts'
import { getMessages } from '#shared/group-chat.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { join } from '#test/support/group.ts'
import { freePort } from '#test/support/port.ts'
import { openProxy } from '#test/support/proxy.ts'
import { openAlongsideServer } from './db.ts'

const onPostgres = test.runIf(engineUnderTest === 'postgres')

/** A node with a database timeout of half a second, behind a proxy that can be frozen. */
async function openThroughWire(settings: Record<string, string> = {}) {
  const before = await openApp()
  await before.stop()
  const wire = await openProxy(before.storage.databaseUrl!)
  const app = await openApp({
    sharing: before,
    settings: { DATABASE_URL: wire.url, DATABASE_TIMEOUT_MS: '500', ...settings },
  })
  return { app, wire }
}

onPostgres('while PostgreSQL is frozen everybody is answered, and afterwards all is as before', async () => {
  const port = String(await freePort())
  const { app, wire } = await openThroughWire({ METRICS_PORT: port })
  const ada = await join(app, 'ada', 'sleep')
  const ben = await app.signIn('ben')
  wire.freeze()
  const { email, password } = cast.ada
  const refused = (call: Promise<unknown>) =>
    call.then(
      () => 0,
      ({ status }) => status as number,
    )
  const calls = Array.from({ length: 10 }, (_, i) => [
    refused(ben.call(postChat, { body: { chatId: 'Wren', text: `Day ${i} was long.` } })),
    refused(app.call(login, { body: { email, password, timeZone: 'Europe/London' } })),
    refused(ben.call(getMessages, { params: { threadId: 'sleep' }, query: {} })),
  ])
  const ids = Array.from({ length: 10 }, (_, i) => ada.send('Is anybody there?', { id: `frozen-${i}` }))
  // The proxy stays frozen until each call has its answer.
  expect(new Set(await Promise.all(calls.flat()))).toEqual(new Set([503]))
  const answers = new Map<unknown, unknown>()
  while (answers.size < ids.length) {
    const { id, code } = await ada.live.next('error')
    answers.set(id, code)
  }
  expect(new Set(answers.values())).toEqual(new Set(['unavailable']))
  expect((await app.fetch('/readyz')).status).toBe(503)
  expect(app.logged().match(/"a message was not stored"/g)).toHaveLength(ids.length)
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(figures).toContain(`twinbot_messages_not_stored_total ${ids.length}`)
  expect(figures).toMatch(/^twinbot_database_errors_total\{kind="away"\} [1-9]/m)

  wire.thaw()
  await expect.poll(async () => (await app.fetch('/readyz')).status).toBe(200)
  for (const id of ids) await ada.say('Is anybody there?', { id })
  const { messages } = await ben.call(getMessages, { params: { threadId: 'sleep' }, query: {} })
  expect(messages.map(({ id }) => id)).toEqual(ids)
  await ben.call(me)
})

onPostgres('a query that waits too long behind another is ended, and only that one', async () => {
  const { app } = await openThroughWire()
  const ada = await app.signIn('ada')
  const beside = openAlongsideServer(app.storage)
  afterTest(beside.close)
  await beside.db.transaction().execute(async trx => {
    await sql`lock table group_messages in access exclusive mode`.execute(trx)
    const asked = ada.call(getMessages, { params: { threadId: 'sleep' }, query: {} })
    await expect(asked).rejects.toMatchObject({ status: 503 })
    // Other calls still work.
    await ada.call(me)
    expect((await app.fetch('/readyz')).status).toBe(200)
  })
  await ada.call(getMessages, { params: { threadId: 'sleep' }, query: {} })
})

onPostgres('a frozen Redis holds up nobody', async () => {
  const redis = await openProxy(process.env.TEST_REDIS_URL!)
  const app = await openApp({ settings: { REDIS_URL: redis.url } })
  const ada = await join(app, 'ada', 'sleep')
  redis.freeze()
  await app.signIn('ada')
  await ada.say('Good morning.')
  expect(await (await app.fetch('/readyz')).json()).toMatchObject({ ok: true, redis: false })
  redis.thaw()
})
