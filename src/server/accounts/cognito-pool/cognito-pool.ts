/**
 * Amazon Cognito as the user pool, with the same behaviour as our own. Each sign-up is a separate Cognito
 * user under an opaque name, and the address becomes an alias only once confirmed, so nobody can squat an
 * address or use another's code. Cognito's tokens never leave this server.
 */
import { createCodes } from '#server/accounts/built-in-pool/codes.ts'
import { emailChangeStore } from '#server/accounts/built-in-pool/email-change-store.ts'
import { accountEmails } from '#server/accounts/built-in-pool/emails.ts'
import { createPasswords } from '#server/accounts/built-in-pool/passwords.ts'
import { poolStore } from '#server/accounts/built-in-pool/store.ts'
import { inConstantTime, refusalsInConstantTime } from '#server/accounts/constant-time.ts'
import type { AttemptSource, AuthenticatedUser, PoolParts, UserPool } from '#server/accounts/pool.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'
import { Refusal } from '#shared/errors.ts'
import { CognitoRefusal, type CognitoSettings, createCognitoApi } from './api.ts'
import { createOwnChanges } from './own-changes.ts'
import { userFrom } from './person.ts'
import { undefinedIfRefused, unknown, wrongCode, wrongPassword } from './refusals.ts'
import { createSignUps } from './sign-ups.ts'

type Parts = PoolParts & { cognito: CognitoSettings }

export function createCognitoPool(parts: Parts): UserPool {
  const { db, secret, mail, clock, publicUrl, support, hashesAtOnce, cognito } = parts
  const api = createCognitoApi(cognito)
  const passwords = createPasswords(secret, hashesAtOnce)
  const codes = createCodes(secret, clock)
  const store = poolStore(db)
  const signUps = createSignUps({ api, db, mail, clock, publicUrl, passwords, codes, subOf })
  const emails = accountEmails({ publicUrl, support })
  const own = createOwnChanges({ api, db, mail, clock, codes, emails, refresh, subOf })
  const equalTime = <T>(work: () => Promise<T>) => inConstantTime(cognito.stepMs, work)

  /**
   * The hash is always computed, to equalise timing. Only refusals are delayed; a correct password is not.
   */
  function authenticate(email: string, password: string): Promise<AuthenticatedUser> {
    return refusalsInConstantTime(cognito.stepMs, async () => {
      const [recognised, password_hash] = await Promise.all([
        recognise(email, password),
        passwords.hashFor(email, password),
      ])
      if (recognised) return recognised
      const pending = await store.signups(email, clock.now())
      const unconfirmed = pending.some(row => row.password_hash === password_hash)
      throw new Refusal(unconfirmed ? 'not-confirmed' : 'bad-credentials')
    })
  }

  async function recognise(email: string, password: string): Promise<AuthenticatedUser | undefined> {
    const secretHash = api.secretHash(email)
    const answer = await undefinedIfRefused(wrongPassword, () =>
      api.asClient('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: {
          USERNAME: email,
          PASSWORD: password,
          ...(secretHash && { SECRET_HASH: secretHash }),
        },
      }),
    )
    // No tokens means a challenge (a second factor, a forced change), which this product does not support.
    const tokens = answer?.AuthenticationResult as { AccessToken: string; RefreshToken: string } | undefined
    if (!tokens) return undefined
    const person = await api.asHolder('GetUser', tokens.AccessToken)
    const upstream = JSON.stringify({ username: person.Username, token: tokens.RefreshToken })
    return { user: userFrom(person), upstream }
  }

  async function requestReset(email: string): Promise<void> {
    const body = { Username: email, SecretHash: api.secretHash(email) }
    await undefinedIfRefused(unknown, () => api.asClient('ForgotPassword', body))
    // Stored for every address, so the answer reveals nothing; a code that was never mailed cannot match.
    await store.saveReset({ email, code_mac: '', code_expires_at: clock.now() + CODE_LIFETIME_MS })
    await codes.forgetTries(db, 'reset', email)
  }

  async function reset(email: string, code: string, password: string, source: AttemptSource) {
    await codes.countTry(db, 'reset', email, source)
    if (!(await store.reset(email, clock.now()))) return undefined
    const secretHash = api.secretHash(email)
    const body = { Username: email, ConfirmationCode: code, Password: password, SecretHash: secretHash }
    if (!(await undefinedIfRefused(wrongCode, () => api.asClient('ConfirmForgotPassword', body))))
      return undefined
    await store.removeReset(email)
    await codes.forgetTries(db, 'reset', email)
    return subOf(email)
  }

  /** The person with this confirmed address. */
  async function subOf(email: string): Promise<string | undefined> {
    const person = await undefinedIfRefused(unknown, () =>
      api.asOperator('AdminGetUser', { Username: email }),
    )
    return person && userFrom(person).sub
  }

  function refresh(upstream: string) {
    const { username, token } = JSON.parse(upstream) as { username: string; token: string }
    const secretHash = api.secretHash(username)
    return api.asClient('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token, ...(secretHash && { SECRET_HASH: secretHash }) },
    })
  }

  async function recheck(upstream: string): Promise<boolean> {
    return refresh(upstream).then(
      () => true,
      error => !(error instanceof CognitoRefusal && wrongPassword.includes(error.code)),
    )
  }

  async function revoke(upstream: string): Promise<void> {
    const { token } = JSON.parse(upstream) as { token: string }
    await api.asClient('RevokeToken', { Token: token, ClientSecret: api.clientSecret })
  }

  async function remove({ user: { sub, email }, upstream }: AuthenticatedUser): Promise<void> {
    const username = upstream ? (JSON.parse(upstream) as { username: string }).username : email
    await undefinedIfRefused(unknown, () => api.asOperator('AdminDeleteUser', { Username: username }))
    await signUps.forget(email)
    await store.removeReset(email)
    await emailChangeStore(db).forget(sub, email)
    await codes.forgetTries(db, 'email', sub)
    await codes.forgetTries(db, 'confirm', email)
    await codes.forgetTries(db, 'reset', email)
  }

  async function cleanUp(): Promise<void> {
    await signUps.cleanUp()
    await emailChangeStore(db).removeExpired(clock.now())
    await store.removeExpired(clock.now())
  }

  return {
    kind: 'cognito',
    signUp: (person, language) => equalTime(() => signUps.signUp(person, language)),
    confirm: (email, code, source) => equalTime(() => signUps.confirm(email, code, source)),
    resend: email => equalTime(() => signUps.resend(email)),
    authenticate,
    requestReset: email => equalTime(() => requestReset(email)),
    reset: (email, code, password, source) => equalTime(() => reset(email, code, password, source)),
    rename: own.rename,
    changePassword: own.changePassword,
    requestEmail: (who, email, language) => equalTime(() => own.requestEmail(who, email, language)),
    confirmEmail: own.confirmEmail,
    recheck,
    revoke,
    remove,
    cleanUp,
  }
}
