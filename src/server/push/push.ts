/**
 * Notifies a device, through its browser's push service, of unread threads or of a reminder. Promises that only devices
 * that opted in are notified, that no notification names a person, a thread or a word, and that a device that is signed
 * out or forgotten gets no more.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Secret } from '#server/platform/secret.ts'
import { storedSecret } from '#server/platform/stored-secret.ts'
import type { ParsedRequest } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import type { putPush } from '#shared/push.ts'
import { isTimeZone } from '#shared/time-zone.ts'
import { createConnectedPeople } from './connected-people.ts'
import { createDevices, type PushChoice, withPushDefaults } from './devices.ts'
import { createSending, makeVapidKeys, type VapidKeys } from './sending.ts'
import { type DeviceRow, pushStore } from './store.ts'
import { createUnreadNotifications } from './unread-notifications.ts'

const CHOSEN = 'push.chosen'

type Parts = {
  db: Db
  seal: Seal
  secret: Secret
  live: Live
  clock: Clock
  log: Log
  /** The contact for push services: `mailto:…` or `https://…`. */
  contact: string
  /** How often unread threads are checked. */
  everyMs: number
  /** For tests: a push service on this machine. */
  loopback: boolean
  /** Calls `listener` with the ids of sign-ins that ended. */
  onSessionsEnded(listener: (sessionIds: string[]) => void): () => void
  unread(caller: { userId: string }, threadId: string): Promise<{ unread: number }>
}

export type Push = Awaited<ReturnType<typeof createPush>>

export async function createPush(parts: Parts) {
  const { db, seal, secret, live, clock, log, contact, everyMs, loopback } = parts
  const store = pushStore(db)
  const written = await storedSecret(db, secret, 'push-keys', () => JSON.stringify(makeVapidKeys()))
  const vapid: VapidKeys = JSON.parse(written)
  const stop = new AbortController()
  const stopping = stop.signal
  const sending = createSending({ vapid, contact, loopback, stopping })
  const connected = createConnectedPeople(live)
  const devices = createDevices({ store, open, send: sending.send, log })
  const notifyUnread = createUnreadNotifications({
    store,
    connected,
    devices,
    unread: async (userId, threadId) => (await parts.unread({ userId }, threadId)).unread,
    clock,
    log,
    stopping,
  })

  let running: Promise<void> | undefined
  const looking = setInterval(() => {
    running ??= notifyUnread()
      .catch(error => log.warn({ err: error }, 'could not look who is behind'))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  looking.unref()

  const stopHearing = parts.onSessionsEnded(sessionIds => {
    // If this fails, ended sign-ins still get nothing, and the next clean-up removes them.
    store.remove(sessionIds).catch(error => log.warn({ err: error }, 'a signed-out device is still kept'))
  })

  async function open(row: DeviceRow): Promise<PushChoice> {
    return JSON.parse((await seal.keyOf(row.user_id)).open(CHOSEN, row.chosen))
  }

  async function of({ sessionId }: Caller) {
    const row = await store.device(sessionId)
    const chosen = row && (await open(row))
    const device = chosen ? { quiet: chosen.quiet, ...withPushDefaults(chosen) } : null
    return { publicKey: vapid.publicKey, device }
  }

  async function choose(caller: Caller, body: ParsedRequest<typeof putPush>['body']) {
    const { endpoint, keys, quiet, timeZone } = body
    if (!sending.canReach({ endpoint, keys })) throw new Refusal('bad-input', { field: 'endpoint' })
    if (!isTimeZone(timeZone)) throw new Refusal('bad-input', { field: 'timeZone' })
    const chosen: PushChoice = { endpoint, keys, quiet, timeZone, ...withPushDefaults(body) }
    const row: DeviceRow = {
      session_id: caller.sessionId,
      user_id: caller.userId,
      endpoint_mac: secret.mac('push-endpoint', endpoint),
      chosen: (await seal.keyOf(caller.userId)).seal(CHOSEN, JSON.stringify(chosen)),
      created_at: clock.now(),
    }
    // Two sign-ins of one browser may subscribe at the same moment; the second attempt succeeds.
    await store.save(row).catch(() => store.save(row))
    return of(caller)
  }

  async function end(caller: Caller) {
    await store.remove([caller.sessionId])
    return of(caller)
  }

  /** Reminds somebody on devices that opted in and are not in quiet hours then. Failures are not retried. */
  async function remind(userId: string, now: number): Promise<void> {
    const awake = await devices.awake(userId, 'reminder', now)
    await Promise.all(awake.map(device => devices.tell(device, 'reminder')))
  }

  const personal: PersonalData = { parts: [], forget: store.forget }

  return {
    of,
    choose,
    end,
    remind,
    personal,
    countingPeople: connected.countingPeople,
    cleanUp: () => store.removeOrphans(clock.now()),
    async close(): Promise<void> {
      clearInterval(looking)
      stopHearing()
      stop.abort()
      await running
      connected.close()
    },
  }
}
