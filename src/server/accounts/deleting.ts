/** What is asked for with the password again, and the end of an account: then nothing names its owner any more. */
import type { Caller } from '#server/platform/endpoint.ts'
import type { Holding } from '#server/platform/personal-data.ts'
import type { Device, User } from '#shared/accounts.ts'
import { Refusal } from '#shared/errors.ts'
import type { Recognised, UserPool } from './pool.ts'
import type { UserRow } from './store.ts'
import type { Tries } from './tries.ts'

type Parts = {
  pool: UserPool
  row(userId: string): Promise<UserRow | undefined>
  removeUser(userId: string): Promise<void>
  endAll(userId: string): Promise<void>
  devices(userId: string): Promise<Device[]>
  tries: Tries
}

export function createLeaving({ pool, row, removeUser, endAll, devices, tries }: Parts) {
  /** Whoever is signed in is counted by their sign-in: what others try elsewhere does not keep them here. */
  async function recognise({ userId, sessionId }: Caller, password: string): Promise<Recognised> {
    const known = await row(userId)
    if (!known) throw new Refusal('not-signed-in')
    const trier = { source: `session ${sessionId}`, trusted: true }
    await tries.take('SIGN_IN', known.email, trier)
    const recognised = await pool.authenticate(known.email, password)
    if (recognised.user.sub !== userId) throw new Refusal('bad-credentials')
    await tries.giveBack('SIGN_IN', known.email, trier)
    return recognised
  }

  const personal: Holding = {
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
    /** Takes somebody who was just recognised out of the pool. */
    dismiss: async (recognised: Recognised) => pool.remove?.(recognised),
    personal,
  }
}

function asUser({ id, email, given_name, family_name }: UserRow): User {
  return { sub: id, email, email_verified: true, given_name, family_name }
}
