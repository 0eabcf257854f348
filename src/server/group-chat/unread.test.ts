import { expect, test } from 'vitest'
import { threads } from '#shared/community.ts'
import {
  EXCERPT_LENGTH,
  getMessages,
  getNotifications,
  getThreadActivity,
  getUnread,
  markRead,
  removeMessage,
} from '#shared/group-chat.ts'
import { blockAuthor } from '#shared/moderation.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
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
  const { messages } = await ben.call(getMessages, { params, query: {} })
  expect(threads[0]?.lastMessageAt).toBe(messages.at(-1)?.timestamp)

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

onEmbedded('a time that no clock can show is refused in words', async () => {
  const { ben } = await threeInThread()
  await expect(ben.call(markRead, { params, body: { lastViewed: 1e308 } })).rejects.toMatchObject({
    status: 400,
  })
})

/** Ben has read the thread up to here, and Ada and Chloe are in it. */
async function threeInThread() {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const chloe = await join(app, 'chloe', threadId)
  const ben = await join(app, 'ben', threadId)
  await ben.call(markRead, { params, body: {} })
  const excerpt = async () => (await ben.call(getNotifications)).threads[0]?.excerpt
  return { app, ada, ben, chloe, excerpt }
}

onEmbedded(
  'Ben sees who wrote and how it begins, and the words that name him before any others',
  async () => {
    const { ada, chloe, excerpt } = await threeInThread()
    await ada.say('Good evening,\n\nall of you.')
    expect(await excerpt()).toEqual({ from: 'Ada', text: 'Good evening, all of you.', mentionsYou: false })
    await chloe.say('How did it go, Ben?')
    await ada.say(`A long day. ${'👩‍👩‍👧 and more '.repeat(60)}`)
    expect(await excerpt()).toEqual({ from: 'Chloé', text: 'How did it go, Ben?', mentionsYou: true })
  },
)

onEmbedded('Ben gets the beginning of a long message, and no letter of it in halves', async () => {
  const { ada, excerpt } = await threeInThread()
  await ada.say('👩‍👩‍👧'.repeat(EXCERPT_LENGTH + 1))
  expect(await excerpt()).toMatchObject({ text: `${'👩‍👩‍👧'.repeat(EXCERPT_LENGTH)}…` })
})

onEmbedded('Ben is shown nothing of a covered message but that it is there', async () => {
  const { ada, excerpt } = await threeInThread()
  await ada.say('I am going to kill myself tonight, Ben. I have the pills here.')
  expect(await excerpt()).toEqual({ from: 'Ada', text: '', mentionsYou: true, covered: true })
})

test('Ben is shown nothing of what was taken back, or of somebody he blocked', async () => {
  const { ada, ben, chloe, excerpt } = await threeInThread()
  await chloe.say('From Chloé.')
  await ada.say('From Ada, to Ben.', { id: 'ada-one' })
  await ada.say('Taken back.', { id: 'ada-two' })
  await ada.call(removeMessage, { params: { threadId, id: 'ada-two' } })
  expect(await excerpt()).toMatchObject({ from: 'Ada', text: 'From Ada, to Ben.' })
  await ben.call(blockAuthor, { body: { threadId, messageId: 'ada-one' } })
  expect(await excerpt()).toEqual({ from: 'Chloé', text: 'From Chloé.', mentionsYou: false })
})

test('Ben sees in every thread when somebody last wrote, but not by whom he blocked', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const chloe = await join(app, 'chloe', 'growth')
  await ben.call(markRead, { params, body: {} })
  await chloe.say('First, in a thread Ben never opened.')
  const first = new Date(clock.now()).toISOString()
  clock.advance(60_000)
  await ada.say('Hello, Ben.', { id: 'ada-one' })
  const second = new Date(clock.now()).toISOString()
  const activity = async () => {
    const { threads: all } = await ben.call(getThreadActivity)
    expect(all.map(thread => thread.threadId)).toEqual(threads)
    return Object.fromEntries(all.map(({ threadId: id, ...rest }) => [id, rest]))
  }
  expect(await activity()).toMatchObject({
    sleep: { unread: 1, mentions: 1, lastMessageAt: second },
    growth: { unread: 0, mentions: 0, lastMessageAt: first },
    career: { unread: 0, mentions: 0, lastMessageAt: null },
  })
  await ben.call(blockAuthor, { body: { threadId, messageId: 'ada-one' } })
  expect(await activity()).toMatchObject({ sleep: { unread: 0, mentions: 0, lastMessageAt: null } })
})
