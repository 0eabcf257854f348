/**
 * Sends a message to its thread, wherever in the product its author is: first it is classified and answered for them
 * alone, then posted to everybody, once. What it throws decides whether the outbox retries.
 */
import { handleCare } from '#web/care/care.tsx'
import { shareConnection } from '#web/platform/shared-connections.ts'
import { PermanentRefusal, type Unsent } from '#web/platform/unsent.ts'
import { cachedThread } from './cached-thread.ts'
import { post } from './posting.ts'
import { prepare } from './preparing.ts'
import { withMessage, withOwn } from './thread.ts'

export async function sendToThread(words: Unsent, owner: string): Promise<void> {
  const { id, place: threadId, text, replyTo } = words
  const cached = cachedThread(owner, threadId)
  await prepare(words, owner, cached)
  const { live, leave } = shareConnection(threadId)
  try {
    const { ack, as } = await post(live, words, owner)
    const { seq, timestamp, care } = ack
    handleCare(care, { id, row: `reply ${id}`, surface: 'group' })
    const { from, userId } = as
    // Before the outbox drops it, so that the bubble never disappears in between.
    cached.change(thread =>
      withMessage(thread, {
        type: 'group_message',
        stream_id: threadId,
        id,
        seq,
        from,
        userId,
        text,
        timestamp,
        ...(replyTo !== undefined && { replyTo }),
      }),
    )
  } catch (error) {
    // It is back in the composer, and will be classified and answered again.
    if (error instanceof PermanentRefusal)
      cached.change(thread => withOwn(thread, id, () => undefined), 'now')
    throw error
  } finally {
    leave()
  }
}
