/**
 * Sessions of a chat: one is open, the others are in the archive under a stable id. A session idle for four
 * hours is archived by itself; nothing is deleted.
 */
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import { SESSION_IDLE_MS } from '#shared/companion.ts'
import { fold } from '#shared/fold.ts'
import type { Chat } from './chats.ts'
import { type Highlight, mentionsAny, pickTitle } from './highlights.ts'
import { emptyTally, kindOf, type Tally } from './session-kind.ts'
import type { companionStore, MessageRow, SessionRow } from './store.ts'

export const BODY = 'companion.message'
export const TITLE = 'companion.title'
export const WORDS = 'companion.words'
const HIGHLIGHTS = 'companion.highlights'
/** Only the last messages of a very long session can be searched. */
const SEARCHABLE_MESSAGES = 2000
/** Where nothing they said may be the title, the day stands for it. */
export const UNTITLED = ''

type Parts = {
  store: ReturnType<typeof companionStore>
  seal: Seal
  clock: Clock
  hadCrisis(userId: string, from: number, to: number): Promise<boolean>
}

export type Sessions = ReturnType<typeof createSessions>

export function createSessions({ store, seal, clock, hadCrisis }: Parts) {
  /** The open session, after archiving one that was idle too long. */
  async function running(chat: Chat): Promise<SessionRow | undefined> {
    const session = chat.session ?? (await store.runningSession(chat.id))
    if (!session || !isIdle(session)) return session
    await archive(session, chat.state.avoid)
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

  /** Gets a title for the whole session, without topics to avoid. */
  async function archive(session: SessionRow, avoid: readonly string[]): Promise<string> {
    const key = await seal.keyOf(session.user_id)
    return keep({ ...session, title: key.seal(TITLE, await titleOf(session, key, avoid)) })
  }

  /** After a crisis no sentence stands for the session, least of all a cheerful one. */
  async function titleOf(session: SessionRow, key: PersonalKey, avoid: readonly string[]): Promise<string> {
    const { user_id, started_at, last_at, title } = session
    if (await hadCrisis(user_id, started_at, last_at)) return UNTITLED
    const first = title ? key.open(TITLE, title) : UNTITLED
    return pickTitle(highlightsOf(session, key), avoid) ?? (mentionsAny(avoid, first) ? UNTITLED : first)
  }

  /** Archives it as it is, searchable. */
  async function keep(session: SessionRow): Promise<string> {
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

  return { running, isIdle, fresh, archive, keep }
}

export function hasWords(session: SessionRow): boolean {
  return session.title !== null
}

export function tallyOf(session: Pick<SessionRow, 'tally'>): Tally {
  return { ...emptyTally, ...JSON.parse(session.tally) }
}

export function highlightsOf({ highlights }: Pick<SessionRow, 'highlights'>, key: PersonalKey): Highlight[] {
  return highlights ? JSON.parse(key.open(HIGHLIGHTS, highlights)) : []
}

export function sealedHighlights(highlights: readonly Highlight[], key: PersonalKey): Uint8Array | null {
  return highlights.length > 0 ? key.seal(HIGHLIGHTS, JSON.stringify(highlights)) : null
}

/** Messages in an already archived session are searchable too. */
export function wordsWith(session: SessionRow, text: string, key: PersonalKey): Uint8Array | null {
  if (session.archive_id === null || !session.words) return session.words
  return key.seal(WORDS, `${key.open(WORDS, session.words)}\n${fold(text)}`)
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
    ...(row.care && { care: row.care }),
  }
}
