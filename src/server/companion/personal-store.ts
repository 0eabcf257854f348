/** All chats of one person, for export, import and deletion. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { removeRows, removeWhere } from '#server/platform/rows.ts'
import {
  type ChatRow,
  type MessageRow,
  type NameRow,
  type SessionRow,
  type SnapshotRow,
  saveSnapshot,
} from './store.ts'

type Tables = {
  companion_chats: ChatRow
  companion_snapshots: SnapshotRow
  companion_names: NameRow
  companion_sessions: SessionRow
  companion_messages: MessageRow
}

export function personalStore(db: Db) {
  const tables = db.withTables<Tables>()

  /** The person's own rows among these ids, by their original id. */
  async function own(table: 'companion_chats' | 'companion_sessions', userId: string, ids: string[]) {
    if (ids.length === 0) return new Map<string, string>()
    const found = await tables
      .selectFrom(table)
      .select(['id', 'origin'])
      .where('user_id', '=', userId)
      .where(eb => eb.or([eb('id', 'in', ids), eb('origin', 'in', ids)]))
      .execute()
    return new Map(found.map(({ id, origin }) => [origin ?? id, id]))
  }

  return {
    ownChats: (userId: string, ids: string[]) => own('companion_chats', userId, ids),
    ownSessions: (userId: string, ids: string[]) => own('companion_sessions', userId, ids),
    names: (userId: string) =>
      tables
        .selectFrom('companion_names')
        .select(['chat_id', 'name'])
        .where('user_id', '=', userId)
        .where('name', 'is not', null)
        .execute(),
    /** Without the search text, which is also in the messages. */
    sessions: (userId: string) =>
      tables
        .selectFrom('companion_sessions')
        .select(['id', 'origin', 'chat_id', 'archive_id', 'started_at', 'last_at', 'title', 'tally'])
        .select(['highlights', 'starred'])
        .where('user_id', '=', userId)
        .execute(),
    /** Oldest first. */
    messages: (sessionId: string, after: number, limit: number) =>
      tables
        .selectFrom('companion_messages')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),
    async hasWords(chatId: string): Promise<boolean> {
      const spoken = await tables
        .selectFrom('companion_sessions')
        .select('id')
        .where('chat_id', '=', chatId)
        .where('title', 'is not', null)
        .limit(1)
        .executeTakeFirst()
      return spoken !== undefined
    },
    /** An existing chat stays as it is. */
    async addChat(chat: ChatRow, snapshot: SnapshotRow): Promise<void> {
      const added = await tables
        .insertInto('companion_chats')
        .values(chat)
        .onConflict(conflict => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added) await saveSnapshot(db, snapshot)
    },
    /** A chat with only its greeting. */
    async removeChat(userId: string, chatId: string): Promise<void> {
      await sql`delete from companion_messages where user_id = ${userId} and session_id in
        (select id from companion_sessions where user_id = ${userId} and chat_id = ${chatId})`.execute(db)
      for (const table of ['companion_sessions', 'companion_names', 'companion_snapshots'] as const)
        await tables.deleteFrom(table).where('user_id', '=', userId).where('chat_id', '=', chatId).execute()
      await tables
        .deleteFrom('companion_chats')
        .where('user_id', '=', userId)
        .where('id', '=', chatId)
        .execute()
    },
    /** Messages for an existing session are appended, so new ones come after them. */
    async addMessages(messages: MessageRow[]): Promise<void> {
      await db.transaction().execute(async trx => {
        await trx
          .withTables<Tables>()
          .insertInto('companion_messages')
          .values(messages)
          .onConflict(conflict => conflict.columns(['session_id', 'position']).doNothing())
          .execute()
        const reach = new Map<string, number>()
        for (const { session_id: id, position } of messages)
          reach.set(id, Math.max(reach.get(id) ?? 0, position + 1))
        for (const [id, count] of reach)
          await sql`update companion_sessions set messages = ${count}
            where id = ${id} and messages < ${count}`.execute(trx)
      })
    },
    async lastPosition(sessionId: string): Promise<number> {
      const row = await tables
        .selectFrom('companion_messages')
        .select(eb => eb.fn.max('position').as('last'))
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return row?.last ?? -1
    },
    async forget(userId: string): Promise<void> {
      // The companion's messages are not indexed by person: they are found through the sessions, which are
      // deleted last.
      const theirs = sql`session_id in (select id from companion_sessions where user_id = ${userId})`
      await removeWhere(db, 'companion_messages', theirs)
      await removeWhere(db, 'companion_messages', sql`user_id = ${userId} and sender <> 'bot'`)
      for (const table of ['answers', 'sessions', 'names', 'snapshots', 'chats'])
        await removeRows(db, `companion_${table}`, 'user_id', userId)
    },
  }
}
