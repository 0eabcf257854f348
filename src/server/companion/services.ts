/** What the parts of the companion share: who they ask, what they keep, and how a turn is written. */
import type { Classification } from '#server/classification/classification.ts'
import { createBatch } from '#server/platform/batch.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import { createTurnstile } from '#server/platform/turnstile.ts'
import type { Reader } from '#server/reading/reading.ts'
import type { Support } from '#server/support/support.ts'
import type { postChat } from '#shared/companion.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { Answering } from './answering/answering.ts'
import { type Chat, createChats } from './chats.ts'
import type { Library } from './library/library.ts'
import type { Missed } from './misses.ts'
import type { Model } from './model/model.ts'
import { BODY, createSessions } from './sessions.ts'
import {
  companionStore,
  type MessageRow,
  type SessionRow,
  TurnOvertaken,
  type TurnRows,
  writeTurns,
} from './store.ts'

export type Person = {
  givenName: string
  companionName: string
  answers: Record<string, string> | null
  modelConsent?: boolean
  countMisses?: boolean
  /** Whose helplines they chose to see. */
  country?: string | null
  withheld?: string[]
}
export type ChatReply = Answer<typeof postChat>

export type Parts = {
  db: Db
  seal: Seal
  support: Support
  classification: Classification
  /** Reads each message once, before anything is said. */
  reader: Pick<Reader, 'read' | 'waiting'>
  answering: Answering
  model?: Model | undefined
  library: Library
  /** Somebody who agreed to it said that a reply the library has for this was not it. */
  countMiss(what: Missed): void
  personOf(userId: string): Promise<Person>
  /** Refuses a person who has made too many new names lately. */
  countNewName(userId: string): Promise<void>
  clock: Clock
  log: Log
}

const ANSWER = 'companion.answer'
const TRIES = 5
/**
 * An answer takes a few milliseconds of looking through the library; so many may hold up the event loop at once.
 */
const TURNS_TOGETHER = 3
/**
 * While replies for others are being thought of, turns are written together, so long after the first of them at most:
 * a tenth of what waiting for each other's replies costs them then. Whoever is alone waits for nobody.
 */
const GATHER_MS = 30
const ARCHIVE_ID = /^(journal|stress|goal|reflection)-[0-9A-Z]{26}$/

export type Services = ReturnType<typeof createServices>

export function createServices(parts: Parts) {
  const { db, seal, classification, reader, clock, countNewName } = parts
  const store = companionStore(db)
  const chats = createChats({ store, seal, clock, countNewName })
  const sessions = createSessions({ store, seal, clock })
  const pass = createTurnstile(TURNS_TOGETHER)
  async function writeAll(turns: TurnRows[]): Promise<TurnRows[]> {
    await writeTurns(db, turns, classification.addReadings)
    return turns
  }
  const isMoreComing = () => reader.waiting() > 0
  const write = createBatch(writeAll, { gatherMs: GATHER_MS, isMoreComing })

  /** The chat and, for an archived one, its session. */
  async function find(userId: string, chatId: string): Promise<{ chat: Chat; archived?: SessionRow }> {
    const archived = ARCHIVE_ID.test(chatId) ? await store.archivedSession(userId, chatId) : undefined
    if (archived) return { chat: await chats.byId(userId, archived.chat_id), archived }
    return { chat: await chats.named(userId, chatId) }
  }

  async function knownAnswer(userId: string, messageId: string | undefined): Promise<ChatReply | undefined> {
    const row = messageId ? await store.answer(userId, messageId) : undefined
    return row && JSON.parse((await seal.keyOf(userId)).open(ANSWER, row.answer))
  }

  function answerRow(userId: string, message_id: string, answer: ChatReply, key: PersonalKey) {
    return { user_id: userId, message_id, answer: key.seal(ANSWER, JSON.stringify(answer)), at: clock.now() }
  }

  /** Again, from what is stored now, when another node was faster. */
  async function untilNotOvertaken<T>(chatId: string, work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof TurnOvertaken) || tries === TRIES) throw error
        chats.forget(chatId)
      }
    }
  }

  function messageRows(session: SessionRow, key: PersonalKey, said: NewMessage[]): MessageRow[] {
    const at = clock.now()
    return said.map(({ id = newId(), sender, text, questionId = null }, i) => ({
      session_id: session.id,
      position: session.messages + i,
      id,
      user_id: session.user_id,
      sender,
      body: key.seal(BODY, text),
      at,
      question_id: questionId,
    }))
  }

  return {
    ...parts,
    store,
    chats,
    sessions,
    pass,
    write,
    find,
    knownAnswer,
    answerRow,
    untilNotOvertaken,
    messageRows,
  }
}

export type NewMessage = { id?: string; sender: 'bot' | 'user'; text: string; questionId?: string }

/** Nothing changes but what is named. */
export const noRows: TurnRows = { chat: null, session: null, messages: [], answer: null, reading: null }
