/**
 * Asks for the password again before sensitive changes, and deletes the account with everything that names
 * its owner.
 */
import type { Caller } from '#server/platform/endpoint.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Device, User } from '#shared/accounts.ts'
import { Refusal } from '#shared/errors.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { AuthenticatedUser, UserPool } from './pool.ts'
import type { UserRow } from './store.ts'

type Parts = {
  pool: UserPool
  row(userId: string): Promise<UserRow | undefined>
  removeUser(userId: string): Promise<void>
  endAll(userId: string): Promise<void>
  devices(userId: string): Promise<Device[]>
  attempts: AttemptLimits
}

export function createDeleting({ pool, row, removeUser, endAll, devices, attempts }: Parts) {
  /** Limited per session, so attempts elsewhere do not lock the owner out. */
  async function recognise({ userId, sessionId }: Caller, password: string): Promise<AuthenticatedUser> {
    const known = await row(userId)
    if (!known) throw new Refusal('not-signed-in')
    const source = { source: `session ${sessionId}`, trusted: true }
    await attempts.take('SIGN_IN', known.email, source)
    const recognised = await pool.authenticate(known.email, password)
    if (recognised.user.sub !== userId) throw new Refusal('bad-credentials')
    await attempts.giveBack('SIGN_IN', known.email, source)
    return recognised
  }

  const personal: PersonalData = {
    parts: [],
    async about(userId) {
      const known = await row(userId)
      if (!known) return {}
      return {
        id: known.id,
        email: known.email,
        givenName: known.given_name,
        familyName: known.family_name,
        since: new Date(known.created_at).toISOString(),
        devices: (await devices(userId)).map(({ name, browser, signedInAt, lastSeenAt }) => ({
          name,
          browser,
          signedInAt,
          lastSeenAt,
        })),
      }
    },
    async forget(userId) {
      const known = await row(userId)
      await endAll(userId)
      if (!known) return
      await pool.remove?.({ user: asUser(known) })
      await removeUser(userId)
    },
  }

  return {
    recognise,
    /** Removes somebody who has just confirmed their password from the user pool. */
    dismiss: async (recognised: AuthenticatedUser) => pool.remove?.(recognised),
    personal,
  }
}

function asUser({ id, email, given_name, family_name }: UserRow): User {
  return { sub: id, email, email_verified: true, given_name, family_name }
}
