/** Chats, sessions, messages and answers; every query is by the owner's id, or an id found that way. */
import { sql } from 'kysely'
import type { NewReading } from '#server/classification/classification.ts'
import type { Db } from '#server/platform/db.ts'
import { bulkInsert, preparedFirst, run } from '#server/platform/prepared-queries.ts'
import type { CareReply } from '#shared/care.ts'

export type ChatRow = {
  id: string
  user_id: string
  version: number
  created_at: number
  /** What changed since the snapshot. */
  recent?: Uint8Array | null
  /** Its id in the export it came from. */
  origin?: string | null
}

/** The state of a chat when it was last written in full. */
export type SnapshotRow = { chat_id: string; user_id: string; state: Uint8Array }

/** A chat with its snapshot and the changes since. */
export type WholeChat = ChatRow & { state: Uint8Array | null }

/** The next version of a chat; without a snapshot the previous one stays. */
export type ChatMove = Pick<ChatRow, 'id' | 'version'> & {
  recent: Uint8Array | null
  snapshot: SnapshotRow | null
}

export type SessionRow = {
  id: string
  chat_id: string
  user_id: string
  archive_id: string | null
  started_at: number
  last_at: number
  /** How many messages it has; the next one's position. */
  messages: number
  tally: string
  title: Uint8Array | null
  words: Uint8Array | null
  /** Sentences that may represent it, sealed. */
  highlights?: Uint8Array | null
  starred?: number | null
  /** Its id in the export it came from. */
  origin?: string | null
}

export type MessageRow = {
  session_id: string
  position: number
  id: string
  user_id: string
  sender: 'bot' | 'user'
  body: Uint8Array
  at: number
  question_id: string | null
  /** The person said this reply missed the point. */
  missed?: number | null
  /** A fixed text of care, with help under it or without. */
  care?: CareReply | null
  /** Of a person's own message, sealed. */
  vector?: Uint8Array | null
}

export type AnswerRow = { user_id: string; message_id: string; answer: Uint8Array; at: number }

/** A name as a fingerprint, for lookups, and sealed, to show it to its owner. */
export type NameRow = { user_id: string; name_mac: string; chat_id: string; name: Uint8Array | null }

type Tables = {
  companion_chats: ChatRow
  companion_snapshots: SnapshotRow
  companion_names: NameRow
  companion_sessions: SessionRow
  companion_messages: MessageRow
  companion_answers: AnswerRow
}

/** Everything one turn changes, written in one transaction. */
export type TurnRows = {
  chat: ChatMove | null
  session: SessionRow | null
  messages: MessageRow[]
  answer: AnswerRow | null
  reading: NewReading | null
}

/** Another request changed the chat or answered the same message meanwhile: load it again and retry. */
export class TurnOvertaken extends Error {}

const insertAnswers = bulkInsert<AnswerRow>(
  'companion_answers',
  ['user_id', 'message_id', 'answer', 'at'],
  'on conflict (user_id, message_id) do nothing returning message_id',
)
const insertMessages = bulkInsert<MessageRow>(
  'companion_messages',
  ['session_id', 'position', 'id', 'user_id', 'sender', 'body', 'at', 'question_id', 'care', 'vector'],
  'on conflict (session_id, position) do nothing returning position',
)
const sessionColumns: (keyof SessionRow)[] = [
  'id',
  'chat_id',
  'user_id',
  'archive_id',
  'started_at',
  'last_at',
  'messages',
  'tally',
  'title',
  'words',
  'highlights',
  'starred',
  'origin',
]
const spokenIn = ['last_at', 'messages', 'tally', 'title', 'words', 'highlights']
  .map(column => `${column} = excluded.${column}`)
  .join(', ')
/** Only if it is still open, or archived under this id. */
const stillThere = `where
  coalesce(companion_sessions.archive_id, excluded.archive_id, '') = coalesce(excluded.archive_id, '') returning id`
/** Setting a column updates its indexes even if unchanged, so a turn leaves the archive's columns alone. */
const insertSpokenIn = bulkInsert<SessionRow>(
  'companion_sessions',
  sessionColumns,
  `on conflict (id) do update set ${spokenIn} ${stillThere}`,
)
const insertArchived = bulkInsert<SessionRow>(
  'companion_sessions',
  sessionColumns,
  `on conflict (id) do update set
    ${spokenIn}, archive_id = excluded.archive_id ${stillThere}`,
)

const insertSnapshots = bulkInsert<SnapshotRow>(
  'companion_snapshots',
  ['chat_id', 'user_id', 'state'],
  'on conflict (chat_id) do update set state = excluded.state',
)

type AddReadings = (trx: Db, readings: NewReading[]) => Promise<void>

/** All turns of one batch in one transaction. */
export async function writeTurns(db: Db, turns: TurnRows[], addReadings: AddReadings): Promise<void> {
  await db.transaction().execute(async trx => {
    const answers = turns.flatMap(({ answer }) => answer ?? [])
    if (answers.length > 0) {
      const added = await insertAnswers(trx, answers)
      if (added.rows.length < answers.length) throw new TurnOvertaken()
    }
    const chats = turns.flatMap(({ chat }) => chat ?? [])
    // In a fixed order, so two nodes cannot deadlock.
    for (const chat of chats.sort((a, b) => (a.id < b.id ? -1 : 1))) await saveChat(trx, chat)
    const sessions = turns.flatMap(({ session }) => session ?? [])
    if (sessions.length > 0) {
      const written = await insertSpokenIn(trx, sessions)
      // A session archived meanwhile stays archived.
      if (written.rows.length < sessions.length) throw new TurnOvertaken()
    }
    const messages = turns.flatMap(turn => turn.messages)
    if (messages.length > 0) {
      const said = await insertMessages(trx, messages)
      // An import added messages to the session meanwhile.
      if (said.rows.length < messages.length) throw new TurnOvertaken()
    }
    await addReadings(
      trx,
      turns.flatMap(({ reading }) => reading ?? []),
    )
  })
}

export async function saveChat(trx: Db, { id, recent, version, snapshot }: ChatMove): Promise<void> {
  const changed = await run(
    trx,
    'update companion_chats set recent = ?, version = version + 1 where id = ? and version = ?',
    [recent, id, version],
  )
  if (changed.numAffectedRows === 0n) throw new TurnOvertaken()
  if (snapshot) await saveSnapshot(trx, snapshot)
}

export async function saveSnapshot(trx: Db, snapshot: SnapshotRow): Promise<void> {
  await insertSnapshots(trx, [snapshot])
}

export function companionStore(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    /** The chat and its version, without its state. */
    chatByName: (userId: string, nameMac: string) =>
      tables
        .selectFrom('companion_names')
        .innerJoin('companion_chats', 'companion_chats.id', 'companion_names.chat_id')
        .select(['companion_chats.id', 'companion_chats.version'])
        .where('companion_names.user_id', '=', userId)
        .where('companion_names.name_mac', '=', nameMac)
        .executeTakeFirst(),
    chat: (userId: string, id: string): Promise<WholeChat | undefined> =>
      tables
        .selectFrom('companion_chats')
        .leftJoin('companion_snapshots', 'companion_snapshots.chat_id', 'companion_chats.id')
        .selectAll('companion_chats')
        .select('companion_snapshots.state')
        .where('companion_chats.user_id', '=', userId)
        .where('companion_chats.id', '=', id)
        .executeTakeFirst(),
    chatsOf: (userId: string) =>
      tables
        .selectFrom('companion_chats')
        .select(['id', 'origin', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    /** The chat with this name: the given one, unless another request created one first. */
    async addChat(chat: ChatRow, { name_mac: nameMac, name }: NameRow): Promise<string> {
      return db.transaction().execute(async trx => {
        const own = trx.withTables<Tables>()
        const added = await own
          .insertInto('companion_names')
          .values({ user_id: chat.user_id, name_mac: nameMac, chat_id: chat.id, name })
          .onConflict(conflict => conflict.columns(['user_id', 'name_mac']).doNothing())
          .returning('chat_id')
          .executeTakeFirst()
        if (added) {
          await own.insertInto('companion_chats').values(chat).execute()
          return chat.id
        }
        const { chat_id } = await own
          .selectFrom('companion_names')
          .select('chat_id')
          .where('user_id', '=', chat.user_id)
          .where('name_mac', '=', nameMac)
          .executeTakeFirstOrThrow()
        return chat_id
      })
    },
    async nameChat(row: NameRow): Promise<void> {
      const { chat_id, name } = row
      await tables
        .insertInto('companion_names')
        .values(row)
        .onConflict(conflict => conflict.columns(['user_id', 'name_mac']).doUpdateSet({ chat_id, name }))
        .execute()
    },
    /** The one that is not archived. */
    runningSession: (chatId: string) =>
      tables
        .selectFrom('companion_sessions')
        .selectAll()
        .where('chat_id', '=', chatId)
        // Makes the planner use the chat's own index, not the one over everybody's running sessions.
        .where(sql<string>`coalesce(archive_id, '')`, '=', '')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    archivedSession: (userId: string, archiveId: string) =>
      tables
        .selectFrom('companion_sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('archive_id', '=', archiveId)
        .executeTakeFirst(),
    async archive(session: SessionRow): Promise<void> {
      await insertArchived(db, [session])
    },
    /** Newest first. */
    messages: (sessionId: string, before: number, limit: number) =>
      tables
        .selectFrom('companion_messages')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('position', '<', before)
        .orderBy('position', 'desc')
        .limit(limit)
        .execute(),
    async markMissed(sessionId: string, messageId: string): Promise<void> {
      await tables
        .updateTable('companion_messages')
        .set({ missed: 1 })
        .where('session_id', '=', sessionId)
        .where('id', '=', messageId)
        .execute()
    },
    answer: preparedFirst(db, (userId: string, messageId: string) =>
      tables
        .selectFrom('companion_answers')
        .select('answer')
        .where('user_id', '=', userId)
        .where('message_id', '=', messageId),
    ),
    async removeOldAnswers(before: number): Promise<void> {
      await sql`delete from companion_answers where at < ${before}`.execute(db)
    },
  }
}
