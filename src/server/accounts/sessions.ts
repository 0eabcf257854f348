/**
 * Sign-ins: opaque tokens kept only as hashes, one per device. A remembered device stays signed in for
 * 30 days after its last use and 90 days at most, any other for 12 hours. Every node learns of its end at once
 * or, if it expired, at the next clean-up.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ulid } from 'ulid'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Live } from '#server/platform/live.ts'
import type { Secret } from '#server/platform/secret.ts'
import { Refusal } from '#shared/errors.ts'
import { accountStore, type SessionRow } from './store.ts'

const HOUR_MS = 3_600_000
const SESSION_MS = 12 * HOUR_MS
const REMEMBERED_MS = 30 * 24 * HOUR_MS
/** A sign-in ends after this however much it is used, so that a stolen one does too. */
const LONGEST_MS = 90 * 24 * HOUR_MS
/** Last use is written at most this often: every call writing it would cost more than the call. */
const SEEN_EVERY_MS = 5 * 60_000
/** How long a session is cached, which limits the effect of a lost message between nodes. */
const BELIEVED_MS = 5000
const MOST_BELIEVED = 20_000
/** After a long pause many may have expired; those announced together share one message and one statement. */
const ENDED_AT_ONCE = 500
const SOCKET_TOKEN_MS = 60_000

export const sessionTopic = (sessionId: string) => `session:${sessionId}`
const ENDED = 'sessions-ended'

type Believed = { caller: Caller; until: number }
type NewSession = { userId: string; browser: string; timeZone: string; upstream: Uint8Array | null }
type Parts = {
  db: Db
  live: Live
  clock: Clock
  secret: Secret
  /** Called every few minutes for a sign-in in use. */
  used(session: SessionRow): void
}

export function createSessions({ db, live, clock, secret, used }: Parts) {
  const store = accountStore(db)
  const believed = new Map<string, Believed>()
  const stopListening = live.watch(ENDED, payload => {
    const ended = new Set<string>(JSON.parse(payload.toString()))
    for (const [hash, { caller }] of believed) if (ended.has(caller.sessionId)) believed.delete(hash)
  })

  async function start({ userId, browser, timeZone, upstream }: NewSession) {
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    const session: SessionRow = {
      id: ulid(),
      user_id: userId,
      token_hash: hashOf(token),
      created_at: now,
      last_seen_at: now,
      expires_at: now + SESSION_MS,
      remembered: 0,
      device_name: null,
      browser,
      time_zone: timeZone,
      upstream,
    }
    await store.addSession(session)
    return { token, session }
  }

  async function authenticate(token: string): Promise<Caller> {
    const hash = hashOf(token)
    const known = believed.get(hash)
    if (known && known.until > clock.now()) return known.caller
    const session = await store.sessionByToken(hash, clock.now())
    if (!session) throw new Refusal('not-signed-in')
    await noteUse(session)
    const caller = { userId: session.user_id, sessionId: session.id, timeZone: session.time_zone }
    if (believed.size >= MOST_BELIEVED) believed.clear()
    believed.set(hash, { caller, until: Math.min(clock.now() + BELIEVED_MS, session.expires_at) })
    return caller
  }

  async function noteUse(session: SessionRow): Promise<void> {
    const now = clock.now()
    if (now - session.last_seen_at < SEEN_EVERY_MS) return
    const expires_at = session.remembered ? rememberedUntil(session, now) : session.expires_at
    await store.changeSession(session.id, { last_seen_at: now, expires_at })
    used(session)
  }

  /** Call after the rows are deleted. */
  function announceEnd(sessionIds: string[]): void {
    if (sessionIds.length === 0) return
    live.publish(ENDED, Buffer.from(JSON.stringify(sessionIds)))
    for (const id of sessionIds) live.publish(sessionTopic(id), Buffer.from('ended'))
  }

  async function endExpired(): Promise<void> {
    for (;;) {
      const ended = await store.endExpiredSessions(clock.now(), ENDED_AT_ONCE)
      announceEnd(ended.map(({ id }) => id))
      if (ended.length < ENDED_AT_ONCE) return
    }
  }

  function socketTokenMac(body: string): Buffer {
    return createHmac('sha256', secret.key('socket-token')).update(body).digest()
  }

  function socketToken(caller: Caller) {
    const expiresAt = clock.now() + SOCKET_TOKEN_MS
    const body = Buffer.from(JSON.stringify([caller.userId, caller.sessionId, expiresAt])).toString(
      'base64url',
    )
    return { token: `live.${body}.${socketTokenMac(body).toString('base64url')}`, expiresAt }
  }

  /** The socket takes its own short-lived token or the session's. */
  async function authenticateSocket(token: string): Promise<Caller> {
    const [kind, body, mac] = token.split('.')
    if (kind !== 'live' || !body || !mac) return authenticate(token)
    const given = Buffer.from(mac, 'base64url')
    const right = socketTokenMac(body)
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal('not-signed-in')
    const [userId, sessionId, expiresAt] = JSON.parse(Buffer.from(body, 'base64url').toString())
    if (expiresAt <= clock.now()) throw new Refusal('not-signed-in')
    const session = await store.sessionOf(userId, sessionId, clock.now())
    if (!session) throw new Refusal('not-signed-in')
    return { userId, sessionId, timeZone: session.time_zone }
  }

  /** Calls `listener` with sign-ins that ended on any node, until the returned function is called. */
  function onEnded(listener: (sessionIds: string[]) => void): () => void {
    return live.watch(ENDED, payload => listener(JSON.parse(payload.toString())))
  }

  return {
    start,
    authenticate,
    authenticateSocket,
    socketToken,
    announceEnd,
    endExpired,
    onEnded,
    close: stopListening,
  }
}

export function rememberedUntil({ created_at }: Pick<SessionRow, 'created_at'>, now: number): number {
  return Math.min(now + REMEMBERED_MS, created_at + LONGEST_MS)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
