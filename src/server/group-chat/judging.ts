/** Asks care about what somebody is about to say or change. Should it fail, the words go on and the way to help is shown. */
import type { Log } from '#server/platform/log.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { Care } from '#shared/care.ts'

/** How a text was read, where somebody has read it already. */
type Beside = { reading?: Reading | undefined; chat?: string | undefined }

export type GroupCare = {
  hear(userId: string, surface: 'group', text: string, messageId: string, beside?: Beside): Promise<Care>
}

export type Judge = ReturnType<typeof createJudge>

export function createJudge(care: GroupCare, log: Log) {
  return async (userId: string, id: string, text: string, beside?: Beside): Promise<Care> => {
    try {
      return await care.hear(userId, 'group', text, id, beside)
    } catch (error) {
      log.error({ err: error }, 'a message was not judged')
      return { tier: 'none', category: null, show: 'help' }
    }
  }
}
