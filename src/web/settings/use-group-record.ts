/** Imported group messages, loaded page by page on request. */
import { getGroupRecord } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { usePages } from '#web/platform/use-pages.ts'

async function load(from: string | null) {
  const { messages, before } = await call(getGroupRecord, { query: from === null ? {} : { before: from } })
  return { items: messages, next: before }
}

export const useGroupRecord = () => usePages(load)
