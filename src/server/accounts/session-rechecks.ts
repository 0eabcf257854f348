/**
 * Asks the pool whether a long sign-in is still valid, in case the person was disabled there. At most hourly
 * and in the background.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { SessionRow } from './store.ts'

const EVERY_MS = 3_600_000
const MOST_KEPT = 20_000

type Parts = {
  clock: Clock
  isGood(session: SessionRow): Promise<boolean>
  end(session: SessionRow): Promise<void>
}

export function createSessionRechecks({ clock, isGood, end }: Parts) {
  const checkedAt = new Map<string, number>()
  return async function recheck(session: SessionRow): Promise<void> {
    const now = clock.now()
    if (now - (checkedAt.get(session.id) ?? session.created_at) < EVERY_MS) return
    if (checkedAt.size >= MOST_KEPT) checkedAt.clear()
    checkedAt.set(session.id, now)
    if (!(await isGood(session))) await end(session)
  }
}
