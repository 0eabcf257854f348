import { expect, test } from 'vitest'
import { getMessages, removeMessage } from '#shared/group-chat.ts'
import { openApp } from '#test/support/app.ts'
import { join } from '#test/support/group.ts'

const threadId = 'sleep'
const params = { threadId }

test('what ada takes back is gone from every screen and every later history; its place stays', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const first = await ada.say('I should not have said this.', { id: 'm-1' })
  await ada.say('But this.')
  await ben.hear(2)
  const { message } = await ada.call(removeMessage, { params: { threadId, id: 'm-1' } })
  expect(message).toMatchObject({ id: 'm-1', seq: 1, text: '', removed: true })
  const removed = { type: 'removed', stream_id: threadId, id: 'm-1', seq: 3 }
  expect(await ben.live.next('removed')).toEqual(removed)
  expect(await ada.live.next('removed')).toEqual(removed)
  const { messages } = await ben.call(getMessages, { params, query: {} })
  expect(messages.map(({ text, removed }) => [text, removed ?? false])).toEqual([
    ['', true],
    ['But this.', false],
  ])
  // Resent by a client that missed the ack: known, and still gone.
  expect(await ada.say('I should not have said this.', { id: 'm-1' })).toMatchObject({ seq: first.seq })
  expect((await ben.call(getMessages, { params, query: {} })).messages).toEqual(messages)
})

test('taking it back twice is taking it back once', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  await ada.say('Oops.', { id: 'm-1' })
  const twice = [1, 2].map(() => ada.call(removeMessage, { params: { threadId, id: 'm-1' } }))
  const [one, other] = await Promise.all(twice)
  expect(one).toEqual(other)
  expect((await ada.call(getMessages, { params, query: {} })).seq).toBe(2)
})

test('nobody takes back what another person said', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Mine.', { id: 'm-1' })
  const remove = (of: typeof ben, thread: string, id: string) =>
    of.call(removeMessage, { params: { threadId: thread, id } })
  await expect(remove(ben, threadId, 'm-1')).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  await expect(remove(ada, 'growth', 'm-1')).rejects.toMatchObject({ status: 404, code: 'message-unknown' })
  await expect(remove(ada, 'astronomy', 'm-1')).rejects.toMatchObject({ status: 404, code: 'thread-unknown' })
  expect((await ada.call(getMessages, { params, query: {} })).messages[0]?.text).toBe('Mine.')
})
