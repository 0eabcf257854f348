/**
 * A person's conversation with their companion. Promises that a message is answered once and the same,
 * however often it is sent; that care is asked before anything else; and that no word is lost or seen by
 * anybody else.
 */
import { ulid } from 'ulid'
import type { PersonCare } from '#server/care/person-care.ts'
import type { Classification } from '#server/classification/classification.ts'
import { createBatch } from '#server/platform/batch.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Log } from '#server/platform/log.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { Care } from '#shared/care.ts'
import { fixedReply } from '#shared/care-texts.ts'
import type { ArchivedChat, postChat } from '#shared/companion.ts'
import type { Answer, Reply } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { type ChatState, emptyState, stampMemories } from './chat-state.ts'
import { type Chat, createChats } from './chats.ts'
import { createGroupVoice } from './group-voice.ts'
import { firstQuestion, nextQuestion } from './questioning.ts'
import { countMessage, isTitleWorthy, titleFrom } from './session-kind.ts'
import { BODY, createSessions, hasWords, openMessage, TITLE, tallyOf } from './sessions.ts'
import {
  companionStore,
  type MessageRow,
  type SessionRow,
  TurnOvertaken,
  type TurnRows,
  writeTurns,
} from './store.ts'
import type { Voice } from './voice/voice.ts'

export type Person = { givenName: string; companionName: string; answers: Record<string, string> | null }
type Said = { text: string; chatId: string; messageId?: string | undefined; context?: 'group' | undefined }
type ChatReply = Answer<typeof postChat>

type Parts = {
  db: Db
  seal: Seal
  care: PersonCare
  classification: Classification
  voice: Voice
  personOf(userId: string): Promise<Person>
  clock: Clock
  log: Log
}

const ANSWER = 'companion.answer'
/** How long a lost answer can be asked for again under its message's id. */
const ANSWERS_KEPT_MS = 90 * 24 * 3_600_000
const TRIES = 5
const ARCHIVE_ID = /^(journal|stress|goal|reflection)-[0-9A-Z]{26}$/

export type Companion = ReturnType<typeof createCompanion>

export function createCompanion({ db, seal, care, classification, voice, personOf, clock, log }: Parts) {
  const store = companionStore(db)
  const chats = createChats({ store, seal, clock })
  const sessions = createSessions({ store, seal, clock })
  const speakInGroup = createGroupVoice(voice)
  const write = createBatch(async (turns: TurnRows[]) => {
    await writeTurns(db, turns)
    return turns
  })

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

  async function post(caller: Caller, said: Said): Promise<ChatReply> {
    if (said.context === 'group') return postInGroup(caller, said)
    const { chat } = await find(caller.userId, said.chatId)
    return chats.inTurn(chat.id, async () => {
      const id = said.messageId ?? ulid()
      for (let tries = 1; ; tries += 1) {
        const known = await knownAnswer(caller.userId, said.messageId)
        if (known) return known
        try {
          return await takeTurn(caller, { ...said, messageId: id })
        } catch (error) {
          if (!(error instanceof TurnOvertaken) || tries === TRIES) throw error
          chats.forget(chat.id)
        }
      }
    })
  }

  async function takeTurn(caller: Caller, said: Said & { messageId: string }): Promise<ChatReply> {
    const { chat, archived } = await find(caller.userId, said.chatId)
    const session = archived ?? (await sessions.running(chat)) ?? sessions.fresh(chat)
    const heard = await care.hear(caller.userId, 'companion', said.text, said.messageId)
    const person = await personOf(caller.userId)
    const read = heard.tier === 'crisis' ? undefined : readOrGoOn(said.text)
    const spoken = speak(chat, person, said.text, heard)
    const quiet = spoken.quiet || heard.tier !== 'none' || (await care.inSupport(caller.userId))
    const question = quiet ? null : nextQuestion(spoken.state, said.text, read?.labels ?? [])
    const state: ChatState = {
      ...spoken.state,
      asked: question ? [...spoken.state.asked, question.id] : spoken.state.asked,
      openQuestion: question?.id ?? null,
    }

    const key = await seal.keyOf(caller.userId)
    const rows = messageRows(session, key, [
      { id: said.messageId, sender: 'user', text: said.text },
      { id: ulid(), sender: 'bot', text: spoken.reply },
      ...(question
        ? [{ id: ulid(), sender: 'bot' as const, text: question.text, questionId: question.id }]
        : []),
    ])
    const [mine, reply, asked] = rows.map(row => openMessage(row, key))
    if (!mine || !reply) throw new Error('A turn without its messages.')
    const answer: ChatReply = {
      messages: [mine, reply],
      reply: reply.text,
      followUp: question && asked ? { ...question, messageId: asked.id } : null,
      care: heard,
    }
    await write({
      chat: await chats.sealed(chat, state),
      session: afterTurn(
        session,
        key,
        said.text,
        heard,
        read?.labels ?? [],
        chat.state.openQuestion !== null,
        rows,
      ),
      messages: rows,
      answer: answerRow(caller.userId, said.messageId, answer, key),
      reading: read ? await classification.prepare(caller, { ...said, context: said.chatId }, read) : null,
    })
    chats.advance(chat, state)
    return answer
  }

  /** Nothing the classifier does may cost a person their reply. */
  function readOrGoOn(text: string) {
    try {
      return classification.read(text)
    } catch {
      return undefined
    }
  }

  function speak(chat: Chat, person: Person, text: string, heard: Care) {
    const fixed = fixedReply(heard.tier, heard.category, heard.show === 'help')
    if (fixed !== null) return { reply: fixed, quiet: true, state: chat.state }
    const before = voice.memories(chat.state.voice)
    const said = voice.reply(
      {
        text,
        chatId: chat.id,
        name: person.givenName,
        companion: person.companionName,
        profile: person.answers ?? undefined,
        lastQuestion: chat.state.openQuestion,
        avoid: chat.state.avoid,
      },
      chat.state.voice,
    )
    const after = voice.memories(said.state)
    const memoryTimes = stampMemories(before, after, chat.state.memoryTimes, clock.now())
    return {
      reply: said.text,
      quiet: said.suppressFollowUp,
      state: { ...chat.state, voice: said.state, memoryTimes },
    }
  }

  function messageRows(session: SessionRow, key: PersonalKey, said: NewMessage[]): MessageRow[] {
    const at = clock.now()
    return said.map(({ id, sender, text, questionId }, i) => ({
      session_id: session.id,
      position: session.messages + i,
      id,
      user_id: session.user_id,
      sender,
      body: key.seal(BODY, text),
      at,
      question_id: questionId ?? null,
    }))
  }

  function afterTurn(
    session: SessionRow,
    key: PersonalKey,
    text: string,
    heard: Care,
    labels: string[],
    answersQuestion: boolean,
    rows: MessageRow[],
  ): SessionRow {
    const tally = countMessage(tallyOf(session), text, labels, answersQuestion)
    return {
      ...session,
      last_at: clock.now(),
      messages: session.messages + rows.length,
      tally: JSON.stringify(tally),
      title: titleAfter(session, key, text, heard),
      words: session.words,
    }
  }

  /** A hard moment never becomes a headline. */
  function titleAfter(session: SessionRow, key: PersonalKey, text: string, heard: Care): Uint8Array {
    const kept = session.title && key.open(TITLE, session.title)
    if (session.title && kept && (session.archive_id || isTitleWorthy(kept))) return session.title
    if (heard.tier !== 'none') return session.title ?? key.seal(TITLE, 'A conversation')
    return kept && kept !== 'A conversation' && !isTitleWorthy(text)
      ? session.title!
      : key.seal(TITLE, titleFrom(text))
  }

  function answerRow(userId: string, message_id: string, answer: ChatReply, key: PersonalKey) {
    return { user_id: userId, message_id, answer: key.seal(ANSWER, JSON.stringify(answer)), at: clock.now() }
  }

  /** For the author alone: kept only to answer a repeated id, in no chat and no archive. */
  async function postInGroup(caller: Caller, said: Said): Promise<ChatReply> {
    const messageId = said.messageId ?? ulid()
    const known = await knownAnswer(caller.userId, said.messageId)
    if (known) return known
    const heard = await care.hear(caller.userId, 'group', said.text, messageId)
    const fixed = fixedReply(heard.tier, heard.category, heard.show === 'help')
    const { companionName } = await personOf(caller.userId)
    const reply = fixed ?? speakInGroup(caller.userId, said.chatId, said.text, companionName)
    const read = heard.tier === 'crisis' ? undefined : readOrGoOn(said.text)
    const key = await seal.keyOf(caller.userId)
    const timestamp = new Date(clock.now()).toISOString()
    const answer: ChatReply = {
      messages: [
        { id: messageId, from: 'user', text: said.text, timestamp },
        { id: ulid(), from: 'bot', text: reply, timestamp },
      ],
      reply,
      followUp: null,
      care: heard,
    }
    const message = { text: said.text, context: 'group', messageId, threadId: said.chatId }
    try {
      await write({
        chat: null,
        session: null,
        messages: [],
        answer: answerRow(caller.userId, messageId, answer, key),
        reading: read ? await classification.prepare(caller, message, read) : null,
      })
    } catch (error) {
      const stored = error instanceof TurnOvertaken && (await knownAnswer(caller.userId, messageId))
      if (!stored) throw error
      return stored
    }
    return answer
  }

  /** Opens a chat; an empty session begins with a greeting and a first question, made once. */
  async function open(caller: Caller, chatId: string, before: number | undefined, limit: number) {
    const { chat, archived } = await find(caller.userId, chatId)
    const session = archived ?? (await chats.inTurn(chat.id, () => begun(caller, chat.id)))
    const key = await seal.keyOf(caller.userId)
    const rows = await store.messages(session.id, before ?? session.messages, limit)
    const earliest = rows.at(-1)?.position ?? 0
    return {
      messages: rows.reverse().map(row => openMessage(row, key)),
      before: earliest > 0 ? earliest : null,
      title: archived?.title ? key.open(TITLE, archived.title) : null,
      archived: archived !== undefined,
    }
  }

  async function begun(caller: Caller, chatId: string): Promise<SessionRow> {
    for (let tries = 1; ; tries += 1) {
      const chat = await chats.byId(caller.userId, chatId)
      const session = await sessions.running(chat)
      if (session && session.messages > 0) return session
      try {
        return await begin(caller, chat, session ?? sessions.fresh(chat))
      } catch (error) {
        if (!(error instanceof TurnOvertaken) || tries === TRIES) throw error
        chats.forget(chatId)
      }
    }
  }

  async function begin(caller: Caller, chat: Chat, session: SessionRow): Promise<SessionRow> {
    const person = await personOf(caller.userId)
    const greeting = voice.greet(
      {
        chatId: chat.id,
        name: person.givenName,
        companion: person.companionName,
        avoid: chat.state.avoid,
        returning: chat.state.asked.length > 0,
      },
      chat.state.voice,
    )
    const question = (await care.inSupport(caller.userId)) ? null : firstQuestion(chat.state)
    const state: ChatState = {
      ...chat.state,
      voice: greeting.state,
      asked: question ? [...chat.state.asked, question.id] : chat.state.asked,
      openQuestion: question?.id ?? null,
    }
    const key = await seal.keyOf(caller.userId)
    const messages = messageRows(session, key, [
      { id: ulid(), sender: 'bot', text: greeting.text },
      ...(question
        ? [{ id: ulid(), sender: 'bot' as const, text: question.text, questionId: question.id }]
        : []),
    ])
    const begun = { ...session, messages: session.messages + messages.length, last_at: clock.now() }
    await write({
      chat: await chats.sealed(chat, state),
      session: begun,
      messages,
      answer: null,
      reading: null,
    })
    chats.advance(chat, state)
    return begun
  }

  async function finish(caller: Caller, chatId: string): Promise<string | null> {
    const { chat, archived } = await find(caller.userId, chatId)
    if (archived) return archived.archive_id
    return chats.inTurn(chat.id, async () => {
      const session = await sessions.running(chat)
      return session && hasWords(session) ? sessions.archive(session) : null
    })
  }

  function archive(caller: Caller, asked = ''): Promise<ArchivedChat[]> {
    return sessions.archived(caller.userId, asked)
  }

  async function ownChat(userId: string): Promise<Chat> {
    return chats.named(userId, (await personOf(userId)).companionName)
  }

  async function memory(caller: Caller) {
    const { state } = await ownChat(caller.userId)
    const when = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)
    return {
      avoid: state.avoid,
      memories: voice.memories(state.voice).map(({ id, clause, said }) => ({
        id,
        fact: clause,
        sentence: said,
        saidAt: when(state.memoryTimes[id]?.saidAt),
        lastUsedAt: when(state.memoryTimes[id]?.lastUsedAt),
      })),
    }
  }

  async function changeState(userId: string, change: (state: ChatState) => ChatState): Promise<ChatState> {
    const { id } = await ownChat(userId)
    return chats.inTurn(id, async () => {
      const chat = await chats.byId(userId, id)
      const state = change(chat.state ?? emptyState())
      await write({
        chat: await chats.sealed(chat, state),
        session: null,
        messages: [],
        answer: null,
        reading: null,
      })
      chats.advance(chat, state)
      return state
    })
  }

  async function forget(caller: Caller, memoryId: string): Promise<void> {
    await changeState(caller.userId, state => {
      const { [memoryId]: gone, ...memoryTimes } = state.memoryTimes
      if (!gone) throw new Refusal('not-found')
      return { ...state, memoryTimes, voice: voice.forget(state.voice, memoryId) }
    })
  }

  async function avoid(caller: Caller, topics: string[]): Promise<string[]> {
    return (await changeState(caller.userId, state => ({ ...state, avoid: [...new Set(topics)] }))).avoid
  }

  async function cleanUp(): Promise<void> {
    await store
      .removeOldAnswers(clock.now() - ANSWERS_KEPT_MS)
      .catch(error => log.warn({ err: error }, 'answers not cleaned'))
  }

  return { post, open, finish, archive, memory, forget, avoid, cleanUp, rename: chats.rename }
}

type NewMessage = { id: string; sender: 'bot' | 'user'; text: string; questionId?: string }
export type CompanionReply = Reply<typeof postChat>
