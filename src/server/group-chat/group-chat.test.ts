import { expect, test } from 'vitest'
import { getMessages, removeMessage } from '#shared/group-chat.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp } from '#test/support/app.ts'
import { dumpOf } from '#test/support/dump.ts'
import { join } from '#test/support/group.ts'

const threadId = 'sleep'
const params = { threadId }

test('what ada says is acknowledged to her, heard by ben, and there for whoever comes later', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const ack = await ada.say('Up since four again.', { id: 'm-1' })
  expect(ack).toMatchObject({ id: 'm-1', seq: 1, care: { tier: 'none', category: null, show: null } })
  const heard = await ben.live.next('group_message')
  expect(heard).toMatchObject({
    stream_id: threadId,
    id: 'm-1',
    seq: 1,
    from: 'Ada',
    text: 'Up since four again.',
    timestamp: ack.timestamp,
    userId: ada.opened.userId,
  })
  const { messages, seq, more, userId } = await ben.call(getMessages, { params, query: {} })
  expect(messages).toEqual([heard])
  expect({ seq, more, userId }).toEqual({ seq: 1, more: false, userId: ben.opened.userId })
  const chloe = await join(app, 'chloe', threadId)
  expect(chloe.opened).toMatchObject({ seq: 1, from: 'Chloé' })
})

onEmbedded('her phone shows what she wrote on her laptop; the laptop does not hear itself', async () => {
  const app = await openApp()
  const laptop = await join(app, 'ada', threadId)
  const phone = await join(app, laptop, threadId)
  await laptop.say('From the laptop.')
  expect(await phone.hear(1)).toEqual(['From the laptop.'])
  expect(phone.opened.userId).toBe(laptop.opened.userId)
  // What the laptop was sent comes before the answer to its ping.
  laptop.live.send({ action: 'ping' })
  await laptop.live.next('pong')
  expect(laptop.live.all().filter(({ type }) => type === 'group_message')).toEqual([])
})

test('a message sent twice is stored and told once, and acknowledged both times', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  ada.send('Once.', { id: 'same' })
  ada.send('Once.', { id: 'same' })
  const acks = [await ada.live.next('ack'), await ada.live.next('ack')]
  acks.push(await ada.say('Once.', { id: 'same' }))
  for (const ack of acks) expect(ack).toEqual(acks[0])
  ada.send('Once.', { id: 'same' })
  ada.send('And then.', { id: 'next' })
  // A resent message takes no number from the new one beside it.
  const seqs = [await ada.live.next('ack'), await ada.live.next('ack')].map(({ id, seq }) => [id, seq])
  expect(seqs.toSorted()).toEqual([
    ['next', 2],
    ['same', 1],
  ])
  expect(await ben.hear(2)).toEqual(['Once.', 'And then.'])
})

test('an id of somebody else’s message, or of one in another thread, is not acknowledged', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Mine.', { id: 'taken' })
  ben.send('Mine.', { id: 'taken' })
  expect(await ben.live.next('error')).toMatchObject({ code: 'id-taken', id: 'taken' })
  const elsewhere = await join(app, ada, 'growth')
  elsewhere.send('Mine.', { id: 'taken' })
  expect(await elsewhere.live.next('error')).toMatchObject({ code: 'id-taken' })
})

test('everybody hears the same order, and each person’s own words in the order they were said', async () => {
  const app = await openApp({ settings: { RATE_SOCKET_MESSAGES: '100000/1' } })
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const chloe = await join(app, 'chloe', threadId)
  for (let i = 0; i < 100; i++) for (const person of [ada, ben]) person.send(`${person.person.given} ${i}`)
  const heard = await chloe.hear(200)
  for (const { given } of [ada.person, ben.person]) {
    const own = heard.filter(text => String(text).startsWith(given))
    expect(own).toEqual(Array.from({ length: 100 }, (_, i) => `${given} ${i}`))
  }
  const { messages } = await chloe.call(getMessages, { params, query: { limit: '200' } })
  expect(messages.map(({ text }) => text)).toEqual(heard)
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
  expect(messages.map(({ timestamp }) => timestamp)).toEqual(
    messages.map(({ timestamp }) => timestamp).sort(),
  )
})

onEmbedded('nothing that reaches ben tells more of ada than her given name', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  ada.live.send({ action: 'typing' })
  const { id } = await ada.say('Hello.', { from: 'Lindqvist' })
  await expect.poll(() => ben.live.all().map(({ type }) => type)).toContain('presence')
  await ada.call(removeMessage, { params: { threadId, id: String(id) } })
  await ben.live.next('removed')
  expect(ben.live.all().map(({ type }) => type)).toContain('typing')
  const seen = JSON.stringify([ben.live.all(), await ben.call(getMessages, { params, query: {} })])
  for (const secret of [ada.user.sub, ada.person.family, ada.person.email]) expect(seen).not.toContain(secret)
  expect(seen).toContain('Ada')
  const elsewhere = await join(app, ada, 'growth')
  expect(elsewhere.opened.userId).not.toBe(ada.opened.userId)
})

const unacceptable: Array<[over: Record<string, unknown>, code: string]> = [
  [{ userId: 'somebody-else' }, 'not-yours'],
  [{ stream_id: 'growth' }, 'wrong-thread'],
  [{ stream_id: 'astronomy' }, 'thread-unknown'],
  [{ text: ' \n ' }, 'bad-input'],
  [{ id: undefined }, 'bad-input'],
  [{ id: 'a b' }, 'bad-input'],
  [{ type: 'whisper' }, 'bad-input'],
  [{ timestamp: 'yesterday-ish' }, 'bad-input'],
  [{ text: 'a'.repeat(8001) }, 'text-too-long'],
]

onEmbedded(
  'a message in another’s name, for another thread, of nothing or too long is refused; the connection stays',
  async () => {
    const app = await openApp()
    const ada = await join(app, 'ada', threadId)
    for (const [over, code] of unacceptable) {
      ada.send('Hello.', { id: 'm-1', ...over })
      const problem = await ada.live.next('error')
      expect([over, problem]).toMatchObject([over, { code, error: expect.any(String) }])
      if (!('id' in over)) expect(problem.id).toBe('m-1')
      if (code === 'text-too-long') expect(problem).toMatchObject({ length: 8001, limit: 8000 })
    }
    expect(await ada.say('Hello again.')).toMatchObject({ seq: 1 })
  },
)

test('8,000 characters of any script arrive whole', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const text = '夜'.repeat(8000)
  await ada.say(text)
  expect(await ben.hear(1)).toEqual([text])
})

onEmbedded('a cry for help is delivered under a cover, and its author alone is told why', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const ack = await ada.say('I want to kill myself tonight')
  expect(ack.care).toMatchObject({ tier: 'crisis', show: 'panel' })
  const heard = await ben.live.next('group_message')
  expect(heard).toMatchObject({ cover: true })
  expect(JSON.stringify(heard)).not.toMatch(/crisis|suicide/)
  expect(await ada.say('I want to kill myself tonight', { id: String(ack.id) })).toEqual(ack)
  const { messages } = await ben.call(getMessages, { params, query: {} })
  expect(messages).toEqual([heard])
})

onEmbedded('incitement reaches nobody, is held, and its author is told', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  ada.send('just kill yourself already, kys', { id: 'held-1' })
  expect(await ada.live.next('error')).toMatchObject({
    code: 'held',
    id: 'held-1',
    care: { category: 'incitement', show: 'held' },
  })
  await ada.say('Something else.')
  expect(await ben.hear(1)).toEqual(['Something else.'])
  expect((await ben.call(getMessages, { params, query: {} })).messages).toHaveLength(1)
})

test('what is said lies readable in no file and no log', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const canary = 'kingfisher-under-the-weir'
  await ada.say(`A ${canary} morning`)
  ada.send(`just kill yourself already, kys. ${canary}`)
  await ada.live.next('error')
  const dump = await dumpOf(app.storage)
  expect(dump.length).toBeGreaterThan(1000)
  expect(dump.includes(canary)).toBe(false)
  expect(app.logged()).not.toContain(canary)
  expect(app.logged()).not.toContain(ada.token)
})
