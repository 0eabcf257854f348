import { expect, test } from 'vitest'
import { editMessage, getMessages, removeMessage } from '#shared/group-chat.ts'
import { openApp } from '#test/support/app.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { join } from '#test/support/group.ts'
import { openProxy } from '#test/support/proxy.ts'
import { ready } from '#test/support/ready.ts'

/** Two nodes need a database and a bus that both can reach. */
const twoNodes = test.runIf(engineUnderTest === 'postgres')
const threadId = 'sleep'
const params = { threadId }
const often = { RATE_SOCKET_MESSAGES: '100000/1' }

twoNodes('people on two nodes talk as if there were one, in one order', async () => {
  const here = await openApp({ settings: often })
  const there = await openApp({ sharing: here, settings: often })
  await ready(here, there)
  const ada = await join(here, 'ada', threadId)
  const ben = await join(there, 'ben', threadId)
  const chloeHere = await join(here, 'chloe', threadId)
  const chloeThere = await join(there, 'chloe', threadId)
  const each = 60
  for (let i = 0; i < each; i++) for (const person of [ada, ben]) person.send(`${person.person.given} ${i}`)
  const heardHere = await chloeHere.hear(2 * each)
  const heardThere = await chloeThere.hear(2 * each)
  expect(heardHere).toEqual(heardThere)
  const { messages } = await chloeHere.call(getMessages, { params, query: { limit: '200' } })
  expect(messages.map(({ text }) => text)).toEqual(heardHere)

  ben.live.send({ action: 'typing' })
  expect(await chloeHere.live.next('typing')).toMatchObject({ from: 'Ben', userId: ben.opened.userId })
  await expect
    .poll(() => chloeThere.live.all().filter(({ type }) => type === 'presence'))
    .toContainEqual(expect.objectContaining({ count: 3 }))
  const { id } = messages.find(({ from }) => from === 'Ada')!
  await ada.call(editMessage, { params: { threadId, id }, body: { text: 'Ada, in other words' } })
  expect(await chloeThere.live.next('edited')).toMatchObject({
    message: { id, text: 'Ada, in other words', edited: true },
  })
  await ada.call(removeMessage, { params: { threadId, id } })
  expect(await chloeThere.live.next('removed')).toMatchObject({ id })
})

twoNodes('the same message sent through both nodes is stored once', async () => {
  const here = await openApp()
  const there = await openApp({ sharing: here })
  const ada = await here.signIn('ada')
  const laptop = await join(here, ada, threadId)
  const phone = await join(there, ada, threadId)
  for (let i = 0; i < 20; i++)
    for (const screen of [laptop, phone]) screen.send(`line ${i}`, { id: `m-${i}` })
  for (let i = 0; i < 20; i++) {
    const [one, other] = [await laptop.live.next('ack'), await phone.live.next('ack')]
    expect(one).toEqual(other)
  }
  const { messages } = await ada.call(getMessages, { params, query: {} })
  expect(messages).toHaveLength(20)
})

twoNodes('without Redis each node goes on, says so, and in the end nothing is missing anywhere', async () => {
  const redis = await openProxy(process.env.TEST_REDIS_URL!)
  const settings = { ...often, REDIS_URL: redis.url }
  const here = await openApp({ settings })
  const there = await openApp({ settings, sharing: here })
  await ready(here, there)
  const ada = await join(here, 'ada', threadId)
  const alsoHere = await join(here, 'chloe', threadId)
  const ben = await join(there, 'ben', threadId)
  await ada.say('with Redis')
  expect(await ben.hear(1)).toEqual(['with Redis'])

  redis.cut()
  await expect.poll(async () => (await here.fetch('/readyz')).json()).toMatchObject({ redis: false })
  await ada.say('without')
  expect(await alsoHere.hear(2)).toEqual(['with Redis', 'without'])
  await ben.say('I cannot hear you')
  redis.mend()
  await ready(here, there)
  await ada.say('with Redis again')

  const everything = ['with Redis', 'without', 'I cannot hear you', 'with Redis again']
  expect(await ben.hear(2)).toEqual(['without', 'with Redis again'])
  expect(await alsoHere.hear(2)).toEqual(['I cannot hear you', 'with Redis again'])
  const { messages } = await ben.call(getMessages, { params, query: {} })
  expect(messages.map(({ text }) => text)).toEqual(everything)
})

twoNodes('without PostgreSQL nothing is acknowledged, and what is sent again is stored', async () => {
  const before = await openApp()
  await before.stop()
  const postgres = await openProxy(before.storage.databaseUrl!)
  const app = await openApp({ sharing: before, settings: { DATABASE_URL: postgres.url } })
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  postgres.cut()
  ada.send('Is anybody there?', { id: 'm-1' })
  expect(await ada.live.next('error')).toMatchObject({ code: 'unavailable', id: 'm-1' })
  postgres.mend()
  await expect.poll(async () => (await app.fetch('/readyz')).status).toBe(200)
  expect(await ada.say('Is anybody there?', { id: 'm-1' })).toMatchObject({ id: 'm-1', seq: 1 })
  expect(await ben.hear(1)).toEqual(['Is anybody there?'])
})
