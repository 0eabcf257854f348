import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { forgotPassword, login, me } from '#shared/accounts.ts'
import { postChat } from '#shared/companion.ts'
import { getMessages } from '#shared/group-chat.ts'
import { blockAuthor, reportMessage } from '#shared/moderation.ts'
import { deleteAccount } from '#shared/privacy.ts'
import { getProfile, putProfile } from '#shared/profile.ts'
import { openApp } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { dumpOf } from '#test/support/dump.ts'
import { join } from '#test/support/group.ts'
import { populateAccount } from '#test/support/populated-account.ts'
import { freePort } from '#test/support/port.ts'
import { deletionStore } from './store.ts'

const { ada } = cast
/** Populating an account takes a while on a busy machine. */

test('when she goes, nothing of her is left: in no table, no file, no log, and her places stay empty', async () => {
  const clock = createTestClock()
  // The word is searched for, sealed or not; her names and address are stored in the clear.
  const app = await openApp({ clock })
  const her = await app.signIn('ada')
  await populateAccount(app, clock, her, 'heron')
  const phone = await app.signIn('ada')
  const ben = await join(app, 'ben', 'sleep')
  await ben.call(blockAuthor, { body: { threadId: 'sleep', messageId: 'life-one' } })
  await her.call(reportMessage, {
    body: {
      threadId: 'sleep',
      messageId: String((await ben.say('I am here too.')).id),
      reason: 'other',
      words: 'heron',
    },
  })
  const chloe = await join(app, 'chloe', 'sleep')
  const open = await join(app, phone, 'sleep')
  await app.call(forgotPassword, { body: { email: ada.email } })
  expect(await dumpOf(app.storage)).toContain(ada.family)

  await expect(her.call(deleteAccount, { body: { password: 'not hers' } })).rejects.toMatchObject({
    status: 403,
    body: { error: 'Invalid credentials' },
  })
  expect((await her.call(getProfile)).companionName).toBe('Robin heron')

  await her.call(deleteAccount, { body: { password: ada.password } })

  // Everybody in the thread sees her messages removed; their places stay.
  expect(await chloe.live.next('removed')).toMatchObject({ id: 'life-one' })
  const { messages } = await chloe.call(getMessages, { params: { threadId: 'sleep' }, query: {} })
  expect(messages.filter(({ removed }) => removed).map(({ id, from, text }) => [id, from, text])).toEqual([
    ['life-one', '', ''],
    ['life-two', '', ''],
  ])
  // Her devices are signed out and her connections closed.
  expect((await open.live.closed).code).toBe(4403)
  for (const gone of [her, phone]) await expect(gone.call(me)).rejects.toMatchObject({ status: 401 })
  await expect(app.call(login, { body: { email: ada.email, password: ada.password } })).rejects.toMatchObject(
    { status: 403 },
  )

  await app.stop()
  const left = await dumpOf(app.storage)
  for (const trace of ['heron', ada.email, ada.family, her.token]) {
    expect([trace, left.includes(trace)]).toEqual([trace, false])
    expect([trace, app.logged().includes(trace)]).toEqual([trace, false])
  }
  // The companion's messages to her are gone too.
  const database = await openDatabase(app.storage)
  const { rows } = await sql`select id from companion_messages where user_id = ${her.user.sub}`.execute(
    database.db,
  )
  await database.close()
  expect(rows).toEqual([])
})

test('when she goes, what she said to her companion no longer lies open in memory', async () => {
  const port = await freePort()
  const app = await openApp({ settings: { METRICS_PORT: String(port) } })
  const her = await app.signIn('ada')
  const atHand = async () => {
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return /^twinbot_chats_at_hand (\d+)$/m.exec(figures)?.[1]
  }
  await her.call(postChat, { body: { text: 'The heron is back.', chatId: 'TwinBot' } })
  expect(await atHand()).toBe('1')
  await her.call(deleteAccount, { body: { password: ada.password } })
  await expect.poll(atHand).toBe('0')
})

test('her address is free again, and whoever signs up with it begins anew', async () => {
  const app = await openApp()
  const before = await app.signIn('ada')
  await before.call(deleteAccount, { body: { password: ada.password } })
  app.members.delete('ada')
  const after = await app.signIn('ada')
  expect(after.user.sub).not.toBe(before.user.sub)
  expect(await after.call(getProfile)).toEqual({ answers: null, companionName: null })
})

test('a server that stopped in the middle of forgetting her goes on when it starts again', async () => {
  const app = await openApp()
  const her = await app.signIn('ada')
  await app.stop()
  const database = await openDatabase(app.storage)
  await deletionStore(database.db).add({ user_id: her.user.sub, at: Date.now() })
  await database.close()
  const again = await openApp({ sharing: app })
  const tryToSignIn = () =>
    again.call(login, { body: { email: ada.email, password: ada.password } }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  await expect.poll(tryToSignIn).toBe(403)
})

test.skipIf(engineUnderTest === 'embedded')(
  'when she goes on one node, she is gone on all of them',
  async () => {
    const one = await openApp()
    const two = await openApp({ sharing: one })
    const her = await one.signIn('ada')
    const elsewhere = createCaller(two.url, her.token)
    await elsewhere(putProfile, { body: { companionName: 'Wren' } })
    const ben = await join(two, 'ben', 'sleep')
    await (await join(one, her, 'sleep')).say('Good night.', { id: 'night' })
    await ben.hear(1)
    await her.call(deleteAccount, { body: { password: ada.password } })
    expect(await ben.live.next('removed')).toMatchObject({ id: 'night' })
    await expect(elsewhere(getProfile)).rejects.toMatchObject({ status: 401 })
  },
)
