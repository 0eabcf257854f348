/**
 * Rotates an installation's secret: rewraps every data key, queued email and stored secret in one
 * transaction. Sealed text is untouched, since the data keys stay the same.
 */

import type { Db } from './db.ts'
import { rewriteInstallation } from './installation.ts'
import { OUTBOX_CONTEXT, OUTBOX_KEY } from './mail.ts'
import { openWith, sealWith, WRAPPING } from './seal.ts'
import type { Secret } from './secret.ts'
import { resealStoredSecrets } from './stored-secret.ts'

type Tables = {
  user_keys: { user_id: string; wrapped: Uint8Array }
  mail_outbox: { id: string; letter: Uint8Array }
}

export async function rotateSecret(
  db: Db,
  old: Secret,
  next: Secret,
): Promise<{ keys: number; letters: number }> {
  return db.transaction().execute(async trx => {
    const tables = trx.withTables<Tables>()
    const keys = await tables.selectFrom('user_keys').selectAll().execute()
    for (const { user_id, wrapped } of keys) {
      const context = `user-key:${user_id}`
      const rewrapped = sealWith(next.key(WRAPPING), context, openWith(old.key(WRAPPING), context, wrapped))
      await tables
        .updateTable('user_keys')
        .set({ wrapped: rewrapped })
        .where('user_id', '=', user_id)
        .execute()
    }
    const letters = await tables.selectFrom('mail_outbox').select(['id', 'letter']).execute()
    for (const { id, letter } of letters) {
      const resealed = sealWith(
        next.key(OUTBOX_KEY),
        OUTBOX_CONTEXT,
        openWith(old.key(OUTBOX_KEY), OUTBOX_CONTEXT, letter),
      )
      await tables.updateTable('mail_outbox').set({ letter: resealed }).where('id', '=', id).execute()
    }
    await resealStoredSecrets(trx, old, next)
    await rewriteInstallation(trx, next)
    return { keys: keys.length, letters: letters.length }
  })
}
