import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAlongsideServer } from '#server/platform/db.ts'
import { me } from '#shared/accounts.ts'
import { getMessages as getChat, postChat } from '#shared/companion.ts'
import { getMessages } from '#shared/group-chat.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { engineUnderTest, makeTemporaryStorage } from '#test/support/database.ts'
import { join as joinThread } from '#test/support/group.ts'

/** Needs both engines. */
const both = test.runIf(engineUnderTest === 'postgres')

async function migrate(env: Record<string, string | undefined>) {
  const program = join(import.meta.dirname, 'migrate-to-postgres.ts')
  const child = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ...env } })
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, printed, complaint }
}

both('everything moves to PostgreSQL, and Ada goes on there where she was', async () => {
  const embedded = await openApp({ engine: 'embedded' })
  const ada = await joinThread(embedded, 'ada', 'sleep')
  await ada.say('The night was long, but I wrote it all down.')
  const chatId = 'TwinBot'
  await ada.call(postChat, {
    body: { chatId, text: 'I was afraid of Monday again.' },
  })
  const told = await ada.call(getChat, { params: { chatId }, query: {} })
  const storage = await makeTemporaryStorage('postgres')
  afterTest(storage.remove)
  const { dataDir } = embedded.storage
  const env = { DATA_DIR: dataDir, DATABASE_URL: storage.databaseUrl }

  const tooSoon = await migrate(env)
  expect(tooSoon).toMatchObject({ code: 1, printed: '' })
  expect(tooSoon.complaint).toContain('already running')

  await embedded.stop()
  const { code, printed, complaint } = await migrate(env)
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(printed).toMatch(/^users +1 +1 {2}([0-9a-f]{16}) {2}\1$/m)
  expect(printed).toMatch(/^group_messages +1 +1 {2}([0-9a-f]{16}) {2}\1$/m)
  expect(printed).toMatch(/the same on both sides/)
  expect(printed).toContain('The secret did not move')

  const moved = await openApp({ sharing: { ...embedded, storage: { ...storage, dataDir } } })
  const call = createCaller(moved.url, ada.token)
  expect((await call(me)).user).toEqual(ada.user)
  expect(await call(getChat, { params: { chatId }, query: {} })).toEqual(told)
  const { messages } = await call(getMessages, { params: { threadId: 'sleep' }, query: {} })
  expect(messages.map(({ text }) => text)).toEqual(['The night was long, but I wrote it all down.'])
  await moved.stop()

  const again = await migrate(env)
  expect(again.code).toBe(1)
  expect(again.complaint).toMatch(/target is not empty/)
})

both('a move that cannot be made is told in a sentence and leaves the target empty', async () => {
  const embedded = await openApp({ engine: 'embedded' })
  await embedded.signIn('ada')
  await embedded.stop()
  const storage = await makeTemporaryStorage('postgres')
  afterTest(storage.remove)
  const env = { DATA_DIR: embedded.storage.dataDir, DATABASE_URL: storage.databaseUrl }
  const unreachable = await migrate({ ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(unreachable).toMatchObject({ code: 1, complaint: expect.stringContaining('cannot be reached') })
  const { db, close } = openAlongsideServer(storage)
  afterTest(close)
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name)
  const wrong = await migrate({ ...env, APP_SECRET: randomBytes(32).toString('base64') })
  expect(wrong.code).toBe(1)
  expect(wrong.complaint).toContain('another APP_SECRET')
  expect(await tables()).toEqual([])
  // Another application's database: refused halfway, and left unchanged.
  await sql`create table settings (name text)`.execute(db)
  expect((await migrate(env)).code).toBe(1)
  expect(await tables()).toEqual(['settings'])
  await sql`drop table settings`.execute(db)
  await sql`create table poems (id integer primary key)`.execute(db)
  await sql`insert into poems values (1)`.execute(db)
  expect((await migrate(env)).complaint).toContain('not empty: there are rows in its table poems')
  expect(await tables()).toEqual(['poems'])
  await sql`drop table poems`.execute(db)
  const nowhere = await migrate({ ...env, DATA_DIR: join(storage.dataDir, 'nowhere') })
  expect(nowhere).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no TwinBot data') })
  expect(existsSync(join(storage.dataDir, 'nowhere'))).toBe(false)
  expect((await migrate(env)).code).toBe(0)
})
