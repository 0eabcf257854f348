import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { openAlongsideServer, openDatabase } from './db.ts'

const DAY_MS = 24 * 3_600_000

async function signInsKept({ storage }: TestApp): Promise<number> {
  const { db, close } = openAlongsideServer(storage)
  const { rows } = await sql`select id from sessions`.execute(db)
  await close()
  return rows.length
}

/** Ada signed in, then the server was down for a day. */
async function stoppedForADay() {
  const clock = createTestClock()
  const app = await openApp({ clock })
  await app.signIn('ada')
  await app.stop()
  clock.advance(DAY_MS)
  return { app, clock }
}

test('what ran out while the server was stopped is removed when it starts, not an hour later', async () => {
  const { app, clock } = await stoppedForADay()
  expect(await signInsKept(app)).toBe(1)
  const again = await openApp({ clock, sharing: app })
  await expect.poll(() => signInsKept(again)).toBe(0)
})

test('a clean-up that fails is told to the operator and keeps nobody out, and the rest of it is done', async () => {
  const { app, clock } = await stoppedForADay()
  const broken = await openDatabase(app.storage)
  await sql`drop table push_told`.execute(broken.db)
  await broken.close()
  const again = await openApp({ clock, sharing: app })
  await expect.poll(again.logged).toContain('clean-up did not finish')
  await expect.poll(() => signInsKept(again)).toBe(0)
  expect((await again.fetch('/readyz')).status).toBe(200)
  await again.signIn('ada')
})

test.runIf(engineUnderTest === 'postgres')(
  'nobody waits at the door for a clean-up that takes long',
  async () => {
    const { app, clock } = await stoppedForADay()
    const elsewhere = new pg.Client({ connectionString: app.storage.databaseUrl })
    await elsewhere.connect()
    await elsewhere.query('begin; lock table known_devices')
    const again = await openApp({ clock, sharing: app, settings: { DATABASE_TIMEOUT_MS: '600000' } })
    expect((await again.fetch('/readyz')).status).toBe(200)
    await elsewhere.end()
  },
)
