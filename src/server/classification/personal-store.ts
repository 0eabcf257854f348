/** All readings of one person, including objections; counts derive from them. */
import type { Db } from '#server/platform/db.ts'
import { removeRows } from '#server/platform/rows.ts'
import { addReadings, type NewReading, type ReadingRow, removeReading, setCounted } from './store.ts'

type Tables = {
  readings: ReadingRow
  reading_tags: { user_id: string; message_id: string; code: string; counted: number }
}

/** A reading to import: with the tags objected to, or without text if the message was unsent. */
export type TakenReading = NewReading & { objected: string[] }

export function personalStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    readings: (userId: string, after: string, limit: number) =>
      tables
        .selectFrom('readings')
        .selectAll()
        .where('user_id', '=', userId)
        .where('message_id', '>', after)
        .orderBy('message_id')
        .limit(limit)
        .execute(),
    tags: (userId: string, messageIds: string[]) =>
      tables
        .selectFrom('reading_tags')
        .select(['message_id', 'code', 'counted'])
        .where('user_id', '=', userId)
        .where('message_id', 'in', messageIds)
        .orderBy('code')
        .execute(),
    /** Adds only unknown messages: later decisions about the others stay. */
    async take(userId: string, taken: TakenReading[]): Promise<void> {
      await db.transaction().execute(async trx => {
        const known = await trx
          .withTables<Tables>()
          .selectFrom('readings')
          .select('message_id')
          .where('user_id', '=', userId)
          .where(
            'message_id',
            'in',
            taken.map(({ message_id }) => message_id),
          )
          .execute()
        const ids = new Set(known.map(({ message_id }) => message_id))
        const fresh = taken.filter(({ message_id }) => !ids.has(message_id))
        await addReadings(
          trx,
          fresh.filter(({ reading }) => reading.length > 0).map(({ objected: _, ...row }) => row),
        )
        for (const { objected, codes, ...row } of fresh) {
          if (row.reading.length === 0) await removeReading(trx, row)
          else if (objected.length > 0) await setCounted(trx, row, objected, false)
        }
      })
    },
    async forget(userId: string): Promise<void> {
      await removeRows(db, 'readings', 'user_id', userId)
      await removeRows(db, 'reading_tags', 'user_id', userId, ['user_id', 'message_id', 'code'])
      await removeRows(db, 'tag_days', 'user_id', userId, ['user_id', 'day', 'code'])
      await removeRows(db, 'tag_totals', 'user_id', userId, ['user_id', 'code'])
    },
  }
}
