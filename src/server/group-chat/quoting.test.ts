import { expect, test } from 'vitest'
import { getMessages, getQuoted, removeMessage } from '#shared/group-chat.ts'
import { blockAuthor } from '#shared/moderation.ts'
import { openApp } from '#test/support/app.ts'
import { join, type Member } from '#test/support/group.ts'

const threadId = 'sleep'
const params = { threadId }
const quoted = async (person: Member, ...ids: string[]) =>
  (await person.call(getQuoted, { params, body: { ids } })).messages.map(({ text }) => text)

test('an answer names the message it answers, live and in history, and never brings its words along', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Who sleeps badly?', { id: 'm-1' })
  await ben.live.next('group_message')
  await ben.say('I do.', { id: 'm-2', replyTo: 'm-1' })
  const heard = await ada.live.next('group_message')
  expect(heard).toMatchObject({ text: 'I do.', replyTo: 'm-1' })
  expect(JSON.stringify(heard)).not.toContain('sleeps')
  const { messages } = await ben.call(getMessages, { params, query: {} })
  expect(messages.at(-1)).toEqual(heard)
  expect(await quoted(ben, 'm-1')).toEqual(['Who sleeps badly?'])
})

test('an answer to nothing, or to a message of another thread, is said without one', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const elsewhere = await join(app, ada, 'growth')
  await elsewhere.say('Elsewhere.', { id: 'far' })
  for (const replyTo of ['nothing', 'far']) await ada.say(`To ${replyTo}`, { replyTo })
  ada.send('Odd', { replyTo: 'a b' })
  expect(await ada.live.next('error')).toMatchObject({ code: 'bad-input', field: 'replyTo' })
  const { messages } = await ada.call(getMessages, { params, query: {} })
  expect(messages.map(({ text, replyTo }) => [text, replyTo])).toEqual([
    ['To nothing', undefined],
    ['To far', undefined],
  ])
  expect(await quoted(ada, 'far', 'nothing')).toEqual([])
})

test('what was unsent, and what a blocked person said, is quoted to nobody who may not see it', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const chloe = await join(app, 'chloe', threadId)
  await ada.say('Hers.', { id: 'ada-1' })
  await ben.say('His.', { id: 'ben-1' })
  await chloe.say('To both.', { id: 'chloe-1', replyTo: 'ben-1' })
  expect(await quoted(ada, 'ben-1')).toEqual(['His.'])
  await ada.call(blockAuthor, { body: { threadId, messageId: 'ben-1' } })
  expect(await quoted(ada, 'ben-1')).toEqual([])
  expect(await quoted(ben, 'ada-1')).toEqual([])
  expect((await quoted(chloe, 'ben-1', 'ada-1')).sort()).toEqual(['Hers.', 'His.'])
  await ben.call(removeMessage, { params: { threadId, id: 'ben-1' } })
  expect(await quoted(chloe, 'ben-1')).toEqual([])
})
