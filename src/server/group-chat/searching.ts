/**
 * Searches a thread. Messages are sealed, so they are decrypted and compared, newest first: a bounded number
 * per call, in small steps that do not block the event loop. Only messages visible to the caller are
 * searched.
 */
import { setImmediate } from 'node:timers/promises'
import { wordForms } from '#server/platform/word-forms.ts'
import { fold, wordsAskedFor } from '#shared/fold.ts'
import type { FoundMessage } from '#shared/group-chat.ts'
import { storedMessage } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { ThreadKeys } from './thread-keys.ts'

/** Messages searched per call, per step, and returned. */
const MOST_LOOKED_AT = 2000
const AT_ONCE = 100
const MOST_FOUND = 20

type Parts = { store: GroupStore; keys: ThreadKeys }
type SearchPage = { found: FoundMessage[]; before: number | null }

export function createSearch({ store, keys }: Parts) {
  return async function search(
    threadId: string,
    asked: string,
    without: readonly string[],
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<SearchPage> {
    const wanted = wordsAskedFor(asked)
    if (wanted.length === 0) return { found: [], before: null }
    const words = wordForms(wanted)
    const key = await keys.of(threadId)
    const found: FoundMessage[] = []
    let next = before
    for (let looked = 0; looked < MOST_LOOKED_AT; looked += AT_ONCE) {
      const rows = await store.before(threadId, next, AT_ONCE, without)
      for (const row of rows) {
        next = row.seq
        if (!row.body) continue
        const message = storedMessage(row, key)
        const text = fold(message.text)
        if (words.areAllIn(text)) found.push({ ...message, words: words.in(text) })
        if (found.length === MOST_FOUND) return { found, before: next }
      }
      if (rows.length < AT_ONCE) return { found, before: null }
      await setImmediate()
    }
    return { found, before: next }
  }
}
