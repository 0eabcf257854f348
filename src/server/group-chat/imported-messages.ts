/** Group messages from an import: visible only to their author, page by page. */
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import type { getGroupRecord } from '#shared/group-chat.ts'
import { personalStore } from './personal-store.ts'

/** The context that an imported message's text is sealed for. */
export const IMPORTED_MESSAGE = 'group.record'
const PAGE = 50

type Page = Answer<typeof getGroupRecord>

export function createImportedMessages({ db, seal }: { db: Db; seal: Seal }) {
  const rows = personalStore(db)

  return async function page(userId: string, before?: string): Promise<Page> {
    const found = await rows.records(userId, before === undefined ? null : placeIn(before), PAGE + 1)
    const key = await seal.keyOf(userId)
    const shown = found.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      messages: shown.map(({ id, thread_id, at, held, edited, body }) => ({
        id,
        threadId: thread_id,
        text: key.open(IMPORTED_MESSAGE, body),
        timestamp: new Date(at).toISOString(),
        held: held === 1,
        edited: edited === 1,
      })),
      before: found.length > PAGE && last ? `${last.at} ${last.id}` : null,
    }
  }
}

function placeIn(before: string): { at: number; id: string } {
  const [, at, id] = /^(\d{1,15}) (.+)$/.exec(before) ?? []
  if (!at || !id) throw new Refusal('bad-input', { field: 'before' })
  return { at: Number(at), id }
}
