/**
 * Who is under 18, as far as they said so: in this message, in another one today, or in the answers of their
 * profile. Kept in memory for a day and never stored.
 */
import type { Clock } from '#server/platform/clock.ts'
import { SUPPORT_MS } from '#shared/support.ts'
import { isYoungWriter } from '#shared/young-writer.ts'

const MOST = 5000

type Parts = { clock: Clock; answersOf?: ((userId: string) => Promise<readonly string[]>) | undefined }

export function createYoungPeople({ clock, answersOf }: Parts) {
  const toldAt = new Map<string, number>()

  /** Everything written is looked at, since an age is often told a message before the danger. */
  function listen(userId: string, text: string): void {
    if (!isYoungWriter(text)) return
    if (toldAt.size >= MOST) toldAt.delete(toldAt.keys().next().value ?? '')
    toldAt.set(userId, clock.now())
  }

  /** Asked only for somebody who may be in danger, so that nobody else's message costs a query. */
  async function includes(userId: string): Promise<boolean> {
    if (clock.now() - (toldAt.get(userId) ?? Number.NEGATIVE_INFINITY) < SUPPORT_MS) return true
    try {
      return ((await answersOf?.(userId)) ?? []).some(isYoungWriter)
    } catch {
      // Help comes without it.
      return false
    }
  }

  return { listen, includes, forget: (userId: string) => void toldAt.delete(userId) }
}
