/**
 * Pending sign-ups: each is an unconfirmed Cognito user, with a row of ours for its address, so one address
 * can have several until the first is confirmed.
 */
import { ulid } from 'ulid'
import type { Codes } from '#server/accounts/built-in-pool/codes.ts'
import { alreadySignedUpEmail } from '#server/accounts/built-in-pool/emails.ts'
import type { Passwords } from '#server/accounts/built-in-pool/passwords.ts'
import { poolStore, type SignupRow } from '#server/accounts/built-in-pool/store.ts'
import type { AttemptSource, NewPerson } from '#server/accounts/pool.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Mail } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'
import type { Language } from '#shared/languages.ts'
import type { CognitoApi } from './api.ts'
import { attributesFor } from './person.ts'
import { undefinedIfRefused, unknown, wrongCode } from './refusals.ts'

const SIGNUP_LIFETIME_MS = 7 * 24 * 3_600_000
const SIGNUPS_PER_ADDRESS = 5

type Parts = {
  api: CognitoApi
  db: Db
  mail: Mail
  clock: Clock
  publicUrl: string
  passwords: Passwords
  codes: Codes
  /** The person with this confirmed address. */
  subOf(email: string): Promise<string | undefined>
}

export function createSignUps({ api, db, mail, clock, publicUrl, passwords, codes, subOf }: Parts) {
  const store = poolStore(db)

  /** Under an opaque name; its hash is kept until confirmed, to tell sign-ups for one address apart. */
  async function signUp(person: NewPerson, language: Language): Promise<void> {
    const { email, password, firstName, lastName } = person
    const [known, password_hash] = await Promise.all([subOf(email), passwords.hashFor(email, password)])
    if (known) return tellOwner(email, language)
    const pending = await store.signups(email, clock.now())
    const same = pending.find(
      row =>
        row.password_hash === password_hash && row.given_name === firstName && row.family_name === lastName,
    )
    if (same && (await mailAgain(same))) return
    const id = ulid()
    await undefinedIfRefused([], () =>
      api.asClient('SignUp', {
        Username: id,
        Password: password,
        SecretHash: api.secretHash(id),
        UserAttributes: attributesFor(person),
      }),
    )
    await keep({ id, email, given_name: firstName, family_name: lastName, password_hash })
    await drop(pending.slice(SIGNUPS_PER_ADDRESS - 1))
  }

  async function tellOwner(email: string, language: Language): Promise<void> {
    await mail.put(db, alreadySignedUpEmail(email, publicUrl, language), CODE_LIFETIME_MS)
    mail.send()
  }

  /** Returns whether it worked: an operator may have deleted the unconfirmed user. */
  async function mailAgain(row: SignupRow): Promise<boolean> {
    const { id } = row
    // Asked as the operator: a client is always told that the email was sent.
    const known = await undefinedIfRefused(unknown, () => api.asOperator('AdminGetUser', { Username: id }))
    const body = { Username: id, SecretHash: api.secretHash(id) }
    const sent =
      known && (await undefinedIfRefused(unknown, () => api.asClient('ResendConfirmationCode', body)))
    if (sent) await keep(row)
    else await store.removeSignup(id)
    return sent !== undefined
  }

  /** Cognito's codes last a day; ours are valid as long as the built-in pool's. */
  async function keep(row: Omit<SignupRow, 'code_mac' | 'code_expires_at' | 'expires_at'>): Promise<void> {
    const now = clock.now()
    const [code_expires_at, expires_at] = [now + CODE_LIFETIME_MS, now + SIGNUP_LIFETIME_MS]
    await store.saveSignup({ ...row, code_mac: '', code_expires_at, expires_at })
    await store.supersedeSignups(row.email, row.id)
    await codes.forgetTries(db, 'confirm', row.email)
  }

  /** Deletes unconfirmed users that can no longer be confirmed. */
  async function drop(rows: Array<{ id: string }>): Promise<void> {
    for (const { id } of rows) {
      await api.asOperator('AdminDeleteUser', { Username: id }).catch(() => {})
      await store.removeSignup(id)
    }
  }

  async function confirm(email: string, code: string, source: AttemptSource): Promise<boolean> {
    await codes.countTry(db, 'confirm', email, source)
    const now = clock.now()
    const [newest, ...others] = await store.signups(email, now)
    if (!newest || newest.code_expires_at <= now || !(await fits(newest.id, code))) return false
    await drop(others)
    await store.removeSignup(newest.id)
    await codes.forgetTries(db, 'confirm', email)
    return true
  }

  async function fits(username: string, code: string): Promise<boolean> {
    const body = { Username: username, ConfirmationCode: code, SecretHash: api.secretHash(username) }
    return Boolean(await undefinedIfRefused(wrongCode, () => api.asClient('ConfirmSignUp', body)))
  }

  async function resend(email: string): Promise<void> {
    const [newest] = await store.signups(email, clock.now())
    if (newest) await mailAgain(newest)
    else await codes.forgetTries(db, 'confirm', email)
  }

  return {
    signUp,
    confirm,
    resend,
    /** Deletes the sign-ups of one address, or the expired ones. */
    forget: async (email: string) => drop(await store.signups(email, clock.now())),
    cleanUp: async () => drop(await store.expiredSignups(clock.now())),
  }
}
