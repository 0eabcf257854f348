/**
 * Account changes in our own pool. A new address takes effect only once its code is entered, and asking for
 * one reveals nothing about who else has it.
 */
import { inConstantTime } from '#server/accounts/constant-time.ts'
import type { AuthenticatedUser, OwnChanges } from '#server/accounts/pool.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { Codes } from './codes.ts'
import { emailChangeStore } from './email-change-store.ts'
import type { AccountEmails } from './emails.ts'
import type { Passwords } from './passwords.ts'
import { poolStore } from './store.ts'
import type { TransactionalEmail } from './transactional-email.ts'

/** A notice is still useful a day later. */
export const NOTICE_LIFETIME_MS = 24 * 3_600_000
/** The person is signed in, so all their attempts count together. */
export const OWN_TRIES = { source: 'own account', trusted: true }

type Parts = {
  db: Db
  clock: Clock
  codes: Codes
  passwords: Passwords
  emails: AccountEmails
  withEmail: TransactionalEmail
  stepMs: number
}

export function createOwnChanges(parts: Parts): OwnChanges {
  const { db, clock, codes, passwords, emails, withEmail, stepMs } = parts
  const store = poolStore(db)
  const changes = emailChangeStore(db)
  const boundTo = (sub: string, email: string) => `email:${sub}:${email}`

  async function changePassword(
    { user }: AuthenticatedUser,
    _: string,
    password: string,
    language: Language,
  ): Promise<void> {
    const password_hash = await passwords.hashFor(user.email, password)
    const message = emails.passwordChanged(user.email, language)
    const write = (trx: Db) => poolStore(trx).setPassword(user.sub, password_hash)
    await withEmail(message, write, 'sent', NOTICE_LIFETIME_MS)
  }

  async function requestEmail({ user }: AuthenticatedUser, email: string, language: Language): Promise<void> {
    const { code, mac, expiresAt } = codes.make(boundTo(user.sub, email))
    const taken = await store.user(email)
    const message = taken ? emails.addressTaken(email, language) : emails.newAddress(email, code, language)
    await withEmail(message, async trx => {
      const code_expires_at = taken ? 0 : expiresAt
      await emailChangeStore(trx).save({ sub: user.sub, email, code_mac: mac, code_expires_at })
      await codes.forgetTries(trx, 'email', user.sub)
    })
  }

  async function confirmEmail({ user }: AuthenticatedUser, code: string, language: Language) {
    await codes.countTry(db, 'email', user.sub, OWN_TRIES)
    const asked = await changes.of(user.sub, clock.now())
    if (!asked || !codes.fits(boundTo(user.sub, asked.email), code, asked.code_mac)) return undefined
    const { email } = asked
    const write = async (trx: Db) => {
      if (!(await emailChangeStore(trx).remove(user.sub))) throw new Refusal('bad-input', { field: 'code' })
      await poolStore(trx).setEmail(user.sub, user.email, email)
      await codes.forgetTries(trx, 'email', user.sub)
    }
    try {
      await withEmail(emails.addressChanged(user.email, language), write, 'sent', NOTICE_LIFETIME_MS)
      return email
    } catch (error) {
      // Another call used the code at the same moment, or somebody confirmed a sign-up with this address
      // meanwhile.
      if (error instanceof Refusal || (await store.user(email))) return undefined
      throw error
    }
  }

  return {
    rename: ({ user }, { firstName, lastName }) => store.setName(user.sub, firstName, lastName),
    changePassword,
    requestEmail: (who, email, language) => inConstantTime(stepMs, () => requestEmail(who, email, language)),
    confirmEmail,
  }
}
