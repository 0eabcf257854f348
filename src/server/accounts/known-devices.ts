/**
 * Browsers that somebody has remembered. Each holds a token of which only a hash is kept here; it opens nothing, and
 * only has its tries counted apart, so that no stranger's wrong guesses keep its owner out.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { knownDeviceStore } from './store.ts'

const KNOWN_FOR_MS = 180 * 24 * 3_600_000

export function createKnownDevices(db: Db, clock: Clock) {
  const store = knownDeviceStore(db)

  /** Of whoever has this address on this browser; undefined for everybody else. */
  async function idOf(token: string | undefined, email: string): Promise<string | undefined> {
    const hash = token && hashOf(token)
    return hash && (await store.isKnown(hash, email, clock.now())) ? hash : undefined
  }

  /** One browser may be remembered by several people: it keeps the token it has, if we gave it. */
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
