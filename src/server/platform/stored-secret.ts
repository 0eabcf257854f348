/**
 * Secrets that an installation generates once and keeps, such as its push keys: sealed in the database, the
 * same on every node, and resealed when the main secret is rotated.
 */
import type { Db } from './db.ts'
import { openWith, sealWith } from './seal.ts'
import type { Secret } from './secret.ts'

type Tables = { settings: { name: string; value: string } }

const KEY = 'kept-secrets'
const PREFIX = 'kept:'

/** The secret with this name, generated if there is none. */
export async function storedSecret(
  db: Db,
  secret: Secret,
  name: string,
  make: () => string,
): Promise<string> {
  const tables = db.withTables<Tables>()
  const kept = PREFIX + name
  const read = () => tables.selectFrom('settings').select('value').where('name', '=', kept).executeTakeFirst()
  const known = await read()
  if (known) return open(secret, kept, known.value)
  await tables
    .insertInto('settings')
    .values({ name: kept, value: seal(secret, kept, make()) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  // Two nodes may generate one at the same moment: the stored one wins.
  const stored = await read()
  if (!stored) throw new Error(`The secret "${name}" was not kept.`)
  return open(secret, kept, stored.value)
}

export async function resealStoredSecrets(db: Db, old: Secret, next: Secret): Promise<void> {
  const tables = db.withTables<Tables>()
  const rows = await tables.selectFrom('settings').selectAll().where('name', 'like', `${PREFIX}%`).execute()
  for (const { name, value } of rows) {
    const resealed = seal(next, name, open(old, name, value))
    await tables.updateTable('settings').set({ value: resealed }).where('name', '=', name).execute()
  }
}

function seal(secret: Secret, context: string, text: string): string {
  return sealWith(secret.key(KEY), context, text).toString('base64')
}

function open(secret: Secret, context: string, value: string): string {
  return openWith(secret.key(KEY), context, Buffer.from(value, 'base64')).toString('utf8')
}
