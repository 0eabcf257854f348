/** Refuses to start on a database that belongs to another secret or another user pool. */
import { join } from 'node:path'
import type { Db } from './db.ts'
import {
  adoptNextSecret,
  createSecret,
  makeSecret,
  readNextSecret,
  readSecret,
  type Secret,
} from './secret.ts'
import { tablesOf } from './table-fingerprints.ts'

export class WrongInstallation extends Error {}

type Tables = { settings: { name: string; value: string } }

const SECRET_CHECK = 'secret-check'

/**
 * The operator's secret, or the one in the data folder; an interrupted rotation is completed first. A new
 * secret is only generated for a new database: next to existing data it could only be wrong.
 */
export async function installedSecret(
  db: Db,
  { appSecret, dataDir }: { appSecret?: string | undefined; dataDir: string },
): Promise<Secret> {
  if (appSecret) return createSecret(appSecret)
  const [kept, next] = [readSecret(dataDir), readNextSecret(dataDir)]
  if (kept && (!next || (await isSecretOf(db, createSecret(kept))))) return createSecret(kept)
  if (next && (await isSecretOf(db, createSecret(next)))) {
    adoptNextSecret(dataDir)
    return createSecret(next)
  }
  if (!(await hasSecret(db))) return createSecret(makeSecret(dataDir))
  throw new WrongInstallation(
    kept
      ? OTHER_SECRET
      : `The secret of this data is missing: put it back as ${join(dataDir, 'secret')}, or set APP_SECRET. Without it, what people wrote cannot be read.`,
  )
}

const OTHER_SECRET =
  'This database was written with another APP_SECRET; without it, what people wrote cannot be read.'

export async function checkInstallation(db: Db, secret: Secret, pool: string): Promise<void> {
  if (!(await isSecretOf(db, secret))) {
    throw new WrongInstallation(OTHER_SECRET)
  }
  const known = await keepFirst(db, 'auth-pool', pool)
  if (known !== pool) {
    throw new WrongInstallation(
      `The people of this database are in the user pool "${known}"; AUTH_POOL cannot be changed to "${pool}".`,
    )
  }
}

/** Whether the database was written with this secret. A new database adopts it. */
export async function isSecretOf(db: Db, secret: Secret): Promise<boolean> {
  return (await keepFirst(db, SECRET_CHECK, fingerprint(secret))) === fingerprint(secret)
}

/** Whether the database has ever been used with a secret. Read-only. */
export async function hasSecret(db: Db): Promise<boolean> {
  return (await writtenUnder(db)) !== undefined
}

/** Like `isSecretOf`, but read-only. */
export async function wasWrittenWith(db: Db, secret: Secret): Promise<boolean> {
  return (await writtenUnder(db)) === fingerprint(secret)
}

async function writtenUnder(db: Db): Promise<string | undefined> {
  if (!(await tablesOf(db)).includes('settings')) return undefined
  const row = await db
    .withTables<Tables>()
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SECRET_CHECK)
    .executeTakeFirst()
  return row?.value
}

export async function rewriteInstallation(db: Db, secret: Secret): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('settings')
    .set({ value: fingerprint(secret) })
    .where('name', '=', SECRET_CHECK)
    .execute()
}

function fingerprint(secret: Secret): string {
  return secret.mac('installation', 'twinbot')
}

/** Stores the value unless there is one already, and returns the stored one. */
async function keepFirst(db: Db, name: string, value: string): Promise<string> {
  const tables = db.withTables<Tables>()
  await tables
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const row = await tables
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
