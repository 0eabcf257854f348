/** The archive's queries: finished sessions, their text and stars, and reopening one. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import {
  type AnswerRow,
  type ChatMove,
  type MessageRow,
  type SessionRow,
  saveChat,
  TurnOvertaken,
} from './store.ts'

type Tables = {
  companion_sessions: SessionRow
  companion_messages: MessageRow
  companion_answers: AnswerRow
}
type DropReadings = (trx: Db, userId: string, messageIds: string[]) => Promise<void>
/** A session as listed. */
export type ListedRow = Pick<
  SessionRow,
  'id' | 'chat_id' | 'archive_id' | 'started_at' | 'title' | 'highlights' | 'messages' | 'starred'
>

/** What identifies a message. */
export type MessageKey = Pick<MessageRow, 'session_id' | 'position'>
type VectorRow = MessageKey & Pick<MessageRow, 'vector'>

const listed = [
  'id',
  'chat_id',
  'archive_id',
  'started_at',
  'title',
  'highlights',
  'messages',
  'starred',
] as const

export function archiveStore(db: Db) {
  const tables = db.withTables<Tables>()

  const archived = (userId: string) =>
    tables
      .selectFrom('companion_sessions')
      .where('user_id', '=', userId)
      .where('archive_id', 'is not', null)
      .orderBy('started_at', 'desc')

  return {
    /** Open sessions with messages that were left idle. */
    idleSessions: (userId: string, before: number) =>
      tables
        .selectFrom('companion_sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('archive_id', 'is', null)
        .where('last_at', '<=', before)
        .where('title', 'is not', null)
        .execute(),
    /** Whether anything was said after this time in a finished session of the chat. */
    async hasFinishedSince(userId: string, chatId: string, since: number): Promise<boolean> {
      const found = await archived(userId)
        .select('id')
        .where('chat_id', '=', chatId)
        .where('last_at', '>', since)
        .limit(1)
        .execute()
      return found.length > 0
    },
    archived: (userId: string, limit?: number): Promise<ListedRow[]> =>
      archived(userId)
        .select(listed)
        .$if(limit !== undefined, query => query.limit(limit ?? 0))
        .execute(),
    archivedWithWords: (userId: string): Promise<(ListedRow & Pick<SessionRow, 'words'>)[]> =>
      archived(userId)
        .select([...listed, 'words'])
        .execute(),
    /** The person's messages in these sessions, in order. */
    saidIn: (sessionIds: string[]) =>
      tables
        .selectFrom('companion_messages')
        .select(['session_id', 'id', 'body'])
        .where('session_id', 'in', sessionIds)
        .where('sender', '=', 'user')
        .orderBy('session_id')
        .orderBy('position')
        .execute(),
    /** The vectors of their messages in these sessions, the newest first. */
    vectorsIn: (userId: string, sessionIds: string[], limit: number): Promise<VectorRow[]> =>
      tables
        .selectFrom('companion_messages')
        .select(['session_id', 'position', 'vector'])
        .where('user_id', '=', userId)
        .where('session_id', 'in', sessionIds)
        .where('sender', '=', 'user')
        .orderBy('session_id', 'desc')
        .orderBy('position', 'desc')
        .limit(limit)
        .execute(),
    said: (userId: string, { session_id, position }: MessageKey) =>
      tables
        .selectFrom('companion_messages')
        .select(['id', 'body'])
        .where('user_id', '=', userId)
        .where('session_id', '=', session_id)
        .where('position', '=', position)
        .executeTakeFirst(),
    async setVectors(userId: string, messages: readonly VectorRow[]): Promise<void> {
      await db.transaction().execute(async trx => {
        for (const { session_id, position, vector } of messages)
          await trx
            .withTables<Tables>()
            .updateTable('companion_messages')
            .set({ vector })
            .where('user_id', '=', userId)
            .where('session_id', '=', session_id)
            .where('position', '=', position)
            .execute()
      })
    },
    /** Returns whether the session exists. */
    async star(userId: string, archiveId: string, starred: boolean): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('companion_sessions')
        .set({ starred: starred ? 1 : null })
        .where('user_id', '=', userId)
        .where('archive_id', '=', archiveId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Returns whether the session exists. */
    async rename(userId: string, archiveId: string, title: Uint8Array): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('companion_sessions')
        .set({ title })
        .where('user_id', '=', userId)
        .where('archive_id', '=', archiveId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** `mine`: ids of the person's messages in it, whose answers and readings go as well. */
    async remove(
      session: SessionRow,
      mine: string[],
      chat: ChatMove,
      dropReadings: DropReadings,
    ): Promise<void> {
      await db.transaction().execute(async trx => {
        await saveChat(trx, chat)
        const own = trx.withTables<Tables>()
        await own.deleteFrom('companion_messages').where('session_id', '=', session.id).execute()
        await own.deleteFrom('companion_sessions').where('id', '=', session.id).execute()
        if (mine.length === 0) return
        await own
          .deleteFrom('companion_answers')
          .where('user_id', '=', session.user_id)
          .where('message_id', 'in', mine)
          .execute()
        await dropReadings(trx, session.user_id, mine)
      })
    },
    /** Takes a session out of the archive, replacing one in which only the companion spoke. */
    async reopen(session: SessionRow, greeting: SessionRow | undefined, chat: ChatMove): Promise<void> {
      await db.transaction().execute(async trx => {
        await saveChat(trx, chat)
        const own = trx.withTables<Tables>()
        if (greeting) {
          const { numDeletedRows } = await own
            .deleteFrom('companion_sessions')
            .where('id', '=', greeting.id)
            .where('title', 'is', null)
            .executeTakeFirst()
          // A message was added meanwhile.
          if (numDeletedRows === 0n) throw new TurnOvertaken()
          await own.deleteFrom('companion_messages').where('session_id', '=', greeting.id).execute()
        }
        await sql`update companion_sessions set archive_id = null, words = null where id = ${session.id}`.execute(
          trx,
        )
      })
    },
  }
}
