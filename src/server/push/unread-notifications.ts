/**
 * One look at who is behind in a thread and may be told: not connected, not in quiet hours, not told lately, and
 * not told of this thread since they last read it. Whatever keeps somebody from being told now is looked at again
 * in the next round, so nothing has to be remembered for the morning.
 */
import type { Clock } from '#server/platform/clock.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import type { Log } from '#server/platform/log.ts'
import type { Attending } from './attending.ts'
import type { Devices } from './devices.ts'
import type { Behind, PushStore } from './store.ts'

/** Nobody is told more often than this, however many threads are busy. */
export const TOLD_EVERY_MS = 15 * 60_000
const RETRY_MS = 5 * 60_000
/** A push service that keeps silent holds up one of these, and nobody else. */
const AT_ONCE = 16
const MOST_LOOKED_AT = 50_000

type Parts = {
  store: PushStore
  attending: Attending
  devices: Devices
  /** How many messages of others a person has not read in a thread. */
  unread(userId: string, threadId: string): Promise<number>
  clock: Clock
  log: Log
  /** A server that is stopping tells nobody more; the next one does. */
  stopping: AbortSignal
}

export function createRound({ store, attending, devices, unread, clock, log, stopping }: Parts) {
  /** How far a thread had come when it was found to hold nothing for somebody: their own words, or a blocked one's. */
  const nothingUpTo = new Map<string, number>()
  const notBefore = new Map<string, number>()

  async function round(): Promise<void> {
    const behind = (await store.behind()).filter(one => nothingUpTo.get(keyOf(one)) !== one.last_seq)
    if (behind.length === 0) return
    const people = Map.groupBy(behind, ({ user_id }) => user_id)
    const absent = await attending.absent([...people.keys()])
    const toTell = [...people].filter(([userId]) => absent.has(userId))
    await inParallel(toTell, AT_ONCE, async ([userId, threads]) => {
      if (stopping.aborted) return
      // One person's trouble is no reason to leave out everybody after them.
      await tell(userId, threads).catch(error => log.warn({ err: error }, 'somebody was not told'))
    })
  }

  async function tell(userId: string, threads: Behind[]): Promise<void> {
    const now = clock.now()
    if ((notBefore.get(userId) ?? 0) > now) return
    if (now - (await store.lastTold(userId)) < TOLD_EVERY_MS) return
    const awake = await devices.awake(userId, 'unread', now)
    if (awake.length === 0) return
    const claimed = await claim(threads, now)
    if (claimed.length === 0) return
    const sent = await Promise.all(awake.map(device => devices.tell(device, 'unread')))
    if (sent.includes('taken') || !sent.includes('failed')) return
    notBefore.set(userId, now + RETRY_MS)
    for (const one of claimed) await store.unclaim(one)
  }

  async function claim(threads: Behind[], now: number): Promise<Behind[]> {
    const claimed: Behind[] = []
    for (const one of threads) {
      if ((await unread(one.user_id, one.thread_id)) === 0) {
        if (nothingUpTo.size >= MOST_LOOKED_AT) nothingUpTo.clear()
        nothingUpTo.set(keyOf(one), one.last_seq)
      } else if (await store.claim(one, now)) claimed.push(one)
    }
    return claimed
  }

  return round
}

const keyOf = ({ user_id, thread_id }: Behind) => `${user_id} ${thread_id}`
