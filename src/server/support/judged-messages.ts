/** Care verdicts by message: classification, chat and socket ask in turn, with the same id and text. */
import { hash } from 'node:crypto'
import { createTwoGenerationCache } from '#server/platform/two-generation-cache.ts'
import type { Care } from '#shared/care.ts'

export function createJudgedMessages() {
  const judged = createTwoGenerationCache<{ userId: string; care: Care }>(5000)
  return {
    keyOf: (userId: string, messageId: string, text: string) =>
      hash('sha1', `${userId}\n${messageId}\n${text}`, 'base64'),
    get: (key: string) => judged.get(key)?.care,
    set: (key: string, userId: string, care: Care) => judged.set(key, { userId, care }),
    forget: (userId: string) => judged.deleteWhere(one => one.userId === userId),
  }
}
