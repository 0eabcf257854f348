/** Sends a message to the companion, from any screen. */
import { postChat } from '#shared/companion.ts'
import type { Reply } from '#shared/endpoint.ts'
import { handleCare, handleUnanswered } from '#web/care/care.tsx'
import { CallError, call } from '#web/platform/api.ts'
import type { Unsent } from '#web/platform/unsent.ts'
import { prefersNoDelay, waitForReplyDelay } from './reply-delay.ts'

/** Null when the message was accepted but the reply could not be parsed: it is in the chat's history. */
export type CompanionAnswer = Reply<typeof postChat> | null

export async function sendToCompanion(
  { id, place, text }: Unsent,
  pause: typeof waitForReplyDelay = prefersNoDelay() ? async () => {} : waitForReplyDelay,
): Promise<CompanionAnswer> {
  const sentAt = performance.now()
  try {
    const answer = await call(postChat, { body: { text, chatId: place, messageId: id } })
    handleCare(answer.care, { id, row: answer.messages.at(-1)?.id ?? id, surface: 'companion' })
    // Help is never delayed.
    if (answer.care.show === null) await pause(answer.reply, sentAt)
    return answer
  } catch (error) {
    handleUnanswered(text, { id, surface: 'companion' }, error)
    if (error instanceof CallError && error.status >= 200 && error.status < 300) return null
    throw error
  }
}
