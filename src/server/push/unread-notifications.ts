/**
 * Notifies people of unread threads: not while connected or in quiet hours, not too often, and once per
 * thread until it is read. Skipped people are checked again in the next round, so nothing is queued.
 */
import type { Clock } from '#server/platform/clock.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import type { Log } from '#server/platform/log.ts'
import type { ConnectedPeople } from './connected-people.ts'
import type { Devices } from './devices.ts'
import type { PushStore, UnreadThread } from './store.ts'

/** At most one notification in this time, however many threads are busy. */
export const NOTIFY_EVERY_MS = 15 * 60_000
const RETRY_MS = 5 * 60_000
/** A push service that hangs blocks only one of these. */
const AT_ONCE = 16
const MOST_LOOKED_AT = 50_000

type Parts = {
  store: PushStore
  connected: ConnectedPeople
  devices: Devices
  /** How many messages of others a person has not read in a thread. */
  unread(userId: string, threadId: string): Promise<number>
  clock: Clock
  log: Log
  /** A stopping server sends nothing more; the next one does. */
  stopping: AbortSignal
}

export function createUnreadNotifications({
  store,
  connected,
  devices,
  unread,
  clock,
  log,
  stopping,
}: Parts) {
  /** The last message seen in a thread with nothing new for somebody: only their own words, or a blocked person's. */
  const nothingUpTo = new Map<string, number>()
  const notBefore = new Map<string, number>()

  async function notify(): Promise<void> {
    const behind = (await store.behind()).filter(one => nothingUpTo.get(keyOf(one)) !== one.last_seq)
    if (behind.length === 0) return
    const people = Map.groupBy(behind, ({ user_id }) => user_id)
    const absent = await connected.absent([...people.keys()])
    const toTell = [...people].filter(([userId]) => absent.has(userId))
    await inParallel(toTell, AT_ONCE, async ([userId, threads]) => {
      if (stopping.aborted) return
      // One person's failure must not skip everybody after them.
      await tell(userId, threads).catch(error => log.warn({ err: error }, 'somebody was not told'))
    })
  }

  async function tell(userId: string, threads: UnreadThread[]): Promise<void> {
    const now = clock.now()
    if ((notBefore.get(userId) ?? 0) > now) return
    if (now - (await store.lastTold(userId)) < NOTIFY_EVERY_MS) return
    const awake = await devices.awake(userId, 'unread', now)
    if (awake.length === 0) return
    const claimed = await claim(threads, now)
    if (claimed.length === 0) return
    const sent = await Promise.all(awake.map(device => devices.tell(device, 'unread')))
    if (sent.includes('taken') || !sent.includes('failed')) return
    notBefore.set(userId, now + RETRY_MS)
    for (const one of claimed) await store.unclaim(one)
  }

  async function claim(threads: UnreadThread[], now: number): Promise<UnreadThread[]> {
    const claimed: UnreadThread[] = []
    for (const one of threads) {
      if ((await unread(one.user_id, one.thread_id)) === 0) {
        if (nothingUpTo.size >= MOST_LOOKED_AT) nothingUpTo.clear()
        nothingUpTo.set(keyOf(one), one.last_seq)
      } else if (await store.claim(one, now)) claimed.push(one)
    }
    return claimed
  }

  return notify
}

const keyOf = ({ user_id, thread_id }: UnreadThread) => `${user_id} ${thread_id}`
