/** One migrated PostgreSQL database for the run; each test that opens the app gets a copy of it. */
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/db.ts'
import { makeTemporaryStorage } from './temporary-storage.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    migratedDatabase: string | undefined
  }
}

export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Without a server each test says itself how to get one.
  if (!process.env.TEST_DATABASE_URL) return undefined
  const storage = await makeTemporaryStorage('postgres')
  const database = await openDatabase(storage)
  await database.close()
  provide('migratedDatabase', new URL(storage.databaseUrl!).pathname.slice(1))
  return storage.remove
}
