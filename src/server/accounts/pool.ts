/**
 * The interface of a user pool: who is this? Sessions, devices, tokens and limits are ours, whichever pool
 * is used.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Mail } from '#server/platform/mail.ts'
import type { Secret } from '#server/platform/secret.ts'
import type { User } from '#shared/accounts.ts'
import type { Language } from '#shared/languages.ts'

/** What every pool is given. */
export type PoolParts = {
  db: Db
  secret: Secret
  mail: Mail
  clock: Clock
  publicUrl: string
  /** The support address shown to people; empty if there is none. */
  support: string
  hashesAtOnce: number
}

export type NewPerson = { email: string; password: string; firstName: string; lastName: string }

/** Where an attempt comes from. A trusted source is the owner's own device, unaffected by others' attempts. */
export type AttemptSource = { source: string; trusted: boolean }

/** `upstream` is whatever the pool needs to recheck or revoke a sign-in later. */
export type AuthenticatedUser = { user: User; upstream?: string }

/** Account changes by somebody who has proved who they are. */
export type OwnChanges = {
  rename(who: AuthenticatedUser, names: Pick<NewPerson, 'firstName' | 'lastName'>): Promise<void>
  /** Also mails a notice. */
  changePassword(who: AuthenticatedUser, current: string, password: string, language: Language): Promise<void>
  /** Mails a code to the new address or, if it is taken, a note to its owner; never reveals which. */
  requestEmail(who: AuthenticatedUser, email: string, language: Language): Promise<void>
  /** Returns the new address and notifies the old one; undefined if the code was wrong. */
  confirmEmail(who: AuthenticatedUser, code: string, language: Language): Promise<string | undefined>
}

/** Emails are in the person's language where possible. */
export type UserPool = OwnChanges & {
  readonly kind: string
  /** Never reveals whether the address is known, never overwrites a confirmed person. */
  signUp(person: NewPerson, language: Language): Promise<void>
  /** Whether the code was right; refuses with `too-many-tries` after five wrong ones from one place. */
  confirm(email: string, code: string, source: AttemptSource): Promise<boolean>
  /** Silent for unknown or confirmed addresses. */
  resend(email: string, language: Language): Promise<void>
  /** Refuses with `not-confirmed` only after the right password, else with `bad-credentials`. */
  authenticate(email: string, password: string): Promise<AuthenticatedUser>
  /** Silent for unknown addresses. */
  requestReset(email: string, language: Language): Promise<void>
  /** Whose password was set, or undefined when the code was wrong. */
  reset(email: string, code: string, password: string, source: AttemptSource): Promise<string | undefined>
  /** Called hourly for long sessions; returns true during an outage. */
  recheck?(upstream: string): Promise<boolean>
  revoke?(upstream: string): Promise<void>
  /** Deletes somebody with everything pending for them; does nothing if they do not exist. */
  remove?(recognised: AuthenticatedUser): Promise<void>
  /** Deletes expired data. */
  cleanUp?(): Promise<void>
}
