/**
 * Sessions of a chat: one runs, the others are in the archive under an id they keep. A session left for
 * four hours is in the archive without being opened first; nothing is ever deleted by itself.
 */
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import { type ArchivedChat, SESSION_IDLE_MS } from '#shared/companion.ts'
import { fold, wordsAskedFor } from '#shared/fold.ts'
import type { Chat } from './chats.ts'
import { emptyTally, kindOf, type Tally } from './session-kind.ts'
import type { companionStore, MessageRow, SessionRow } from './store.ts'

export const BODY = 'companion.message'
export const TITLE = 'companion.title'
const WORDS = 'companion.words'
/** So much of the end of a very long session can be searched. */
const SEARCHABLE_MESSAGES = 2000

type Parts = { store: ReturnType<typeof companionStore>; seal: Seal; clock: Clock }

export type Sessions = ReturnType<typeof createSessions>

export function createSessions({ store, seal, clock }: Parts) {
  /** The running session, after one that was left too long has gone to the archive. */
  async function running(chat: Chat): Promise<SessionRow | undefined> {
    const session = chat.session ?? (await store.runningSession(chat.id))
    if (!session || !isIdle(session)) return session
    await archive(session)
    return undefined
  }

  function isIdle(session: SessionRow): boolean {
    return hasWords(session) && clock.now() - session.last_at >= SESSION_IDLE_MS
  }

  function fresh(chat: Chat): SessionRow {
    const now = clock.now()
    return {
      id: newId(now),
      chat_id: chat.id,
      user_id: chat.userId,
      archive_id: null,
      started_at: now,
      last_at: now,
      messages: 0,
      tally: JSON.stringify(emptyTally),
      title: null,
      words: null,
    }
  }

  async function archive(session: SessionRow): Promise<string> {
    const archive_id = session.archive_id ?? `${kindOf(tallyOf(session))}-${session.origin ?? session.id}`
    await store.archive({ ...session, archive_id, words: await searchable(session) })
    return archive_id
  }

  async function searchable(session: SessionRow): Promise<Uint8Array> {
    const key = await seal.keyOf(session.user_id)
    const rows = await store.messages(session.id, session.messages, SEARCHABLE_MESSAGES)
    const said = rows.filter(({ sender }) => sender === 'user').map(row => key.open(BODY, row.body))
    return key.seal(WORDS, fold(said.reverse().join('\n')))
  }

  /** Newest first; `asked` words must all occur, in the title or in what the person said. */
  async function archived(userId: string, asked: string): Promise<ArchivedChat[]> {
    for (const session of await store.idleSessions(userId, clock.now() - SESSION_IDLE_MS))
      await archive(session)
    const key = await seal.keyOf(userId)
    const words = wordsAskedFor(asked)
    if (words.length === 0) return (await store.archived(userId)).map(row => asArchived(row, key))
    return (await store.archivedWithWords(userId)).flatMap(row => {
      const entry = asArchived(row, key)
      const text = `${fold(entry.title)}\n${row.words ? key.open(WORDS, row.words) : ''}`
      return words.every(word => text.includes(word)) ? [entry] : []
    })
  }

  return { running, fresh, archive, archived }
}

export function hasWords(session: SessionRow): boolean {
  return session.title !== null
}

export function tallyOf(session: Pick<SessionRow, 'tally'>): Tally {
  return { ...emptyTally, ...JSON.parse(session.tally) }
}

export function openMessage(row: MessageRow, key: PersonalKey) {
  return asMessage(row, key.open(BODY, row.body))
}

export function asMessage(row: MessageRow, text: string) {
  return {
    id: row.id,
    from: row.sender,
    text,
    timestamp: new Date(row.at).toISOString(),
    ...(row.question_id && { questionId: row.question_id }),
  }
}

function asArchived(
  row: Pick<SessionRow, 'archive_id' | 'started_at' | 'title'>,
  key: PersonalKey,
): ArchivedChat {
  return {
    id: row.archive_id ?? '',
    title: row.title ? key.open(TITLE, row.title) : '',
    date: new Date(row.started_at).toISOString(),
  }
}
