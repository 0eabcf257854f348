/** Blocking: silent, mutual, in every thread. Nobody is notified, and the list is private. */
import { ulid } from 'ulid'
import type { Clock } from '#server/platform/clock.ts'
import type { Seal } from '#server/platform/seal.ts'
import { Refusal } from '#shared/errors.ts'
import type { BlockedPerson } from '#shared/moderation.ts'
import type { BlockRow, BlockStore } from './block-store.ts'
import type { Notices } from './notices.ts'
import type { SeenMessage } from './seen-message.ts'

const SEAL_CONTEXT = 'block.name'
const LIFTED_KEPT_MS = 24 * 3_600_000

type Parts = { store: BlockStore; notices: Notices; seal: Seal; clock: Clock }

export function createBlocks({ store, notices, seal, clock }: Parts) {
  async function asSeen(userId: string, { id, name, at }: BlockRow): Promise<BlockedPerson> {
    const key = await seal.keyOf(userId)
    return { id, name: name ? key.open(SEAL_CONTEXT, name) : '', since: new Date(at).toISOString() }
  }

  return {
    async block(userId: string, { authorId, from }: SeenMessage): Promise<BlockedPerson> {
      if (authorId === userId)
        throw new Refusal('bad-input', { field: 'messageId', sentence: 'That message is your own.' })
      const name = (await seal.keyOf(userId)).seal(SEAL_CONTEXT, from)
      const now = clock.now()
      const row = await store.add({
        id: ulid(now),
        blocker_id: userId,
        blocked_id: authorId,
        name,
        at: now,
      })
      notices.tell([userId, authorId])
      return asSeen(userId, row)
    },
    async list(userId: string): Promise<BlockedPerson[]> {
      return Promise.all((await store.of(userId)).map(row => asSeen(userId, row)))
    },
    async unblock(userId: string, id: string): Promise<void> {
      const other = await store.lift(userId, id, clock.now())
      if (other !== undefined) notices.tell([userId, other])
    },
    cleanUp: () => store.forgetLifted(clock.now() - LIFTED_KEPT_MS),
  }
}
