/** Classification, chat and socket ask about one message in turn, under one id and with one text. */
import { createHash } from 'node:crypto'
import type { Care } from '#shared/care.ts'

const MOST = 5000

export function createJudgedMessages() {
  const kept = new Map<string, Care>()
  const keyOf = (...parts: string[]) => createHash('sha1').update(parts.join('\n')).digest('base64')
  return {
    get: (userId: string, messageId: string, text: string) => kept.get(keyOf(userId, messageId, text)),
    set(userId: string, messageId: string, text: string, care: Care): void {
      if (kept.size >= MOST) kept.delete(kept.keys().next().value ?? '')
      kept.set(keyOf(userId, messageId, text), care)
    },
  }
}
