/**
 * Identity and sign-ins. Nobody can learn which addresses have an account, and ending a sign-in takes effect
 * everywhere at once, live sockets included; an expired one within the hour.
 */

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller, From } from '#server/platform/endpoint.ts'
import type { Limits } from '#server/platform/limits.ts'
import type { Live } from '#server/platform/live.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { Secret } from '#server/platform/secret.ts'
import type { Device, login, rememberDevice, resetPassword, User } from '#shared/accounts.ts'
import type { Answer, ParsedRequest } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { languagesIn } from '#shared/helplines.ts'
import { languageOf } from '#shared/languages.ts'
import { visibleName } from '#shared/person-name.ts'
import { type AccountRates, createAttemptLimits } from './attempt-limits.ts'
import { browserName } from './browser-name.ts'
import { createDeleting } from './deleting.ts'
import { createKnownDevices } from './known-devices.ts'
import { createOwnAccount, refuseCompanionsName } from './own-account.ts'
import type { AttemptSource, AuthenticatedUser, NewPerson, UserPool } from './pool.ts'
import { createSessionRechecks } from './session-rechecks.ts'
import { createSessions, rememberedUntil } from './sessions.ts'
import { accountStore, type SessionRow, type UserRow } from './store.ts'

type Parts = {
  db: Db
  pool: UserPool
  seal: Seal
  secret: Secret
  live: Live
  limits: Limits
  rates: AccountRates
  clock: Clock
}

const UPSTREAM = 'session.upstream'
const DEVICE_NAME = 'session.device-name'

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ db, pool, seal, secret, live, limits, rates, clock }: Parts) {
  const store = accountStore(db)
  const attempts = createAttemptLimits({ limits, rates })
  const knownDevices = createKnownDevices(db, clock)
  const sessions = createSessions({ db, live, clock, secret, used })
  const recheck = createSessionRechecks({
    clock,
    isGood: async ({ user_id, upstream }) =>
      !upstream || !pool.recheck || pool.recheck((await seal.keyOf(user_id)).open(UPSTREAM, upstream)),
    end: async ({ user_id, id }) => finish(user_id, await store.endSession(user_id, id)),
  })

  function used(session: SessionRow): void {
    // A failed recheck signs nobody out; it is retried in an hour.
    if (pool.recheck && session.upstream) recheck(session).catch(() => {})
  }

  const stranger = ({ address }: From): AttemptSource => ({ source: address, trusted: false })

  async function attemptSource(
    email: string,
    from: From,
    deviceToken: string | undefined,
  ): Promise<AttemptSource> {
    const device = await knownDevices.idOf(deviceToken, email)
    return device ? { source: `device ${device}`, trusted: true } : stranger(from)
  }

  async function signUp(person: NewPerson, from: From): Promise<void> {
    refuseCompanionsName(person)
    await attempts.take('SIGN_UP', person.email, stranger(from))
    await pool.signUp(person, languageOf(languagesIn(from.languages)))
  }

  async function resend(email: string, from: From): Promise<void> {
    await attempts.take('RESEND', email, stranger(from))
    await pool.resend(email, languageOf(languagesIn(from.languages)))
  }

  async function confirm(email: string, code: string, from: From): Promise<boolean> {
    const source = stranger(from)
    await attempts.take('CODE', email, source)
    const confirmed = await pool.confirm(email, code, source)
    if (confirmed) await attempts.giveBack('CODE', email, source)
    return confirmed
  }

  async function requestReset(email: string, from: From, deviceToken?: string): Promise<void> {
    await attempts.take('RESEND', email, await attemptSource(email, from, deviceToken))
    await pool.requestReset(email, languageOf(languagesIn(from.languages)))
  }

  async function reset(
    { email, code, password, deviceToken }: ParsedRequest<typeof resetPassword>['body'],
    from: From,
  ) {
    const source = await attemptSource(email, from, deviceToken)
    await attempts.take('CODE', email, source)
    const userId = await pool.reset(email, code, password, source)
    if (!userId) return false
    await attempts.giveBack('CODE', email, source)
    await endAll(userId)
    return true
  }

  async function signIn(
    { email, password, timeZone, deviceToken }: ParsedRequest<typeof login>['body'],
    from: From,
  ) {
    const source = await attemptSource(email, from, deviceToken)
    await attempts.take('SIGN_IN', email, source)
    const { user: known, upstream } = await pool.authenticate(email, password)
    const user = visiblyNamed(known)
    await keepUser(user)
    const key = await seal.keyOf(user.sub)
    const { token, session } = await sessions.start({
      userId: user.sub,
      browser: browserName(from.userAgent),
      timeZone: knownTimeZone(timeZone),
      upstream: upstream ? key.seal(UPSTREAM, upstream) : null,
    })
    if (source.trusted) await knownDevices.keep(user.sub, session.id, deviceToken)
    await attempts.giveBack('SIGN_IN', email, source)
    return { token, user, outboxKey: outboxKey(key), deviceKey: session.id }
  }

  /** Writes only when the person is new or their name or address has changed. */
  async function keepUser({ sub, email, given_name, family_name }: User): Promise<void> {
    const known = await store.user(sub)
    const isSame =
      known?.email === email && known.given_name === given_name && known.family_name === family_name
    if (!isSame) await store.saveUser({ id: sub, email, given_name, family_name, created_at: clock.now() })
  }

  async function me(caller: Caller) {
    const known = await user(caller.userId)
    return { user: known, outboxKey: outboxKey(await seal.keyOf(known.sub)), deviceKey: caller.sessionId }
  }

  async function user(userId: string): Promise<User> {
    const row = await store.user(userId)
    if (!row) throw new Refusal('not-signed-in')
    return asUser(row)
  }

  async function signOut(caller: Caller, which: 'this' | 'others' | 'all'): Promise<void> {
    if (which === 'others') return endOthers(caller)
    if (which === 'all') {
      await knownDevices.forgetAll(caller.userId)
      return endAll(caller.userId)
    }
    await finish(caller.userId, await store.endSession(caller.userId, caller.sessionId))
  }

  async function endOthers({ userId, sessionId }: Caller): Promise<void> {
    await knownDevices.forgetOthers(userId, sessionId)
    await finish(userId, await store.endOtherSessions(userId, sessionId))
  }

  async function endAll(userId: string): Promise<void> {
    await finish(userId, await store.endSessionsOf(userId))
  }

  async function finish(userId: string, ended: Array<Pick<SessionRow, 'id' | 'upstream'>>): Promise<void> {
    sessions.announceEnd(ended.map(({ id }) => id))
    const revocable = ended.flatMap(({ upstream }) => (upstream ? [upstream] : []))
    if (!pool.revoke || revocable.length === 0) return
    const key = await seal.keyOf(userId)
    await Promise.allSettled(revocable.map(upstream => pool.revoke?.(key.open(UPSTREAM, upstream))))
  }

  async function devices(caller: Caller): Promise<Device[]> {
    const key = await seal.keyOf(caller.userId)
    const rows = await store.sessionsOf(caller.userId, clock.now())
    return rows.map(row => asDevice(row, key, caller))
  }

  async function ownDevice(caller: Caller, deviceKey: string): Promise<SessionRow> {
    const looksRight = /^\w+$/.test(deviceKey)
    const row = looksRight && (await store.sessionOf(caller.userId, deviceKey, clock.now()))
    if (!row) throw new Refusal('device-configuration')
    return row
  }

  async function remember(
    caller: Caller,
    deviceKey: string,
    { name, deviceToken }: ParsedRequest<typeof rememberDevice>['body'],
  ): Promise<Answer<typeof rememberDevice>> {
    const row = await ownDevice(caller, deviceKey)
    const key = await seal.keyOf(caller.userId)
    const device_name = name ? key.seal(DEVICE_NAME, name) : row.device_name
    const change = { remembered: 1, device_name, expires_at: rememberedUntil(row, clock.now()) }
    await store.changeSession(row.id, change)
    const device = asDevice({ ...row, ...change }, key, caller)
    if (!device.current) return { device }
    return { device, deviceToken: await knownDevices.keep(caller.userId, row.id, deviceToken) }
  }

  async function forget(caller: Caller, deviceKey: string): Promise<void> {
    const row = await ownDevice(caller, deviceKey)
    await knownDevices.forget(caller.userId, row.id)
    await finish(caller.userId, await store.endSession(caller.userId, row.id))
  }

  const deleting = createDeleting({
    pool,
    row: store.user,
    async removeUser(userId) {
      await knownDevices.forgetAll(userId)
      await store.removeUser(userId)
    },
    endAll,
    devices: userId => devices({ userId, sessionId: '', timeZone: '' }),
    attempts,
  })

  /** The person behind a sign-in, with the pool's token for it. */
  async function holder({ userId, sessionId }: Caller): Promise<AuthenticatedUser> {
    const session = await store.sessionOf(userId, sessionId, clock.now())
    if (!session) throw new Refusal('not-signed-in')
    const { upstream } = session
    const known = await user(userId)
    return upstream
      ? { user: known, upstream: (await seal.keyOf(userId)).open(UPSTREAM, upstream) }
      : { user: known }
  }

  const { recognise } = deleting
  const own = createOwnAccount({ pool, attempts, recognise, holder, keepUser, endOthers, stranger })

  async function cleanUp(): Promise<void> {
    await sessions.endExpired()
    await store.removeExpiredDevices(clock.now())
    await pool.cleanUp?.()
  }

  return {
    signUp,
    resend,
    confirm,
    requestReset,
    reset,
    signIn,
    signOut,
    me,
    user,
    devices,
    remember,
    forget,
    own,
    recognise,
    dismiss: deleting.dismiss,
    personal: deleting.personal,
    cleanUp,
    authenticate: sessions.authenticate,
    authenticateSocket: sessions.authenticateSocket,
    socketToken: sessions.socketToken,
    onSessionsEnded: sessions.onEnded,
    close: sessions.close,
  }
}

const outboxKey = (key: PersonalKey) => key.derive('outbox')

function asUser({ id, email, given_name, family_name }: UserRow) {
  return { sub: id, email, email_verified: true, given_name, family_name }
}

/** A pool may hold a name that our rules would not allow. */
function visiblyNamed(user: User): User {
  const [given_name, family_name] = [visibleName(user.given_name), visibleName(user.family_name)]
  return { ...user, given_name, family_name }
}

function asDevice(row: SessionRow, key: PersonalKey, caller: Caller): Device {
  return {
    key: row.id,
    name: row.device_name && key.open(DEVICE_NAME, row.device_name),
    browser: row.browser,
    remembered: row.remembered === 1,
    current: row.id === caller.sessionId,
    signedInAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
  }
}

function knownTimeZone(named: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
