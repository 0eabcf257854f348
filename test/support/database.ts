/** A separate database for one test, on the engine under test, removed afterwards. */
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { afterTest } from './after-test.ts'
import { engineUnderTest, makeTemporaryStorage, type TemporaryStorage } from './temporary-storage.ts'

export { engineUnderTest, makeTemporaryStorage, type TemporaryStorage } from './temporary-storage.ts'

/** On PostgreSQL migrated already, which takes longer there than most tests. */
export const makeMigratedStorage = (engine = engineUnderTest): Promise<TemporaryStorage> =>
  makeTemporaryStorage(engine, engine === 'postgres' ? inject('migratedDatabase') : undefined)

/** Migrated; closed and removed after the test. */
export async function openTestDatabase(): Promise<Database & { dataDir: string }> {
  const storage = await makeMigratedStorage()
  afterTest(storage.remove)
  const database = await openDatabase(storage)
  afterTest(() => database.close())
  return { ...database, dataDir: storage.dataDir }
}
