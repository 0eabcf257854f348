import { expect, test } from 'vitest'
import { getNotifications, getUnread, markRead } from '#shared/group-chat.ts'
import { openApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { join } from '#test/support/group.ts'

const threadId = 'sleep'
const params = { threadId }

test('ben finds what he has not read, where it begins, and that he was named', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await app.signIn('ben')
  expect((await ben.call(getNotifications)).threads).toEqual([])
  await ada.say('Before Ben ever came.')
  expect(await ben.call(getUnread, { params })).toMatchObject({ readSeq: null, unread: 0 })

  await ben.call(markRead, { params, body: {} })
  await ada.say('Is Ben here?')
  await ada.say('Nobody else then.')
  const { threads } = await ben.call(getNotifications)
  expect(threads).toMatchObject([{ threadId, readSeq: 1, unread: 2, firstUnread: 2, mentions: 1 }])
  expect(threads[0]?.lastMessageAt).toEqual(expect.any(String))

  expect(await ben.call(markRead, { params, body: { seq: 2 } })).toMatchObject({ unread: 1, mentions: 0 })
  expect(await ben.call(markRead, { params, body: { seq: 1 } })).toMatchObject({ readSeq: 2, unread: 1 })
  await ben.call(markRead, { params, body: undefined })
  expect((await ben.call(getNotifications)).threads).toEqual([])
})

test('one’s own words are never unread', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  await ada.call(markRead, { params, body: {} })
  await ada.say('Talking to myself, Ada.')
  expect((await ada.call(getNotifications)).threads).toEqual([])
})

test('a device that knows only when it last looked is believed', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await join(app, 'ada', threadId)
  const ben = await app.signIn('ben')
  await ada.say('Early.')
  clock.advance(60_000)
  const lastViewed = clock.now() - 30_000
  await ada.say('Late.')
  expect(await ben.call(markRead, { params, body: { lastViewed } })).toMatchObject({
    readSeq: 1,
    unread: 1,
    firstUnread: 2,
  })
})
