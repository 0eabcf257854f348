/** A database of its own for one test, on the engine under test. It is gone when the test is over. */
import { type Database, openDatabase } from '#server/platform/db.ts'
import { afterTest } from './after-test.ts'
import { makeTemporaryStorage } from './temporary-storage.ts'

export { engineUnderTest, makeTemporaryStorage, type TemporaryStorage } from './temporary-storage.ts'

/** A migrated database that closes and removes itself after the test. */
export async function openTestDatabase(): Promise<Database & { dataDir: string }> {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const database = await openDatabase(storage)
  afterTest(() => database.close())
  return { ...database, dataDir: storage.dataDir }
}
