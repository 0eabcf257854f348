/** Finds the messages behind a gauge, and where each was written. Read-only. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

type Tables = {
  readings: {
    user_id: string
    message_id: string
    at: number
    source: 'companion' | 'group'
    reading: Uint8Array
  }
  reading_tags: { user_id: string; message_id: string; code: string; at: number; counted: number }
  companion_messages: { user_id: string; id: string; session_id: string; sender: string }
  companion_sessions: {
    id: string
    archive_id: string | null
    last_at: number
    title: Uint8Array | null
  }
}

/** A position in the list, newest first; messages of the same time are ordered by id. */
export type Cursor = { at: number; messageId: string }

export function insightsStore(db: Db) {
  const tables = db.withTables<Tables>()

  /** The newest messages with any of the codes. Reads a bounded number of rows per code. */
  async function newest(userId: string, codes: string[], before: Cursor | undefined, limit: number) {
    const earlier = before ? sql`and (at, message_id) < (${before.at}, ${before.messageId})` : sql``
    const ofEach = codes.map(
      code => sql`select * from (
        select message_id, at from reading_tags
        where user_id = ${userId} and code = ${code} ${earlier}
        order by at desc, message_id desc limit ${limit}) as of_code`,
    )
    const { rows } = await sql<{ message_id: string; at: number }>`
      select message_id, at from (${sql.join(ofEach, sql` union all `)}) as found
      group by message_id, at
      order by at desc, message_id desc
      limit ${limit}`.execute(db)
    return rows
  }

  const readings = (userId: string, messageIds: string[]) =>
    tables
      .selectFrom('readings')
      .select(['message_id', 'at', 'source', 'reading'])
      .where('user_id', '=', userId)
      .where('message_id', 'in', messageIds)
      .execute()

  const tags = (userId: string, messageIds: string[], codes: string[]) =>
    tables
      .selectFrom('reading_tags')
      .select(['message_id', 'code', 'counted'])
      .where('user_id', '=', userId)
      .where('message_id', 'in', messageIds)
      .where('code', 'in', codes)
      .execute()

  /** The companion session of each message, if any. */
  const sessions = (userId: string, messageIds: string[]) =>
    tables
      .selectFrom('companion_messages')
      .innerJoin('companion_sessions', 'companion_sessions.id', 'companion_messages.session_id')
      .select([
        'companion_messages.id as message_id',
        'companion_sessions.archive_id',
        'companion_sessions.last_at',
        'companion_sessions.title',
      ])
      .where('companion_messages.user_id', '=', userId)
      .where('companion_messages.id', 'in', messageIds)
      // The same condition as the partial index on people's own sentences.
      .where(sql<boolean>`companion_messages.sender <> 'bot'`)
      .execute()

  return { newest, readings, tags, sessions }
}
