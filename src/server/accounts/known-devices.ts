/**
 * Remembered browsers. Each holds a token, of which only a hash is stored; it grants no access, but its
 * attempts are counted separately, so a stranger's guesses do not lock the owner out.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { knownDeviceStore } from './store.ts'

const KNOWN_FOR_MS = 180 * 24 * 3_600_000

export function createKnownDevices(db: Db, clock: Clock) {
  const store = knownDeviceStore(db)

  /** The device of the person with this address; undefined for anybody else. */
  async function idOf(token: string | undefined, email: string): Promise<string | undefined> {
    const hash = token && hashOf(token)
    return hash && (await store.isKnown(hash, email, clock.now())) ? hash : undefined
  }

  /** Several people may remember one browser: it keeps its token if we issued it. */
  async function keep(userId: string, deviceKey: string, token: string | undefined): Promise<string> {
    const given = token && (await store.exists(hashOf(token), clock.now())) ? token : undefined
    const kept = given ?? randomBytes(32).toString('base64url')
    await store.save({
      token_hash: hashOf(kept),
      user_id: userId,
      device_key: deviceKey,
      expires_at: clock.now() + KNOWN_FOR_MS,
    })
    return kept
  }

  return {
    idOf,
    keep,
    forget: store.remove,
    forgetOthers: store.removeOthers,
    forgetAll: store.removeAll,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
