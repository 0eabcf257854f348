/** A separate database for one test, on the engine under test, removed afterwards. */
import { type Database, openDatabase } from '#server/platform/db.ts'
import { afterTest } from './after-test.ts'
import { makeTemporaryStorage } from './temporary-storage.ts'

export { engineUnderTest, makeTemporaryStorage, type TemporaryStorage } from './temporary-storage.ts'

/** Migrated; closed and removed after the test. */
export async function openTestDatabase(): Promise<Database & { dataDir: string }> {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const database = await openDatabase(storage)
  afterTest(() => database.close())
  return { ...database, dataDir: storage.dataDir }
}
