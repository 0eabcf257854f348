/** Commits database writes and the email about them in one transaction; the email is sent after the commit. */
import type { Db } from '#server/platform/db.ts'
import type { Email, Mail } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'

export type TransactionalEmail = ReturnType<typeof createTransactionalEmail>

export function createTransactionalEmail(db: Db, mail: Mail) {
  return async function withEmail<T>(
    message: Email,
    write: (trx: Db) => Promise<T>,
    meant: 'sent' | 'discarded' = 'sent',
    lifetimeMs = CODE_LIFETIME_MS,
  ): Promise<T> {
    const written = await db.transaction().execute(async trx => {
      const done = await write(trx)
      await mail.put(trx, message, lifetimeMs, meant)
      return done
    })
    mail.send()
    return written
  }
}
