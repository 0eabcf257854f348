/**
 * Six-digit codes, stored as fingerprints. Each attempt is counted before it is compared, so of twenty
 * parallel guesses only five are checked. Attempts are counted for unknown addresses too, and per network,
 * so strangers cannot use up the owner's.
 */
import { randomInt } from 'node:crypto'
import type { AttemptSource } from '#server/accounts/pool.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Secret } from '#server/platform/secret.ts'
import { CODE_LIFETIME_MS, CODE_TRIES, CODE_TRIES_EVERYWHERE } from '#shared/accounts.ts'
import { Refusal } from '#shared/errors.ts'
import { type CodePurpose, codeTries } from './store.ts'

const EVERYWHERE = '*'

export type Codes = ReturnType<typeof createCodes>

export function createCodes(secret: Secret, clock: Clock) {
  /** `whose`: an email address or, for an email change, the person's id. */
  const keyOf = (purpose: CodePurpose, whose: string) => `${purpose}:${secret.mac('code-tries', whose)}`

  return {
    /** `bound` ties the code to what it confirms, so another sign-up's code never matches. */
    make(bound: string) {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      return { code, mac: secret.mac('codes', `${bound}:${code}`), expiresAt: clock.now() + CODE_LIFETIME_MS }
    },
    fits: (bound: string, code: string, mac: string) => secret.mac('codes', `${bound}:${code}`) === mac,
    async countTry(
      db: Db,
      purpose: CodePurpose,
      whose: string,
      { source, trusted }: AttemptSource,
    ): Promise<void> {
      const now = clock.now()
      async function count(from: string, most: number): Promise<void> {
        const tries = await codeTries(db).add(keyOf(purpose, whose), from, now, now + CODE_LIFETIME_MS)
        if (tries > most) throw new Refusal('too-many-tries', { retryAfterSeconds: CODE_LIFETIME_MS / 1000 })
      }
      await count(secret.mac('code-tries', source), CODE_TRIES)
      if (!trusted) await count(EVERYWHERE, CODE_TRIES_EVERYWHERE)
    },
    /** A new code or a correct one resets the count. */
    forgetTries: (db: Db, purpose: CodePurpose, whose: string) => codeTries(db).remove(keyOf(purpose, whose)),
  }
}
