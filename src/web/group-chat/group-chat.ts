/**
 * Brings words to their thread, wherever in the product one is: read and answered for their author first, then
 * over the thread's line to everybody, once. What it throws decides whether the outbox tries again.
 */
import { hearCare } from '#web/care/care.tsx'
import { takeLine } from '#web/platform/live-lines.ts'
import { RefusedForGood, type Unsent } from '#web/platform/unsent.ts'
import { keptThread } from './kept-thread.ts'
import { post } from './posting.ts'
import { prepare } from './preparing.ts'
import { withMessage, withOwn } from './thread.ts'

export async function carryToThread(words: Unsent, owner: string): Promise<void> {
  const { id, place: threadId, text, replyTo } = words
  const kept = keptThread(owner, threadId)
  await prepare(words, owner, kept)
  const { live, leave } = takeLine(threadId)
  try {
    const { ack, as } = await post(live, words, owner)
    const { seq, timestamp, care } = ack
    hearCare(care, { id, row: `reply ${id}`, surface: 'group' })
    const { from, userId } = as
    // Before the outbox lets go of it: known by its id, it is one bubble all the way.
    kept.change(thread =>
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
    // Back in the composer, it is to be read and answered anew.
    if (error instanceof RefusedForGood) kept.change(thread => withOwn(thread, id, () => undefined), 'now')
    throw error
  } finally {
    leave()
  }
}
