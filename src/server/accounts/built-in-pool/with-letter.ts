/** Writes and the letter about them stand or fall together; the letter leaves after the commit. */
import type { Db } from '#server/platform/db.ts'
import type { Letter, Mail } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'

export type WithLetter = ReturnType<typeof createWithLetter>

export function createWithLetter(db: Db, mail: Mail) {
  return async function withLetter<T>(
    letter: Letter,
    write: (trx: Db) => Promise<T>,
    meant: 'sent' | 'discarded' = 'sent',
    lifetimeMs = CODE_LIFETIME_MS,
  ): Promise<T> {
    const written = await db.transaction().execute(async trx => {
      const done = await write(trx)
      await mail.put(trx, letter, lifetimeMs, meant)
      return done
    })
    mail.send()
    return written
  }
}
