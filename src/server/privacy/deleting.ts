/**
 * Deletes an account. The request is stored first, so an interrupted deletion resumes at the next start;
 * then every feature deletes its data, and the key is destroyed, and with it everything sealed.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Live } from '#server/platform/live.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Seal } from '#server/platform/seal.ts'
import { deletionStore } from './store.ts'

const GONE = 'person:gone'
/** By then, any request still running for them has ended. */
const SURELY_QUIET_MS = 10 * 60_000

type Parts = {
  db: Db
  seal: Seal
  personalData: PersonalData[]
  live: Live
  clock: Clock
  /** Removes deleted rows from the database's files too. */
  settle(): Promise<void>
}

export function createDeleting({ db, seal, personalData, live, clock, settle }: Parts) {
  const store = deletionStore(db)
  const stop = live.watch(GONE, payload => evict(payload.toString()))

  function evict(userId: string): void {
    seal.bury(userId)
    for (const each of personalData) each.evict?.(userId)
  }

  async function forget(userId: string): Promise<void> {
    // Sign-ins come first: after that nothing new arrives.
    for (const each of personalData) await each.forget(userId)
    live.publish(GONE, Buffer.from(userId))
    await seal.destroy(userId)
    await settle()
  }

  /** If `first` fails, nothing has happened. */
  async function remove(userId: string, first: () => Promise<void>): Promise<void> {
    await store.add({ user_id: userId, at: clock.now() })
    try {
      await first()
    } catch (error) {
      await store.remove(userId)
      throw error
    }
    await forget(userId)
  }

  /** Resumes interrupted deletions, and repeats recent ones for data that arrived late. */
  async function finish(): Promise<void> {
    for (const { user_id, at } of await store.all()) {
      await forget(user_id)
      if (clock.now() - at > SURELY_QUIET_MS) await store.remove(user_id)
    }
  }

  return { remove, finish, close: stop }
}
