/**
 * Keeps this node in step with blocks and suspensions made elsewhere: by another node, announced on the bus, or by an
 * operator's command, which only writes to the database. The database is polled every two seconds, so that a lost
 * message delays a block but never loses it.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { BlockStore } from './block-store.ts'
import type { OperatorStore } from './operator-store.ts'

const LOOK_EVERY_MS = 2000
/** Allows for clock differences between nodes and slow commits. */
const LOOK_BACK_MS = 60_000
const APART = 'apart:people'
const SUSPENDED = 'suspended:people'

type Parts = { blocks: BlockStore; operator: OperatorStore; live: Live; clock: Clock; log: Log }
type Changed = () => void

export type Notices = ReturnType<typeof createNotices>

export function createNotices({ blocks, operator, live, clock, log }: Parts) {
  const followers = new Map<string, Set<Changed>>()
  /** Changes already passed on, with the time until which they may be found again. */
  const known = new Map<string, number>()
  let suspended = new Map<string, number | null>()

  function tellHere(people: string[]): void {
    for (const person of people) for (const changed of [...(followers.get(person) ?? [])]) changed()
  }

  async function lookAtSuspensions(): Promise<void> {
    const rows = await operator.suspensions(clock.now())
    suspended = new Map(rows.map(({ user_id, until }) => [user_id, until]))
  }

  async function lookAtBlocks(): Promise<void> {
    if (followers.size === 0) return
    const now = clock.now()
    for (const [change, until] of known) if (until < now) known.delete(change)
    for (const { blocker_id, blocked_id, changed_at } of await blocks.changedSince(now - LOOK_BACK_MS)) {
      const change = `${blocker_id} ${blocked_id} ${changed_at}`
      if (known.has(change)) continue
      known.set(change, now + 2 * LOOK_BACK_MS)
      tellHere([blocker_id, blocked_id])
    }
  }

  const look = async () => {
    await lookAtSuspensions()
    await lookAtBlocks()
  }
  const tryTo = (work: () => Promise<void>) =>
    void work().catch(error => log.debug({ err: error }, 'could not look for blocks and suspensions'))
  const looking = setInterval(() => tryTo(look), LOOK_EVERY_MS)
  looking.unref()
  const stops = [
    live.watch(APART, payload => tellHere(JSON.parse(payload.toString()))),
    live.watch(SUSPENDED, () => tryTo(lookAtSuspensions)),
  ]

  return {
    /** Called once, before anybody posts. */
    ready: lookAtSuspensions,
    /** When a suspension ends: null for never, undefined if there is none. */
    suspendedUntil(userId: string): number | null | undefined {
      const until = suspended.get(userId)
      return typeof until === 'number' && until <= clock.now() ? undefined : until
    },
    /** Calls `changed` whenever the person's blocks may have changed. */
    follow(userId: string, changed: Changed): () => void {
      const some = followers.get(userId) ?? new Set()
      followers.set(userId, some.add(changed))
      return () => {
        some.delete(changed)
        if (some.size === 0) followers.delete(userId)
      }
    },
    /** Tells every node that something between these two has changed. */
    tell(people: [string, string]): void {
      tellHere(people)
      live.tellOthers(APART, Buffer.from(JSON.stringify(people)))
    },
    /** Tells every node to reload suspensions. */
    tellSuspended: () => live.publish(SUSPENDED, Buffer.alloc(0)),
    close(): void {
      clearInterval(looking)
      for (const stop of stops) stop()
    },
  }
}
