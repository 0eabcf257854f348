/** What the parts of the companion share: dependencies, stores, and how a turn is written. */
import type { Classification } from '#server/classification/classification.ts'
import { createBatch } from '#server/platform/batch.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { createEventLoopThrottle } from '#server/platform/event-loop-throttle.ts'
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { Reader } from '#server/reading/reading.ts'
import type { Support } from '#server/support/support.ts'
import type { CareReply } from '#shared/care.ts'
import type { postChat } from '#shared/companion.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import type { Answering } from './answering/answering.ts'
import { type Chat, createChats } from './chats.ts'
import type { Library } from './library/library.ts'
import { sealVector } from './message-vectors.ts'
import type { Missed } from './missed-replies.ts'
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

export type CompanionPerson = {
  givenName: string
  companionName: string
  answers: Record<string, string> | null
  modelConsent?: boolean
  countMisses?: boolean
  /** The country they chose for helplines. */
  country?: string | null
  withheld?: string[]
}
export type ChatReply = Answer<typeof postChat>

export type Parts = {
  db: Db
  seal: Seal
  support: Support
  classification: Classification
  /** Reads each message once, before any reply. */
  reader: Pick<Reader, 'read' | 'match' | 'matcher' | 'turn' | 'weigh' | 'answers' | 'waiting'>
  answering: Answering
  model?: Model | undefined
  library: Library
  /** Counts a reply that somebody marked as missing the point, if they agreed to that. */
  countMiss(what: Missed): void
  personOf(userId: string): Promise<CompanionPerson>
  /** Refuses a person who has made too many new names lately. */
  countNewName(userId: string): Promise<void>
  clock: Clock
  log: Log
}

const ANSWER = 'companion.answer'
const TRIES = 5
/** Searching the library takes a few milliseconds; this many answers may block the event loop in one turn. */
const TURNS_TOGETHER = 3
/**
 * While other replies are being prepared, finished turns wait this long to share a commit, which costs a
 * tenth of committing one by one. A single turn does not wait.
 */
const GATHER_MS = 30
const ARCHIVE_ID = /^(journal|stress|goal|reflection)-[0-9A-Z]{26}$/

export type Services = ReturnType<typeof createServices>

export function createServices(parts: Parts) {
  const { db, seal, classification, reader, clock, countNewName } = parts
  const store = companionStore(db)
  const chats = createChats({ store, seal, clock, countNewName })
  const sessions = createSessions({ store, seal, clock, hadCrisis: parts.support.hadCrisis })
  const throttle = createEventLoopThrottle(TURNS_TOGETHER)
  async function writeAll(turns: TurnRows[]): Promise<TurnRows[]> {
    await writeTurns(db, turns, classification.addReadings)
    return turns
  }
  const isMoreComing = () => reader.waiting() > 0
  const write = createBatch(writeAll, { gatherMs: GATHER_MS, isMoreComing })

  /** The chat and, for an archived one, its session. */
  async function find(userId: string, chatId: string): Promise<{ chat: Chat; archived?: SessionRow }> {
    if (ARCHIVE_ID.test(chatId)) {
      const archived = await store.archivedSession(userId, chatId)
      if (archived) return { chat: await chats.byId(userId, archived.chat_id), archived }
      // A companion may have a name like that; a session that is not there must not begin a chat.
      const { companionName } = await parts.personOf(userId)
      if (companionName !== chatId && !(await chats.has(userId, chatId))) throw new Refusal('not-found')
    }
    return { chat: await chats.named(userId, chatId) }
  }

  async function knownAnswer(userId: string, messageId: string | undefined): Promise<ChatReply | undefined> {
    const row = messageId ? await store.answer(userId, messageId) : undefined
    return row && JSON.parse((await seal.keyOf(userId)).open(ANSWER, row.answer))
  }

  function answerRow(userId: string, message_id: string, answer: ChatReply, key: PersonalKey) {
    return { user_id: userId, message_id, answer: key.seal(ANSWER, JSON.stringify(answer)), at: clock.now() }
  }

  /** Retries from the stored state when another node was faster. */
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
    return said.map(({ id = newId(), sender, text, questionId = null, care = null, vector }, i) => ({
      session_id: session.id,
      position: session.messages + i,
      id,
      user_id: session.user_id,
      sender,
      body: key.seal(BODY, text),
      at,
      question_id: questionId,
      care,
      vector: sealVector(vector, reader.matcher, key),
    }))
  }

  return {
    ...parts,
    store,
    chats,
    sessions,
    throttle,
    write,
    find,
    knownAnswer,
    answerRow,
    untilNotOvertaken,
    messageRows,
  }
}

export type NewMessage = {
  id?: string
  sender: 'bot' | 'user'
  text: string
  questionId?: string
  care?: CareReply | null
  /** The matcher's, of the person's own message. */
  vector?: Int8Array | undefined
}

/** Changes nothing; a base for turns that change only a part. */
export const noRows: TurnRows = { chat: null, session: null, messages: [], answer: null, reading: null }
