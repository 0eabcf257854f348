/**
 * Our own user pool. Sign-ups for one address do not overwrite each other until one is confirmed: each
 * code confirms the password and names it was sent for, so nobody can squat an address or ride on
 * another's code. Every path costs one password hash, so that timing tells nothing either.
 */
import { ulid } from 'ulid'
import type { NewPerson, Recognised, UserPool } from '#server/accounts/pool.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Letter, Mail } from '#server/platform/mail.ts'
import type { Secret } from '#server/platform/secret.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'
import { Refusal } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { createCodes } from './codes.ts'
import { alreadySignedUpLetter, codeLetter, resetLetter } from './letters-by-language.ts'
import { createPasswords } from './passwords.ts'
import { type PoolUserRow, poolStore, type SignupRow } from './store.ts'

/** How long somebody may come back to an unconfirmed sign-up and ask for a new code. */
const SIGNUP_LIFETIME_MS = 7 * 24 * 3_600_000
const SIGNUPS_PER_ADDRESS = 5

type Parts = { db: Db; secret: Secret; mail: Mail; clock: Clock; publicUrl: string; hashesAtOnce: number }

export function createBuiltInPool({ db, secret, mail, clock, publicUrl, hashesAtOnce }: Parts): UserPool {
  const passwords = createPasswords(secret, hashesAtOnce)
  const codes = createCodes(secret, clock)
  const store = poolStore(db)

  /** Writes and the letter about them stand or fall together; the letter leaves after the commit. */
  async function withLetter(letter: Letter, write: (trx: Db) => Promise<void>): Promise<void> {
    await db.transaction().execute(async trx => {
      await write(trx)
      await mail.put(trx, letter, CODE_LIFETIME_MS)
    })
    mail.send()
  }

  async function mailCode(
    signup: Omit<SignupRow, 'code_mac' | 'code_expires_at' | 'expires_at'>,
    language: Language,
  ): Promise<void> {
    const { code, mac, expiresAt } = codes.make(signup.id)
    await withLetter(codeLetter(signup.email, code, publicUrl, language), async trx => {
      await poolStore(trx).saveSignup({
        ...signup,
        code_mac: mac,
        code_expires_at: expiresAt,
        expires_at: clock.now() + SIGNUP_LIFETIME_MS,
      })
      await poolStore(trx).keepNewestSignups(signup.email, SIGNUPS_PER_ADDRESS)
      await codes.forgetTries(trx, 'confirm', signup.email)
    })
  }

  async function signUp(person: NewPerson, language: Language): Promise<void> {
    const { email, password, firstName, lastName } = person
    const password_hash = await passwords.hashFor(email, password)
    if (await store.user(email))
      return withLetter(alreadySignedUpLetter(email, publicUrl, language), async () => {})
    const row = { email, given_name: firstName, family_name: lastName, password_hash }
    // The same person pressing "Sign Up" twice is one sign-up with a newer code.
    const pending = await store.signups(email, clock.now())
    const same = pending.find(
      known =>
        known.password_hash === password_hash &&
        known.given_name === firstName &&
        known.family_name === lastName,
    )
    await mailCode({ id: same?.id ?? ulid(), ...row }, language)
  }

  async function confirm(email: string, code: string): Promise<boolean> {
    await codes.countTry(db, 'confirm', email)
    const now = clock.now()
    const pending = await store.signups(email, now)
    const fitting = pending.find(row => row.code_expires_at > now && codes.fits(row.id, code, row.code_mac))
    if (!fitting) return false
    return db.transaction().execute(async trx => {
      const { given_name, family_name, password_hash } = fitting
      const added = await poolStore(trx).addUser({
        sub: ulid(),
        email,
        given_name,
        family_name,
        password_hash,
        confirmed_at: now,
      })
      await poolStore(trx).removeSignups(email)
      await codes.forgetTries(trx, 'confirm', email)
      return added
    })
  }

  async function resend(email: string, language: Language): Promise<void> {
    const [newest] = await store.signups(email, clock.now())
    if (newest) await mailCode(newest, language)
    else await codes.forgetTries(db, 'confirm', email)
  }

  async function authenticate(email: string, password: string) {
    const known = await store.user(email)
    if (known) {
      if (await passwords.matches(known.password_hash, password)) return { user: asUser(known) }
      throw new Refusal('bad-credentials')
    }
    const password_hash = await passwords.hashFor(email, password)
    const pending = await store.signups(email, clock.now())
    throw new Refusal(
      pending.some(row => row.password_hash === password_hash) ? 'not-confirmed' : 'bad-credentials',
    )
  }

  async function requestReset(email: string, language: Language): Promise<void> {
    const { code, mac, expiresAt } = codes.make(`reset:${email}`)
    const known = await store.user(email)
    if (!known) return codes.forgetTries(db, 'reset', email)
    await withLetter(resetLetter(email, code, publicUrl, language), async trx => {
      await poolStore(trx).saveReset({ email, code_mac: mac, code_expires_at: expiresAt })
      await codes.forgetTries(trx, 'reset', email)
    })
  }

  async function reset(email: string, code: string, password: string): Promise<string | undefined> {
    await codes.countTry(db, 'reset', email)
    const password_hash = await passwords.hashFor(email, password)
    const asked = await store.reset(email, clock.now())
    const known = await store.user(email)
    if (!asked || !known || !codes.fits(`reset:${email}`, code, asked.code_mac)) return undefined
    return db.transaction().execute(async trx => {
      if (!(await poolStore(trx).removeReset(email))) return undefined
      await poolStore(trx).setPassword(known.sub, password_hash)
      await codes.forgetTries(trx, 'reset', email)
      return known.sub
    })
  }

  async function remove({ user: { sub, email } }: Recognised): Promise<void> {
    await db.transaction().execute(async trx => {
      await poolStore(trx).removeUser(sub, email)
      await codes.forgetTries(trx, 'confirm', email)
      await codes.forgetTries(trx, 'reset', email)
    })
    await mail.forget(email)
  }

  return {
    kind: 'built-in',
    signUp,
    confirm,
    resend,
    authenticate,
    requestReset,
    reset,
    remove,
    cleanUp: () => store.removeExpired(clock.now()),
  }
}

function asUser({ sub, email, given_name, family_name }: PoolUserRow) {
  return { sub, email, email_verified: true, given_name, family_name }
}
