import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { getMessages, getNotifications, getUnread, markRead } from '#shared/group-chat.ts'
import { blockAuthor, getBlocks, unblock } from '#shared/moderation.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { join, type Member } from '#test/support/group.ts'
import { openProxy } from '#test/support/proxy.ts'
import { ready } from '#test/support/ready.ts'
import { blockStore } from './block-store.ts'

const threadId = 'sleep'
const params = { threadId }
const query = {}

const texts = async (member: Member, thread = threadId) =>
  (await member.call(getMessages, { params: { threadId: thread }, query })).messages.map(({ text }) => text)

/** The names in the last presence frame. */
const here = (member: Member) => {
  const frames = member.live.all().filter(({ type }) => type === 'presence')
  const { count, people } = (frames.at(-1) ?? {}) as { count?: number; people?: Array<{ from: string }> }
  return { count, names: people?.map(({ from }) => from).sort() }
}
const typists = (member: Member) =>
  member.live
    .all()
    .filter(({ type }) => type === 'typing')
    .map(({ from }) => from)

/** Ada blocks Ben; Chloe keeps seeing both. On two nodes Ben is on the other one. */
async function adaBlocksBen(first: TestApp, second: TestApp) {
  const ada = await join(first, 'ada', threadId)
  const ben = await join(second, 'ben', threadId)
  const chloe = await join(second, 'chloe', threadId)
  for (const member of [ada, ben, chloe]) await member.call(markRead, { params, body: {} })
  await ada.say('Ada before.')
  await ben.say('Ben before, Ada.', { id: 'from-ben' })
  expect(await chloe.hear(2)).toEqual(['Ada before.', 'Ben before, Ada.'])
  for (const member of [ada, ben, chloe]) await expect.poll(() => here(member).count).toBe(3)

  const { blocked } = await ada.call(blockAuthor, { body: { threadId, messageId: 'from-ben' } })
  for (const member of [ada, ben]) {
    const again = await member.live.next('opened')
    expect(again.view).not.toBe(member.opened.view)
  }
  return { ada, ben, chloe, blocked }
}

async function expectApart(ada: Member, ben: Member, chloe: Member): Promise<void> {
  await expect.poll(() => here(ada)).toEqual({ count: 2, names: ['Ada', 'Chloé'] })
  await expect.poll(() => here(ben)).toEqual({ count: 2, names: ['Ben', 'Chloé'] })
  expect(here(chloe)).toEqual({ count: 3, names: ['Ada', 'Ben', 'Chloé'] })
  expect(await texts(ada)).toEqual(['Ada before.'])
  expect(await texts(ben)).toEqual(['Ben before, Ada.'])
  expect(await texts(chloe)).toEqual(['Ada before.', 'Ben before, Ada.'])

  for (const member of [ada, ben]) member.live.send({ action: 'typing' })
  await ada.say('Ben, are you there?')
  await ben.say('Ada, are you there?')
  expect((await chloe.hear(2)).sort()).toEqual(['Ada, are you there?', 'Ben, are you there?'])
  await chloe.say('Both of you are, Ada and Ben.')
  // Chloe's message comes last, so everything before it has arrived.
  expect((await ada.hear(1)).at(-1)).toBe('Both of you are, Ada and Ben.')
  expect((await ben.hear(1)).at(-1)).toBe('Both of you are, Ada and Ben.')
  expect(typists(ada)).toEqual([])
  expect(typists(ben)).toEqual([])
  expect(typists(chloe).sort()).toEqual(['Ada', 'Ben'])

  for (const member of [ada, ben]) {
    const unread = { unread: 1, mentions: 1 }
    expect(await member.call(getUnread, { params })).toMatchObject(unread)
    expect((await member.call(getNotifications)).threads).toMatchObject([unread])
  }
  expect(await chloe.call(getUnread, { params })).toMatchObject({ unread: 4 })
}

test('ada blocks ben: neither hears, sees or counts the other any more, and chloé notices nothing', async () => {
  const app = await openApp()
  const { ada, ben, chloe } = await adaBlocksBen(app, app)
  await expectApart(ada, ben, chloe)
  const after = await ben.call(getMessages, { params, query: { after: '0' } })
  expect(after.messages.map(({ from }) => from)).toEqual(['Ben', 'Ben', 'Chloé'])
  expect(after.seq).toBe(5)
})

test.runIf(engineUnderTest === 'postgres')(
  'ada, who blocked ben on one node, is without him on the other too',
  async () => {
    const first = await openApp()
    const second = await openApp({ sharing: first })
    await ready(first, second)
    const { ada, ben, chloe } = await adaBlocksBen(first, second)
    await expectApart(ada, ben, chloe)
  },
)

test.runIf(engineUnderTest === 'postgres')(
  'ada, who blocked ben on one node, is soon without him on the other even if Redis is down',
  async () => {
    const redis = await openProxy(process.env.TEST_REDIS_URL!)
    const settings = { REDIS_URL: redis.url }
    const first = await openApp({ settings })
    const second = await openApp({ settings, sharing: first })
    await ready(first, second)
    const ada = await join(first, 'ada', threadId)
    const ben = await join(second, 'ben', threadId)
    await ben.say('Ben before.', { id: 'from-ben' })
    redis.cut()
    await ada.call(blockAuthor, { body: { threadId, messageId: 'from-ben' } })
    for (const member of [ada, ben]) expect((await member.live.next('opened')).view).not.toBe('')
    await ben.say('Ben after.')
    expect(await texts(ada)).toEqual([])
  },
)

test('a block made in one thread holds in every other, also for who comes later', async () => {
  const app = await openApp()
  const growth = { ada: await join(app, 'ada', 'growth'), ben: await join(app, 'ben', 'growth') }
  await growth.ben.say('Ben in growth.')
  await growth.ada.hear(1)
  const { ada } = await adaBlocksBen(app, app)
  await growth.ada.live.next('opened')
  await growth.ben.live.next('opened')
  await growth.ben.say('Ben again.')
  expect(await texts(growth.ada, 'growth')).toEqual([])
  const later = await join(app, ada, 'career')
  expect(later.opened.view).not.toBe('')
  const bens = await join(app, 'ben', 'career')
  await bens.say('Ben in career.')
  await later.say('Ada in career.')
  expect(await texts(later, 'career')).toEqual(['Ada in career.'])
  expect(growth.ada.live.all().map(({ text }) => text)).not.toContain('Ben again.')
})

test('she finds him in her list by the name she saw, and lifts it again; he has no list', async () => {
  const app = await openApp()
  const { ada, ben, blocked } = await adaBlocksBen(app, app)
  expect((await ada.call(getBlocks)).blocked).toEqual([{ ...blocked, name: 'Ben' }])
  expect((await ben.call(getBlocks)).blocked).toEqual([])
  await ben.call(unblock, { params: { id: blocked.id } })
  expect((await ada.call(getBlocks)).blocked).toHaveLength(1)
  const twice = await ada.call(blockAuthor, { body: { threadId, messageId: 'from-ben' } })
  expect(twice.blocked.id).toBe(blocked.id)

  await ada.call(unblock, { params: { id: blocked.id } })
  await ada.live.next('opened')
  await ben.live.next('opened')
  expect((await ada.call(getBlocks)).blocked).toEqual([])
  await ben.say('Here again.')
  expect(await ada.hear(1)).toEqual(['Here again.'])
  expect(await texts(ada)).toEqual(['Ada before.', 'Ben before, Ada.', 'Here again.'])
  await ada.call(blockAuthor, { body: { threadId, messageId: 'from-ben' } })
  expect((await ada.call(getBlocks)).blocked).toHaveLength(1)
})

test('when each has blocked the other, one lifting it is not enough', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('A', { id: 'a' })
  await ben.say('B', { id: 'b' })
  const { blocked } = await ada.call(blockAuthor, { body: { threadId, messageId: 'b' } })
  await ben.call(blockAuthor, { body: { threadId, messageId: 'a' } })
  await ada.call(unblock, { params: { id: blocked.id } })
  expect(await texts(ada)).toEqual(['A'])
  expect(await texts(ben)).toEqual(['B'])
})

onEmbedded('nobody blocks themselves, or somebody behind a message that is not there', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  await ada.say('Mine.', { id: 'mine' })
  const block = (thread: string, messageId: string) =>
    ada.call(blockAuthor, { body: { threadId: thread, messageId } })
  await expect(block(threadId, 'mine')).rejects.toMatchObject({ status: 400, body: { field: 'messageId' } })
  await expect(block('growth', 'mine')).rejects.toMatchObject({ code: 'message-unknown' })
  await expect(block(threadId, 'nothing')).rejects.toMatchObject({ code: 'message-unknown' })
})

test('no account reaches a client through it, and no name lies open in the database', async () => {
  const app = await openApp()
  const { ada, ben } = await adaBlocksBen(app, app)
  const seen = JSON.stringify([ada.live.all(), await ada.call(getBlocks)])
  expect(seen).not.toContain(ben.user.sub)
  expect(JSON.stringify(ben.live.all())).not.toContain(ada.user.sub)
  await app.stop()
  const { db, close } = await openDatabase(app.storage)
  const [row] = await blockStore(db).of(ada.user.sub)
  await close()
  expect(row?.name?.length).toBeGreaterThan(0)
  expect(Buffer.from(row?.name ?? []).includes('Ben')).toBe(false)
})
