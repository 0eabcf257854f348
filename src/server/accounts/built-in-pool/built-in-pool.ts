/**
 * Our own user pool. Sign-ups for one address do not overwrite each other until one is confirmed: each code
 * confirms the password and name it was sent for, and only the newest is valid. Known and unknown addresses
 * cost the same work, so timing reveals nothing.
 */
import { ulid } from 'ulid'
import { inConstantTime } from '#server/accounts/constant-time.ts'
import type {
  AttemptSource,
  AuthenticatedUser,
  NewPerson,
  PoolParts,
  UserPool,
} from '#server/accounts/pool.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { createCodes } from './codes.ts'
import { emailChangeStore } from './email-change-store.ts'
import { accountEmails, alreadySignedUpEmail, codeEmail, resetEmail } from './emails.ts'
import { createOwnChanges } from './own-changes.ts'
import { createPasswords } from './passwords.ts'
import { type PoolUserRow, poolStore, type SignupRow } from './store.ts'
import { createTransactionalEmail } from './transactional-email.ts'

/** How long an unconfirmed sign-up can ask for a new code. */
const SIGNUP_LIFETIME_MS = 7 * 24 * 3_600_000
const SIGNUPS_PER_ADDRESS = 5
/** Answers wait for the next step, which hides timing differences between known and unknown addresses. */
const STEP_MS = 25

type Signup = Omit<SignupRow, 'code_mac' | 'code_expires_at' | 'expires_at'>
const NOBODY = { given_name: '', family_name: '', password_hash: '' }

export function createBuiltInPool(parts: PoolParts): UserPool {
  const { db, secret, mail, clock, publicUrl, support, hashesAtOnce } = parts
  const passwords = createPasswords(secret, hashesAtOnce)
  const codes = createCodes(secret, clock)
  const store = poolStore(db)
  const withEmail = createTransactionalEmail(db, mail)
  const emails = accountEmails({ publicUrl, support })
  const own = createOwnChanges({ db, clock, codes, passwords, emails, withEmail, stepMs: STEP_MS })

  /** For an unknown address the same work is done with an already expired sign-up, and no email is sent. */
  async function mailCode(signup: Signup, language: Language, isFor: 'somebody' | 'nobody' = 'somebody') {
    const { id, email } = signup
    const { code, mac, expiresAt } = codes.make(id)
    const real = isFor === 'somebody'
    const write = async (trx: Db) => {
      await poolStore(trx).saveSignup({
        ...signup,
        code_mac: mac,
        code_expires_at: real ? expiresAt : 0,
        expires_at: real ? clock.now() + SIGNUP_LIFETIME_MS : 0,
      })
      await poolStore(trx).supersedeSignups(email, id)
      await poolStore(trx).keepNewestSignups(email, SIGNUPS_PER_ADDRESS)
      await codes.forgetTries(trx, 'confirm', email)
    }
    await withEmail(codeEmail(email, code, publicUrl, language), write, real ? 'sent' : 'discarded')
  }

  async function signUp(person: NewPerson, language: Language): Promise<void> {
    const { email, password, firstName, lastName } = person
    const password_hash = await passwords.hashFor(email, password)
    if (await store.user(email))
      return withEmail(alreadySignedUpEmail(email, publicUrl, language), async () => {})
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

  async function confirm(email: string, code: string, source: AttemptSource): Promise<boolean> {
    await codes.countTry(db, 'confirm', email, source)
    const now = clock.now()
    const [fitting] = await store.signups(email, now)
    if (!fitting || fitting.code_expires_at <= now || !codes.fits(fitting.id, code, fitting.code_mac))
      return false
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
    else await mailCode({ id: ulid(), email, ...NOBODY }, language, 'nobody')
  }

  async function authenticate(email: string, password: string) {
    const known = await store.user(email)
    if (known) {
      if (await passwords.matches(email, known.password_hash, password)) return { user: asUser(known) }
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
    const write = async (trx: Db) => {
      await poolStore(trx).saveReset({ email, code_mac: mac, code_expires_at: expiresAt })
      await codes.forgetTries(trx, 'reset', email)
    }
    const message = resetEmail(email, code, publicUrl, language)
    await withEmail(message, write, known ? 'sent' : 'discarded')
  }

  async function reset(email: string, code: string, password: string, source: AttemptSource) {
    await codes.countTry(db, 'reset', email, source)
    const password_hash = await passwords.hashFor(email, password)
    const now = clock.now()
    const asked = await store.reset(email, now)
    const known = await store.user(email)
    const macs = asked
      ? [asked.code_mac, (asked.earlier_expires_at ?? 0) > now ? asked.earlier_mac : null]
      : []
    const fits = macs.some(mac => mac && codes.fits(`reset:${email}`, code, mac))
    if (!known || !fits) return undefined
    return db.transaction().execute(async trx => {
      if (!(await poolStore(trx).removeReset(email))) return undefined
      await poolStore(trx).setPassword(known.sub, password_hash)
      await codes.forgetTries(trx, 'reset', email)
      return known.sub
    })
  }

  async function remove({ user: { sub, email } }: AuthenticatedUser): Promise<void> {
    const wanted = await emailChangeStore(db).of(sub, 0)
    await db.transaction().execute(async trx => {
      await poolStore(trx).removeUser(sub, email)
      await emailChangeStore(trx).forget(sub, email)
      await codes.forgetTries(trx, 'email', sub)
      await codes.forgetTries(trx, 'confirm', email)
      await codes.forgetTries(trx, 'reset', email)
    })
    await mail.forget(email)
    if (wanted) await mail.forget(wanted.email)
  }

  return {
    kind: 'built-in',
    signUp,
    confirm,
    resend: (email, language) => inConstantTime(STEP_MS, () => resend(email, language)),
    authenticate,
    requestReset: (email, language) => inConstantTime(STEP_MS, () => requestReset(email, language)),
    reset,
    remove,
    ...own,
    async cleanUp() {
      await store.removeExpired(clock.now())
      await emailChangeStore(db).removeExpired(clock.now())
    },
  }
}

function asUser({ sub, email, given_name, family_name }: PoolUserRow) {
  return { sub, email, email_verified: true, given_name, family_name }
}
