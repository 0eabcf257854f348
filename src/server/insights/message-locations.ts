/** Names the place of each message, so its author can go back there. */
import type { StoredReading } from '#server/classification/classification.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Seal } from '#server/platform/seal.ts'
import { SESSION_IDLE_MS } from '#shared/companion.ts'
import type { Receipt } from '#shared/insights.ts'
import type { insightsStore } from './store.ts'

type Parts = {
  store: ReturnType<typeof insightsStore>
  seal: Seal
  archiveIdle(caller: Caller): Promise<unknown>
  clock: Clock
}
type ReadMessage = { message_id: string; source: 'companion' | 'group'; kept: StoredReading }

/** Same context as in the companion's seal. */
const TITLE = 'companion.title'
const ARCHIVE_ID = /^(journal|stress|goal|reflection)-[0-9A-Z]{26}$/

export function createMessageLocations({ store, seal, archiveIdle, clock }: Parts) {
  async function sessionsOf(caller: Caller, ids: string[]) {
    if (ids.length === 0) return []
    const found = await store.sessions(caller.userId, ids)
    const left = found.some(
      ({ archive_id, last_at }) => archive_id === null && clock.now() - last_at >= SESSION_IDLE_MS,
    )
    if (!left) return found
    await archiveIdle(caller)
    return store.sessions(caller.userId, ids)
  }

  return async function placesOf(caller: Caller, said: ReadMessage[]): Promise<Receipt['place'][]> {
    const ids = said.filter(({ source }) => source === 'companion').map(({ message_id }) => message_id)
    const sessions = new Map((await sessionsOf(caller, ids)).map(row => [row.message_id, row]))
    const key = await seal.keyOf(caller.userId)
    return said.map(({ message_id, source, kept }): Receipt['place'] => {
      if (source === 'group') return { kind: 'thread', id: kept.context, title: null }
      const { archive_id = null, title = null } = sessions.get(message_id) ?? {}
      if (archive_id) return { kind: 'archive', id: archive_id, title: title && key.open(TITLE, title) }
      if (kept.context && ARCHIVE_ID.test(kept.context))
        return { kind: 'archive', id: kept.context, title: null }
      return { kind: 'chat', id: kept.context, title: null }
    })
  }
}
