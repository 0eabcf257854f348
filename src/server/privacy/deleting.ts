/**
 * Forgets a person. It is written down first that they are going, so that a server which stops in the middle goes
 * on where it stopped; then their key is destroyed, and with it all that was sealed; then every feature forgets.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { Holding } from '#server/platform/personal-data.ts'
import type { Seal } from '#server/platform/seal.ts'
import { departureStore } from './store.ts'

const GONE = 'person:gone'
/** Whatever was under way for them when they left has long ended by then. */
const SURELY_QUIET_MS = 10 * 60_000

type Parts = {
  db: Db
  seal: Seal
  holdings: Holding[]
  live: Live
  clock: Clock
  log: Log
  /** What was removed is to leave the files too. */
  settle(): Promise<void>
}

export function createLeaving({ db, seal, holdings, live, clock, log, settle }: Parts) {
  const store = departureStore(db)
  const stop = live.watch(GONE, payload => letGo(payload.toString()))

  function letGo(userId: string): void {
    seal.bury(userId)
    for (const holding of holdings) holding.letGo?.(userId)
  }

  async function forget(userId: string): Promise<void> {
    // First whoever holds their sign-ins: from then on nothing new comes.
    for (const holding of holdings) await holding.forget(userId)
    live.publish(GONE, Buffer.from(userId))
    await seal.destroy(userId)
    await settle()
  }

  /** `first` may fail, and then nothing has happened. */
  async function leave(userId: string, first: () => Promise<void>): Promise<void> {
    await store.add({ user_id: userId, at: clock.now() })
    try {
      await first()
    } catch (error) {
      await store.remove(userId)
      throw error
    }
    await forget(userId)
  }

  /** Goes on with those who were cut off, and looks once more after those who left a while ago. */
  async function finish(): Promise<void> {
    for (const { user_id, at } of await store.all()) {
      await forget(user_id)
      if (clock.now() - at > SURELY_QUIET_MS) await store.remove(user_id)
    }
  }

  return {
    leave,
    finish,
    begin: () => void finish().catch(error => log.error({ err: error }, 'somebody is not forgotten yet')),
    close: stop,
  }
}
