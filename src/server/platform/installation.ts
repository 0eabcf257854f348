/** Refuses to start on a database that was written with another secret or another user pool. */
import type { Db } from './db.ts'
import type { Secret } from './secret.ts'

export class WrongInstallation extends Error {}

const SECRET_CHECK = 'secret-check'

export async function checkInstallation(db: Db, secret: Secret, pool: string): Promise<void> {
  const check = secret.mac('installation', 'twinbot')
  if ((await keepFirst(db, SECRET_CHECK, check)) !== check) {
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

/** Writes the value unless there is one already, and answers the one that stands. */
async function keepFirst(db: Db, name: string, value: string): Promise<string> {
  const tables = db.withTables<{ settings: { name: string; value: string } }>()
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
