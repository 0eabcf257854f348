/** Classification, chat and socket ask about one message in turn, under one id and with one text. */
import { hash } from 'node:crypto'
import type { Care } from '#shared/care.ts'

const MOST = 5000

type Judged = { userId: string; care: Care }

export function createJudgedMessages() {
  // When the newer are many the older go all at once: taken out one by one, each would leave a place behind that
  // the next search for the oldest has to step over.
  let newer = new Map<string, Judged>()
  let older = new Map<string, Judged>()
  return {
    keyOf: (userId: string, messageId: string, text: string) =>
      hash('sha1', `${userId}\n${messageId}\n${text}`, 'base64'),
    get: (key: string) => (newer.get(key) ?? older.get(key))?.care,
    set(key: string, userId: string, care: Care): void {
      if (newer.size >= MOST) {
        older = newer
        newer = new Map()
      }
      newer.set(key, { userId, care })
    },
    forget(userId: string): void {
      for (const judged of [newer, older])
        for (const [key, one] of judged) if (one.userId === userId) judged.delete(key)
    },
  }
}
