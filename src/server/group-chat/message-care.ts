/**
 * Asks care about a message before it is posted or edited. While care's queue is full, the message goes on and help is
 * offered: a busy hour must not silence a group.
 */
import type { Log } from '#server/platform/log.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { Care } from '#shared/care.ts'
import { Refusal } from '#shared/errors.ts'

/** The reading of the text, if there is one already. */
type Beside = { reading?: Reading | undefined; chat?: string | undefined }

export type GroupCare = {
  assess(userId: string, surface: 'group', text: string, messageId: string, beside?: Beside): Promise<Care>
}

export type MessageCare = ReturnType<typeof createMessageCare>

export function createMessageCare(care: GroupCare, log: Log) {
  return async (userId: string, id: string, text: string, beside?: Beside): Promise<Care> => {
    try {
      return await care.assess(userId, 'group', text, id, beside)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'busy')) throw error
      log.error('a message was not judged: care is busy')
      return { tier: 'none', category: null, show: 'help' }
    }
  }
}
