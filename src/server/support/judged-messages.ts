/** Classification, chat and socket ask about one message in turn, under one id and with one text. */
import { hash } from 'node:crypto'
import type { Care } from '#shared/care.ts'

const MOST = 5000

export function createJudgedMessages() {
  const kept = new Map<string, Care>()
  return {
    keyOf: (userId: string, messageId: string, text: string) =>
      hash('sha1', `${userId}\n${messageId}\n${text}`, 'base64'),
    get: (key: string) => kept.get(key),
    set(key: string, care: Care): void {
      if (kept.size >= MOST) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, care)
    },
  }
}
