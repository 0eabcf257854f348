/**
 * The archive without a network: the list as it was last read, searched by title and by what one said in those
 * sessions of it that were opened on this device.
 */
import { type ArchivedChat, getArchive, getMessages } from '#shared/companion.ts'
import { fold, wordsAskedFor } from '#shared/fold.ts'
import type { KeptCopies } from '#web/platform/kept-copies.ts'

const LIST = 'archive'

export function keepArchive(copies: KeptCopies, entries: readonly ArchivedChat[]): void {
  copies.keep(LIST, entries)
}

/** Null when nothing is kept here. */
export async function keptArchive(copies: KeptCopies, asked: string): Promise<ArchivedChat[] | null> {
  const entries = await copies.read(LIST, getArchive.reply)
  const words = wordsAskedFor(asked)
  if (!entries || words.length === 0) return entries
  const found = await Promise.all(
    entries.map(async entry => {
      const text = `${fold(entry.title)}\n${fold(await saidIn(copies, entry.id))}`
      return words.every(word => text.includes(word))
    }),
  )
  return entries.filter((_, i) => found[i])
}

/** One's own words only, as the server searches. */
async function saidIn(copies: KeptCopies, id: string): Promise<string> {
  const page = await copies.read(`chat ${id}`, getMessages.reply)
  return (page?.messages ?? [])
    .filter(({ from }) => from === 'user')
    .map(({ text }) => text)
    .join('\n')
}
