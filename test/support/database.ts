/** A database of its own for one test, on the engine under test. It is gone when the test is over. */
import { type Database, openDatabase } from '#server/platform/db.ts'
import { afterwards } from './afterwards.ts'
import { makePlace } from './place.ts'

export { engineUnderTest, makePlace, type Place } from './place.ts'

/** A migrated database that closes and removes itself after the test. */
export async function openTestDatabase(): Promise<Database & { dataDir: string }> {
  const place = await makePlace()
  afterwards(place.remove)
  const database = await openDatabase(place)
  afterwards(() => database.close())
  return { ...database, dataDir: place.dataDir }
}
