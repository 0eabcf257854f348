/** A separate database for one test, on the engine under test, removed afterwards. */
import { readFileSync, writeFileSync } from 'node:fs'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { databaseFile } from '#server/platform/embedded.ts'
import { afterTest } from './after-test.ts'
import { engineUnderTest, makeTemporaryStorage, type TemporaryStorage } from './temporary-storage.ts'

export { engineUnderTest, makeTemporaryStorage, type TemporaryStorage } from './temporary-storage.ts'

let migratedFile: Promise<Buffer> | undefined

/** Migrated already, which takes longer than most tests: a copy of what was migrated once, on each engine. */
export async function makeMigratedStorage(engine = engineUnderTest): Promise<TemporaryStorage> {
  if (engine === 'postgres') return makeTemporaryStorage(engine, inject('migratedDatabase'))
  migratedFile ??= migrateOnce()
  const storage = await makeTemporaryStorage(engine)
  writeFileSync(databaseFile(storage.dataDir), await migratedFile, { mode: 0o600 })
  return storage
}

async function migrateOnce(): Promise<Buffer> {
  const { dataDir, remove } = await makeTemporaryStorage('embedded')
  const database = await openDatabase({ dataDir })
  await database.close()
  const file = readFileSync(databaseFile(dataDir))
  await remove()
  return file
}

/** Migrated; closed and removed after the test. */
export async function openTestDatabase(): Promise<Database & { dataDir: string }> {
  const storage = await makeMigratedStorage()
  afterTest(storage.remove)
  const database = await openDatabase(storage)
  afterTest(() => database.close())
  return { ...database, dataDir: storage.dataDir }
}
