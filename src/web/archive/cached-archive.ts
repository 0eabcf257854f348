/**
 * The offline archive: the cached list, searched by title and by your own messages in the sessions that were opened on
 * this device.
 */
import { type ArchivedChat, getArchive, getMessages } from '#shared/companion.ts'
import { fold, wordsAskedFor } from '#shared/fold.ts'
import { countOf, snippetOf } from '#shared/snippet.ts'
import type { OfflineCache } from '#web/platform/offline-cache.ts'

const LIST = 'archive'

export function cacheArchive(cache: OfflineCache, entries: readonly ArchivedChat[]): void {
  cache.write(LIST, entries)
}

/** Null when nothing is cached. */
export async function cachedArchive(cache: OfflineCache, asked: string): Promise<ArchivedChat[] | null> {
  const entries = await cache.read(LIST, getArchive.reply)
  const words = wordsAskedFor(asked)
  if (!entries || words.length === 0) return entries
  const found = await Promise.all(entries.map(entry => foundIn(cache, entry, words)))
  return found.flatMap(entry => entry ?? [])
}

/** With the message that matches most words, like the server's search. */
async function foundIn(
  cache: OfflineCache,
  entry: ArchivedChat,
  words: string[],
): Promise<ArchivedChat | undefined> {
  const page = await cache.read(`chat ${entry.id}`, getMessages.reply)
  // Only the person's own messages, like the server's search.
  const said = (page?.messages ?? []).filter(({ from }) => from === 'user')
  const text = fold([entry.title, ...said.map(message => message.text)].join('\n'))
  if (!words.every(word => text.includes(word))) return undefined
  const most = Math.max(0, ...said.map(message => countOf(message.text, words)))
  if (most === 0) return entry
  const [best, ...more] = said.filter(message => countOf(message.text, words) === most)
  if (!best) return entry
  const snippet = snippetOf(best.text, words)
  return { ...entry, match: { messageId: best.id, snippet, more: more.length } }
}
