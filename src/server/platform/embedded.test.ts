import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterTest } from '#test/support/after-test.ts'
import { openApp } from '#test/support/app.ts'
import { engineUnderTest, openTestDatabase } from '#test/support/database.ts'
import { temporary } from '#test/support/temporary-folder.ts'
import { makeDataFolder } from './data-folder.ts'
import { databaseFile, logBytes, shrinkLog } from './embedded.ts'

const embeddedOnly = test.runIf(engineUnderTest === 'embedded')
const open = (path: string) => statSync(path).mode & 0o077

embeddedOnly('a log that grew while somebody read for long is emptied once they are done', async () => {
  const { db, dataDir } = await openTestDatabase()
  const reader = new DatabaseSync(databaseFile(dataDir))
  afterTest(async () => reader.close())
  reader.exec('begin; select * from settings')
  const value = 'x'.repeat(100_000)
  for (let i = 0; i < 100; i++)
    await sql`insert into settings values (${`filler ${i}`}, ${value})`.execute(db)
  const grown = logBytes(dataDir)
  expect(grown).toBeGreaterThan(5_000_000)
  // An active reader is left alone.
  expect(shrinkLog(dataDir, 1_000_000)).toBe(false)
  reader.exec('commit')
  expect(shrinkLog(dataDir, grown)).toBe(false)
  expect(shrinkLog(dataDir, 1_000_000)).toBe(true)
  expect(logBytes(dataDir)).toBe(0)
  const { rows } = await sql`select 1 from settings where name like 'filler %'`.execute(db)
  expect(rows).toHaveLength(100)
})

test('nobody else on the machine can look into the data folder, even where it was open before', async () => {
  const dataDir = join(temporary(), 'data')
  mkdirSync(dataDir, { mode: 0o755 })
  chmodSync(dataDir, 0o755)
  const app = await openApp({ settings: { DATA_DIR: dataDir } })
  await app.signIn('ada')
  expect(open(dataDir)).toBe(0)
  for (const name of readdirSync(dataDir)) expect(open(join(dataDir, name)), name).toBe(0)
  await app.stop()
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  await openApp({ settings: { DATA_DIR: dataDir }, sharing: app })
  for (const name of readdirSync(dataDir)) expect(open(join(dataDir, name)), name).toBe(0)
})

test('a folder that others use too is left as it is', () => {
  const folder = temporary()
  writeFileSync(join(folder, 'letter.txt'), 'somebody else')
  chmodSync(folder, 0o755)
  makeDataFolder(folder)
  expect(open(folder)).toBe(0o055)
})
