import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAlongsideServer } from '#server/platform/db.ts'
import { classify } from '#shared/classification.ts'
import { postChat } from '#shared/companion.ts'
import { putProfile } from '#shared/profile.ts'
import { getSupport } from '#shared/support.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { ordinaryAnswers } from '#test/support/profile-answers.ts'

const hardWords = 'I want to die.'
const worn = 'Lately I feel like a burden to everyone.'
const crisis = { care: { tier: 'crisis', show: 'panel' } }
const answers = { ...ordinaryAnswers, feltAlone: hardWords }

/** Removes tables under a running server, and restores them. */
function tablesOf(app: TestApp) {
  const { db, engine, close } = openAlongsideServer(app.storage)
  afterTest(close)
  async function move(tables: string[], from: string, to: string): Promise<void> {
    // Waiting for a SQLite lock would block the server, which runs in this process.
    if (engine === 'embedded') await sql`pragma busy_timeout = 0`.execute(db)
    for (const table of tables) {
      const rename = sql`alter table ${sql.table(table + from)} rename to ${sql.table(table + to)}`
      await expect.poll(() => rename.execute(db).then(() => 'renamed', String)).toBe('renamed')
    }
  }
  return {
    take: (...tables: string[]) => move(tables, '', '_away'),
    giveBack: (...tables: string[]) => move(tables, '_away', ''),
  }
}

/** The response of a call that must fail. */
async function refused(call: Promise<unknown>): Promise<{ status: number; care?: unknown }> {
  const error = await call.then(
    () => undefined,
    (thrown: { status: number; body: { care?: unknown } }) => thrown,
  )
  if (!error) throw new Error('The call did not fail.')
  return { status: error.status, care: error.body.care }
}

test('where nothing can be stored, help is told of with the refusal, for whatever was written', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  const tables = tablesOf(app)
  const gone = [
    'companion_chats',
    'companion_names',
    'companion_answers',
    'readings',
    'profiles',
    'care_moments',
  ]
  await tables.take(...gone)
  const body = { chatId: 'Wren', text: hardWords, messageId: 'm-1' }
  expect(await refused(ada.call(postChat, { body }))).toMatchObject({ status: 500, ...crisis })
  const inGroup = { ...body, chatId: 'sleep', messageId: 'm-2', context: 'group' as const }
  expect(await refused(ada.call(postChat, { body: inGroup }))).toMatchObject({ status: 500, ...crisis })
  expect(await refused(ada.call(putProfile, { body: { answers } }))).toMatchObject({ status: 500, ...crisis })
  const read = {
    userId: ada.user.sub,
    context: 'Wren',
    text: 'Today I went to the market.',
    messageId: 'm-3',
  }
  expect(await refused(ada.call(classify, { body: read }))).toEqual({
    status: 500,
    care: { tier: 'none', category: null, show: null },
  })
  await tables.giveBack(...gone)
  // Sent again under its id it is answered, as one message.
  expect((await ada.call(postChat, { body })).care).toMatchObject({ tier: 'crisis', show: 'panel' })
  const end = new Date(clock.now() + 24 * 3_600_000).toISOString()
  expect((await ada.call(getSupport)).until).toBe(end)
})

test('whoever writes where it cannot be found out who they are is told of help all the same', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  const tables = tablesOf(app)
  await tables.take('sessions')
  clock.advance(60_000)
  const body = { chatId: 'Wren', text: `${worn} I am 14 and ${hardWords}` }
  expect(await refused(ada.call(postChat, { body }))).toMatchObject({
    status: 500,
    care: { tier: 'crisis', show: 'panel', young: true },
  })
  expect(await refused(ada.call(putProfile, { body: { answers } }))).toMatchObject(crisis)
  const read = { userId: ada.user.sub, context: 'profile', text: hardWords }
  expect(await refused(ada.call(classify, { body: read }))).toMatchObject(crisis)
  expect(await refused(ada.call(getSupport))).toEqual({ status: 500, care: undefined })
  await tables.giveBack('sessions')
  // Somebody refused for another reason gets no care verdict.
  const stranger = await app.fetch('/api/chat', { method: 'POST', body: JSON.stringify(body) })
  expect(await stranger.json()).not.toHaveProperty('care')
})
