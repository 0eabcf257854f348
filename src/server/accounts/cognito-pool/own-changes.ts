/**
 * Account changes through Cognito, in the person's own name. Cognito mails the code for a new address;
 * notices are ours. It never reveals whether an address is taken.
 */
import type { Codes } from '#server/accounts/built-in-pool/codes.ts'
import { emailChangeStore } from '#server/accounts/built-in-pool/email-change-store.ts'
import type { AccountEmails } from '#server/accounts/built-in-pool/emails.ts'
import { NOTICE_LIFETIME_MS, OWN_TRIES } from '#server/accounts/built-in-pool/own-changes.ts'
import type { AuthenticatedUser, OwnChanges } from '#server/accounts/pool.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Email, Mail } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'
import { Refusal } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { type CognitoApi, CognitoRefusal } from './api.ts'
import { userFrom } from './person.ts'
import { undefinedIfRefused, wrongCode } from './refusals.ts'

/** Cognito's errors for an address that is taken or invalid. */
const notTaken = ['AliasExistsException', 'InvalidParameterException', 'CodeDeliveryFailureException']

type Parts = {
  api: CognitoApi
  db: Db
  mail: Mail
  clock: Clock
  codes: Codes
  emails: AccountEmails
  refresh(upstream: string): Promise<Record<string, unknown>>
  /** The person with this confirmed address. */
  subOf(email: string): Promise<string | undefined>
}

export function createOwnChanges(parts: Parts): OwnChanges {
  const { api, db, mail, clock, codes, emails, refresh, subOf } = parts
  const changes = emailChangeStore(db)

  /** Valid for an hour; requested each time, so none is stored. */
  async function tokenOf({ upstream }: AuthenticatedUser): Promise<string> {
    const answer = upstream && (await refresh(upstream).catch(signedOut))
    const tokens = answer ? (answer.AuthenticationResult as { AccessToken: string } | undefined) : undefined
    if (!tokens) throw new Refusal('not-signed-in')
    return tokens.AccessToken
  }

  async function post(message: Email, lifetimeMs: number): Promise<void> {
    await mail.put(db, message, lifetimeMs)
    mail.send()
  }

  const update = async (who: AuthenticatedUser, attributes: Record<string, string>) =>
    api.asHolder('UpdateUserAttributes', await tokenOf(who), {
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    })

  async function changePassword(
    who: AuthenticatedUser,
    current: string,
    password: string,
    language: Language,
  ) {
    const body = { PreviousPassword: current, ProposedPassword: password }
    const token = await tokenOf(who)
    await undefinedIfRefused([], () => api.asHolder('ChangePassword', token, body))
    await post(emails.passwordChanged(who.user.email, language), NOTICE_LIFETIME_MS)
  }

  async function requestEmail(who: AuthenticatedUser, email: string, language: Language): Promise<void> {
    const { sub } = who.user
    const code_expires_at = clock.now() + CODE_LIFETIME_MS
    // Stored for every address; a code that was never mailed cannot match.
    await changes.save({ sub, email, code_mac: '', code_expires_at })
    await codes.forgetTries(db, 'email', sub)
    if (await subOf(email)) return post(emails.addressTaken(email, language), CODE_LIFETIME_MS)
    await update(who, { email }).catch(error => {
      if (!(error instanceof CognitoRefusal && notTaken.includes(error.code))) throw error
    })
  }

  async function confirmEmail(who: AuthenticatedUser, code: string, language: Language) {
    await codes.countTry(db, 'email', who.user.sub, OWN_TRIES)
    if (!(await changes.of(who.user.sub, clock.now()))) return undefined
    const token = await tokenOf(who)
    const body = { AttributeName: 'email', Code: code }
    const verify = () => api.asHolder('VerifyUserAttribute', token, body)
    if (!(await undefinedIfRefused([...wrongCode, 'InvalidParameterException'], verify))) return undefined
    await changes.remove(who.user.sub)
    await codes.forgetTries(db, 'email', who.user.sub)
    await post(emails.addressChanged(who.user.email, language), NOTICE_LIFETIME_MS)
    // Cognito knows which address the code was for.
    return userFrom(await api.asHolder('GetUser', token)).email
  }

  return {
    async rename(who, { firstName, lastName }) {
      await update(who, { given_name: firstName, family_name: lastName })
    },
    changePassword,
    requestEmail,
    confirmEmail,
  }
}

function signedOut(error: unknown): undefined {
  if (error instanceof CognitoRefusal) return undefined
  throw error
}
