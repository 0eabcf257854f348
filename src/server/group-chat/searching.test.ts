import { expect, test } from 'vitest'
import { editMessage, removeMessage, searchThread } from '#shared/group-chat.ts'
import { blockAuthor } from '#shared/moderation.ts'
import { openApp } from '#test/support/app.ts'
import { join, type Member } from '#test/support/group.ts'

const threadId = 'sleep'
const params = { threadId }
const search = (person: Member, q: string, before?: number) =>
  person.call(searchThread, { params, body: { q, ...(before !== undefined && { before }) } })
const texts = async (person: Member, q: string) => (await search(person, q)).found.map(({ text }) => text)

test('Ada finds messages by their words, in any order, case and accent, newest first', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Coffee after four keeps me up.')
  await ben.say('Le CAFÉ, four cups of it!')
  await ben.say('Tea for me.')
  expect(await texts(ada, 'four')).toEqual(['Le CAFÉ, four cups of it!', 'Coffee after four keeps me up.'])
  expect(await texts(ada, 'cups cafe')).toEqual(['Le CAFÉ, four cups of it!'])
  expect(await search(ada, 'chamomile')).toEqual({ found: [], before: null })
  expect(await search(ada, '   ')).toEqual({ found: [], before: null })
  await expect(search(ada, 'x'.repeat(201))).rejects.toMatchObject({ status: 400 })
})

test('Ada finds a word in its other forms, and is told which stand in the message', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  await ada.say('I slept badly and worry about work.')
  await ada.say('Tea for me.')
  expect((await search(ada, 'sleeping worrying')).found).toMatchObject([
    { text: 'I slept badly and worry about work.', words: ['slept', 'worry'] },
  ])
  expect(await texts(ada, 'sleepless')).toEqual([])
})

test('nothing unsent, edited away or said by a blocked person is found; what is covered stays covered', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const chloe = await join(app, 'chloe', threadId)
  await ben.say('A heron tonight.', { id: 'ben-1' })
  await chloe.say('One more heron.', { id: 'chloe-1' })
  await chloe.say('A third heron.', { id: 'chloe-2' })
  await chloe.say('I want to kill myself tonight, heron', { id: 'chloe-3' })
  await chloe.call(removeMessage, { params: { threadId, id: 'chloe-1' } })
  await chloe.call(editMessage, { params: { threadId, id: 'chloe-2' }, body: { text: 'A third egret.' } })
  expect((await search(ada, 'heron')).found).toMatchObject([{ id: 'chloe-3', cover: true }, { id: 'ben-1' }])
  await ada.call(blockAuthor, { body: { threadId, messageId: 'ben-1' } })
  expect((await search(ada, 'heron')).found.map(({ id }) => id)).toEqual(['chloe-3'])
  expect(await texts(ada, 'egret')).toEqual(['A third egret.'])
})

test('a long thread is searched part by part, to its start', async () => {
  const app = await openApp({ settings: { RATE_SOCKET_MESSAGES: '100000/1' } })
  const ada = await join(app, 'ada', threadId)
  await ada.say('The very first heron.')
  for (let i = 0; i < 2100; i++) {
    ada.send(i % 100 === 0 ? `heron ${i}` : `line ${i}`)
    if (i % 90 === 89) for (let heard = 0; heard < 90; heard++) await ada.live.next('ack')
  }
  await expect.poll(() => ada.live.all().filter(({ type }) => type === 'ack').length).toBe(2101)
  const first = await search(ada, 'heron')
  expect(first.found).toHaveLength(20)
  expect(first.found[0]?.text).toBe('heron 2000')
  const rest = await search(ada, 'heron', first.before!)
  expect(rest.found.map(({ text }) => text)).toEqual(['heron 0', 'The very first heron.'])
  expect(rest.before).toBeNull()
  const none = await search(ada, 'first')
  expect(none).toMatchObject({ found: [], before: 102 })
  const { found } = await search(ada, 'first', none.before!)
  expect(found.map(({ text }) => text)).toEqual(['The very first heron.'])
})
