import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { NODE_NAME, openAlongsideServer } from '#server/platform/db.ts'
import { holdAlone } from '#server/platform/node-lock.ts'
import { rotateSecret } from '#server/platform/rotation.ts'
import { createSecret } from '#server/platform/secret.ts'
import { getMessages, postChat } from '#shared/companion.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { run } from '#test/support/command.ts'
import { engineUnderTest, makeTemporaryStorage } from '#test/support/database.ts'
import { openProxy } from '#test/support/proxy.ts'
import { temporary } from '#test/support/temporary-folder.ts'

const onPostgres = test.runIf(engineUnderTest === 'postgres')
const chatId = 'Wren'
const envOf = ({ storage }: TestApp) => ({ DATA_DIR: storage.dataDir, DATABASE_URL: storage.databaseUrl })

/** Ada's message, readable only with the right secret. */
async function withWords() {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await ada.call(postChat, { body: { chatId, text: 'The plums are ripe.' } })
  const heardBy = async (node: TestApp) => {
    const call = createCaller(node.url, ada.token)
    return (await call(getMessages, { params: { chatId }, query: {} })).messages.map(({ text }) => text)
  }
  return { app, ada, heardBy }
}

test('the secret is not changed while a node runs, and what is said meanwhile stays readable', async () => {
  const { app, ada, heardBy } = await withWords()
  const tooSoon = await run('rotate-key.ts', [], envOf(app))
  expect(tooSoon).toMatchObject({ code: 1, printed: '', complaint: expect.stringMatching(/running on/) })
  await ada.call(postChat, { body: { chatId, text: 'The pears too.' } })
  await app.stop()
  const { code, complaint, printed } = await run('rotate-key.ts', [], envOf(app))
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(printed).toContain('The secret is changed')
  const again = await openApp({ sharing: app })
  expect(await heardBy(again)).toEqual(expect.arrayContaining(['The plums are ripe.', 'The pears too.']))
})

test('a change that was cut off is finished when it is asked for again', async () => {
  const { app, heardBy } = await withWords()
  await app.stop()
  const { dataDir } = app.storage
  const old = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  const next = 'made by the one that was cut off'
  writeFileSync(join(dataDir, 'secret.next'), `${next}\n`)
  const beside = openAlongsideServer(app.storage)
  await rotateSecret(beside.db, createSecret(old), createSecret(next))
  await beside.close()
  // The database has been rotated, the folder not yet.
  const { code, printed } = await run('rotate-key.ts', [], envOf(app))
  expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('finished') })
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(next)
  expect(existsSync(join(dataDir, 'secret.next'))).toBe(false)
  expect(await heardBy(await openApp({ sharing: app }))).toContain('The plums are ripe.')
})

test('one that was cut off before the database changed goes on with the secret it had made', async () => {
  const { app, heardBy } = await withWords()
  await app.stop()
  const next = 'made by the one that was cut off'
  writeFileSync(join(app.storage.dataDir, 'secret.next'), `${next}\n`)
  expect((await run('rotate-key.ts', [], envOf(app))).code).toBe(0)
  expect(readFileSync(join(app.storage.dataDir, 'secret'), 'utf8').trim()).toBe(next)
  expect(await heardBy(await openApp({ sharing: app }))).toContain('The plums are ripe.')
})

test('a given secret is changed, and asking twice does no harm', async () => {
  const { app, heardBy } = await withWords()
  await app.stop()
  const old = readFileSync(join(app.storage.dataDir, 'secret'), 'utf8').trim()
  const env = {
    ...envOf(app),
    OLD_APP_SECRET: old,
    APP_SECRET: 'the-new-one-of-at-least-thirty-two-characters',
  }
  expect((await run('rotate-key.ts', [], env)).code).toBe(0)
  const twice = await run('rotate-key.ts', [], env)
  expect(twice).toMatchObject({ code: 0, printed: expect.stringContaining('already') })
  const wrong = await run('rotate-key.ts', [], {
    ...env,
    APP_SECRET: randomBytes(32).toString('base64'),
  })
  expect(wrong).toMatchObject({ code: 1, complaint: expect.stringContaining('not the one') })
  const settings = { APP_SECRET: env.APP_SECRET }
  expect(await heardBy(await openApp({ sharing: app, settings }))).toContain('The plums are ripe.')
})

test('a mistyped folder or database is left as it is', async () => {
  const folder = join(temporary(), 'nowhere')
  expect(await run('rotate-key.ts', [], { DATA_DIR: folder })).toMatchObject({ code: 1 })
  expect(existsSync(folder)).toBe(false)
  const empty = temporary()
  expect(await run('rotate-key.ts', [], { DATA_DIR: empty })).toMatchObject({ code: 1 })
  const given = {
    OLD_APP_SECRET: 'x'.repeat(43),
    APP_SECRET: 'the-new-one-of-at-least-thirty-two-characters',
  }
  expect(await run('rotate-key.ts', [], { DATA_DIR: empty, ...given })).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('There is no TwinBot data'),
  })
  expect(readdirSync(empty)).toEqual([])
})

onPostgres('an empty PostgreSQL gets no tables from a change of the secret', async () => {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const given = {
    OLD_APP_SECRET: 'x'.repeat(43),
    APP_SECRET: 'the-new-one-of-at-least-thirty-two-characters',
  }
  const refused = await run('rotate-key.ts', [], { DATABASE_URL: storage.databaseUrl, ...given })
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no TwinBot data') })
  const { db, close } = openAlongsideServer(storage)
  afterTest(close)
  expect(await db.introspection.getTables()).toEqual([])
})

onPostgres(
  'a node that lost its connection holds its place again, and no node starts during a change',
  async () => {
    const before = await openApp()
    await before.stop()
    const wire = await openProxy(before.storage.databaseUrl!)
    const app = await openApp({ sharing: before, settings: { DATABASE_URL: wire.url } })
    wire.cut()
    wire.mend()
    const { db, close } = openAlongsideServer(app.storage)
    afterTest(close)
    const held = async () => {
      const { rows } = await sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = current_database()`.execute(db)
      return rows.length
    }
    await expect.poll(held).toBe(1)
    expect(await run('rotate-key.ts', [], envOf(app))).toMatchObject({ code: 1 })
    await app.stop()
    await expect.poll(held).toBe(0)
    const release = await holdAlone(app.storage.databaseUrl!)
    await expect(openApp({ sharing: app })).rejects.toThrow('is being changed')
    await release()
    await openApp({ sharing: app })
  },
)

onPostgres('whoever stops every node and changes the secret at once is not told that one runs', async () => {
  const app = await openApp()
  await app.stop()
  // A connection that PostgreSQL has not yet noticed to be gone.
  const leaving = new pg.Client({ connectionString: app.storage.databaseUrl, application_name: NODE_NAME })
  await leaving.connect()
  const [release] = await Promise.all([
    holdAlone(app.storage.databaseUrl!),
    pause(500).then(() => leaving.end()),
  ])
  await release()
})

onPostgres('a node that was cut off while the secret changed does not go on with the old one', async () => {
  const before = await openApp()
  await before.stop()
  const wire = await openProxy(before.storage.databaseUrl!)
  const app = await openApp({ sharing: before, settings: { DATABASE_URL: wire.url } })
  wire.cut()
  // PostgreSQL needs a moment to notice that the node is gone.
  await expect.poll(async () => (await run('rotate-key.ts', [], envOf(before))).code).toBe(0)
  wire.mend()
  await expect.poll(() => app.logged()).toContain('The secret of this database was changed')
})

test('data whose secret is gone is refused, and gets no wrong one', async () => {
  const { app, heardBy } = await withWords()
  await app.stop()
  const file = join(app.storage.dataDir, 'secret')
  renameSync(file, `${file}.elsewhere`)
  await expect(openApp({ sharing: app })).rejects.toThrow('is missing')
  expect(existsSync(file)).toBe(false)
  // A truncated secret does not count either.
  writeFileSync(file, '')
  await expect(openApp({ sharing: app })).rejects.toThrow('is missing')
  rmSync(file)
  renameSync(`${file}.elsewhere`, file)
  expect(await heardBy(await openApp({ sharing: app }))).toContain('The plums are ripe.')
})
