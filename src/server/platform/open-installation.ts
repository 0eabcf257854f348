/**
 * Opens the database a node runs on, with its secret: verified, locked while the node runs, and unchanged if
 * refused.
 */
import { keepPrivate } from './data-folder.ts'
import { type Database, type OpenOptions, openDatabase } from './db.ts'
import { checkInstallation, installedSecret, wasWrittenWith } from './installation.ts'
import { holdAsNode } from './node-lock.ts'
import type { Secret } from './secret.ts'

type InstallationSettings = {
  dataDir: string
  databaseUrl: string | undefined
  appSecret: string | undefined
  authPool: string
}

const CHANGED =
  'The secret of this database was changed while this node could not be reached; start it with the new one.'

export async function openInstallation(
  given: InstallationSettings,
  options: OpenOptions,
  mustStop: (why: string) => void,
): Promise<{ database: Database; secret: Secret }> {
  const { dataDir, databaseUrl } = given
  keepPrivate(dataDir)
  // Before any migration: the secret must not be in the middle of a rotation.
  const leave = databaseUrl ? await holdAsNode(databaseUrl, () => void checkAgain()) : async () => {}
  const database = await openDatabase(given, options).catch(error =>
    leave().then(() => Promise.reject(error)),
  )
  async function close(): Promise<void> {
    await leave()
    await database.close()
  }
  async function checkAgain(): Promise<void> {
    if (!(await wasWrittenWith(database.db, secret).catch(() => true))) mustStop(CHANGED)
  }
  let secret: Secret
  try {
    secret = await installedSecret(database.db, given)
    await checkInstallation(database.db, secret, given.authPool)
  } catch (error) {
    await close()
    throw error
  }
  return { database: { ...database, close }, secret }
}
