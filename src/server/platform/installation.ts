/** Refuses to start on a database that was written with another secret or another user pool. */
import type { Db } from './db.ts'
import { adoptNextSecret, createSecret, readNextSecret, readOrMakeSecret, type Secret } from './secret.ts'

export class WrongInstallation extends Error {}

type Tables = { settings: { name: string; value: string } }

const SECRET_CHECK = 'secret-check'

/** The secret that was given, or the data folder's own; a rotation that was cut off is finished first. */
export async function installedSecret(
  db: Db,
  given: { appSecret?: string | undefined; dataDir: string },
): Promise<Secret> {
  if (given.appSecret) return createSecret(given.appSecret)
  const kept = createSecret(readOrMakeSecret(given.dataDir))
  const next = readNextSecret(given.dataDir)
  if (!next || (await isSecretOf(db, kept))) return kept
  adoptNextSecret(given.dataDir)
  return createSecret(next)
}

export async function checkInstallation(db: Db, secret: Secret, pool: string): Promise<void> {
  if (!(await isSecretOf(db, secret))) {
    throw new WrongInstallation(
      'This database was written with another APP_SECRET; without it, what people wrote cannot be read.',
    )
  }
  const known = await keepFirst(db, 'auth-pool', pool)
  if (known !== pool) {
    throw new WrongInstallation(
      `The people of this database are in the user pool "${known}"; AUTH_POOL cannot be changed to "${pool}".`,
    )
  }
}

/** Whether this secret is the one the database was written with; the first one asked about becomes it. */
export async function isSecretOf(db: Db, secret: Secret): Promise<boolean> {
  return (await keepFirst(db, SECRET_CHECK, fingerprint(secret))) === fingerprint(secret)
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

/** Writes the value unless there is one already, and answers the one that stands. */
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
