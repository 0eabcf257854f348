/** All readings of one person, for export, import and deletion. */
import type { Db } from '#server/platform/db.ts'
import { type PersonalData, part } from '#server/platform/personal-data.ts'
import { pages } from '#server/platform/rows.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { ExportParts } from '#shared/privacy.ts'
import { personalStore, type TakenReading } from './personal-store.ts'
import type { ReadingRow } from './store.ts'

type Entry = ExportParts['readings']
type Parts = { db: Db; seal: Seal; context: string }

export function createPersonal({ db, seal, context }: Parts): PersonalData {
  const rows = personalStore(db)

  async function* tell(userId: string): AsyncGenerator<Entry> {
    const key = await seal.keyOf(userId)
    const all = pages<ReadingRow & { tags: Entry['tags'] }>(async (last, limit) => {
      const found = await rows.readings(userId, last?.message_id ?? '', limit)
      if (found.length === 0) return []
      const tags = Map.groupBy(
        await rows.tags(
          userId,
          found.map(({ message_id }) => message_id),
        ),
        ({ message_id }) => message_id,
      )
      return found.map(row => ({ ...row, tags: (tags.get(row.message_id) ?? []).map(tagEntry) }))
    })
    for await (const { message_id, day, at, source, reading, tags } of all) {
      const read = reading.length > 0 ? JSON.parse(key.open(context, reading)) : null
      yield { messageId: message_id, day, at: new Date(at).toISOString(), source, read, tags }
    }
  }

  async function take(userId: string, entries: Entry[]): Promise<void> {
    const key = await seal.keyOf(userId)
    await rows.take(
      userId,
      entries.map(entry => taken(userId, entry, key)),
    )
  }

  function taken(userId: string, { messageId, day, at, source, read, tags }: Entry, key: PersonalKey) {
    const row: TakenReading = {
      user_id: userId,
      message_id: messageId,
      day,
      at: Date.parse(at),
      source,
      reading: read ? key.seal(context, JSON.stringify(read)) : new Uint8Array(),
      codes: [...new Set(tags.map(({ code }) => code))],
      objected: tags.filter(({ counted }) => !counted).map(({ code }) => code),
    }
    return row
  }

  return {
    parts: [part({ name: 'readings', exportOf: tell, importFor: take })],
    forget: rows.forget,
  }
}

function tagEntry({ code, counted }: { code: string; counted: number }) {
  return { code, counted: counted === 1 }
}
