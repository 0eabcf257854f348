/**
 * A person's own account: name, email and password. Changes that could take over an account ask for the
 * password again, and codes are limited per person.
 */
import type { Caller, From } from '#server/platform/endpoint.ts'
import type { changeName, changePassword, requestEmailChange } from '#shared/account-changes.ts'
import type { User } from '#shared/accounts.ts'
import type { ParsedRequest } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { languagesIn } from '#shared/helplines.ts'
import { languageOf } from '#shared/languages.ts'
import { isCompanionsName } from '#shared/profile.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { AttemptSource, AuthenticatedUser, UserPool } from './pool.ts'

type Parts = {
  pool: UserPool
  attempts: AttemptLimits
  /** Verifies the password. */
  recognise(caller: Caller, password: string): Promise<AuthenticatedUser>
  /** Relies on the sign-in alone. */
  holder(caller: Caller): Promise<AuthenticatedUser>
  keepUser(user: User): Promise<void>
  endOthers(caller: Caller): Promise<void>
  stranger(from: From): AttemptSource
}

const OWN: AttemptSource = { source: 'own account', trusted: true }

export function refuseCompanionsName({ firstName, lastName }: { firstName: string; lastName: string }): void {
  if (isCompanionsName(firstName) || isCompanionsName(firstName + lastName))
    throw new Refusal('name-reserved', { field: 'firstName' })
}

export function createOwnAccount(parts: Parts) {
  const { pool, attempts, recognise, holder, keepUser, endOthers, stranger } = parts
  const languageFor = (from: From) => languageOf(languagesIn(from.languages))

  /** The pool's token was only for this change. */
  async function release({ upstream }: AuthenticatedUser): Promise<void> {
    if (upstream) await pool.revoke?.(upstream).catch(() => {})
  }

  async function rename(caller: Caller, names: ParsedRequest<typeof changeName>['body']): Promise<User> {
    refuseCompanionsName(names)
    // Others see the given name, so it can change about as rarely as somebody signs up.
    await attempts.take('SIGN_UP', caller.userId, OWN)
    const who = await holder(caller)
    await pool.rename(who, names)
    const user = { ...who.user, given_name: names.firstName, family_name: names.lastName }
    await keepUser(user)
    return user
  }

  async function changeOwnPassword(
    caller: Caller,
    { currentPassword, password }: ParsedRequest<typeof changePassword>['body'],
    from: From,
  ): Promise<void> {
    const who = await recognise(caller, currentPassword)
    try {
      await pool.changePassword(who, currentPassword, password, languageFor(from))
    } finally {
      await release(who)
    }
    await endOthers(caller)
  }

  async function requestEmail(
    caller: Caller,
    { email, currentPassword }: ParsedRequest<typeof requestEmailChange>['body'],
    from: From,
  ): Promise<void> {
    const who = await recognise(caller, currentPassword)
    try {
      if (who.user.email === email) throw new Refusal('bad-input', { field: 'email' })
      await attempts.take('RESEND', caller.userId, OWN)
      await attempts.take('RESEND', email, stranger(from))
      await pool.requestEmail(who, email, languageFor(from))
    } finally {
      await release(who)
    }
  }

  /** The account under its new address; undefined if the code was wrong. */
  async function confirmEmail(caller: Caller, code: string, from: From): Promise<User | undefined> {
    await attempts.take('CODE', caller.userId, OWN)
    const who = await holder(caller)
    const email = await pool.confirmEmail(who, code, languageFor(from))
    if (!email) return undefined
    await attempts.giveBack('CODE', caller.userId, OWN)
    const user = { ...who.user, email }
    await keepUser(user)
    return user
  }

  return { rename, changePassword: changeOwnPassword, requestEmail, confirmEmail }
}
