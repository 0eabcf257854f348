/**
 * One turn: care is asked, the message is read, the voice answers, a question may follow, and all of it is
 * written together. Nothing the classifier does may cost a person their reply.
 */

import { readState } from '#server/companion/voice/state.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { PersonalKey } from '#server/platform/seal.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { Care } from '#shared/care.ts'
import { countryOf } from '#shared/helplines.ts'
import { type Question, questions } from '#shared/questions.ts'
import { type ChatState, stampMemories } from './chat-state.ts'
import type { Chat } from './chats.ts'
import type { ChatReply, Desk, NewMessage, Person } from './desk.ts'
import { afterSpeech, historyFrom } from './model/memory-of-replies.ts'
import { nextQuestion } from './questioning.ts'
import { countMessage, isTitleWorthy, titleFrom } from './session-kind.ts'
import { asMessage, BODY, TITLE, tallyOf } from './sessions.ts'
import type { SessionRow } from './store.ts'

export type Said = { text: string; chatId: string; messageId: string; languages: string[] }

export function createTurns(desk: Desk) {
  const { chats, sessions, seal, support, classification, voice, clock } = desk

  async function take(caller: Caller, said: Said): Promise<ChatReply> {
    const { chat, archived } = await desk.find(caller.userId, said.chatId)
    const session = archived ?? (await sessions.running(chat)) ?? sessions.fresh(chat)
    await desk.pass()
    const reading = await readOrGoOn(desk, said.text)
    const beside = { reading, chat: said.chatId }
    const heard = await support.hear(caller.userId, 'companion', said.text, said.messageId, beside)
    const read = heard.tier === 'crisis' ? undefined : reading
    const labels = read?.labels ?? []
    const inSupport = await support.inSupport(caller.userId)
    const person = await desk.personOf(caller.userId)
    const builtIn = await speak(chat, session, person, said, heard, reading)
    const spoken = inSupport ? builtIn : await worded(chat, person, said.text, builtIn)
    const quiet = spoken.quiet || heard.tier !== 'none' || inSupport
    const question = quiet ? null : nextQuestion(spoken.state, said.text, labels)
    const state = withQuestion(spoken.state, question)

    const key = await seal.keyOf(caller.userId)
    const words: NewMessage[] = [
      { id: said.messageId, sender: 'user', text: said.text },
      { sender: 'bot', text: spoken.reply },
      ...(question ? [{ sender: 'bot' as const, text: question.text, questionId: question.id }] : []),
    ]
    const messages = desk.messageRows(session, key, words)
    const [mine, reply, asked] = messages.map((row, i) => asMessage(row, words[i]?.text ?? ''))
    if (!mine || !reply) throw new Error('A turn without its messages.')
    const followUp = question && asked ? { ...question, messageId: asked.id } : null
    const answer: ChatReply = { messages: [mine, reply], reply: reply.text, followUp, care: heard }
    const tally = countMessage(tallyOf(session), said.text, labels, chat.state.openQuestion !== null)
    const spokenIn = {
      ...session,
      last_at: clock.now(),
      messages: session.messages + messages.length,
      tally: JSON.stringify(tally),
      title: titleAfter(session, key, said.text, heard),
    }
    const moved = await chats.move(chat, state)
    await desk.write({
      chat: moved.row,
      session: spokenIn,
      messages,
      answer: desk.answerRow(caller.userId, said.messageId, answer, key),
      reading: read ? await classification.prepare(caller, { ...said, context: said.chatId }, read) : null,
    })
    chats.advance(moved, spokenIn)
    return answer
  }

  async function speak(
    chat: Chat,
    session: SessionRow,
    person: Person,
    said: Said,
    heard: Care,
    reading: Reading | undefined,
  ) {
    const country = countryOf(person.country ?? null, said.languages)
    const careful = await support.answer(chat.userId, heard, { ...said, chat: said.chatId, reading, country })
    if (careful && !careful.goesOn)
      return { reply: careful.reply, quiet: true, state: chat.state, kind: 'crisis' as const }
    const text = careful?.goesOn === 'with-earlier' ? await wordsBefore(session) : undefined
    const ordinary = await speakAsEver(chat, person, { ...said, text: text ?? said.text })
    return careful ? { ...ordinary, reply: `${careful.reply} ${ordinary.reply}`, quiet: true } : ordinary
  }

  /** What they said last, which alarmed nobody after all. */
  async function wordsBefore({ id, user_id, messages }: SessionRow): Promise<string | undefined> {
    const row = (await desk.store.messages(id, messages, 4)).find(({ sender }) => sender === 'user')
    return row && (await seal.keyOf(user_id)).open(BODY, row.body)
  }

  async function speakAsEver(chat: Chat, person: Person, { text }: Said) {
    const { state } = chat
    const said = await voice.reply(
      {
        text,
        chatId: chat.id,
        name: person.givenName,
        companion: person.companionName,
        profile: person.answers ?? undefined,
        lastQuestion: state.openQuestion,
        avoid: state.avoid,
      },
      state.voice,
    )
    const before = readState(state.voice).memories
    const memoryTimes = stampMemories(before, said.state.memories, state.memoryTimes, clock.now())
    return {
      reply: said.text,
      kind: said.kind,
      quiet: said.suppressFollowUp,
      state: { ...state, voice: said.state, memoryTimes },
    }
  }

  /** The same reply in a model's words, where the operator has one and the person agreed to it. */
  async function worded(
    chat: Chat,
    person: Person,
    text: string,
    builtIn: Awaited<ReturnType<typeof speak>>,
  ) {
    const said = await desk.model?.speak({
      text,
      builtIn: builtIn.reply,
      kind: builtIn.kind,
      consented: person.modelConsent === true,
      history: historyFrom(chat.state.voice),
      profile: person.answers ?? undefined,
      question: questions.find(({ id }) => id === chat.state.openQuestion)?.text,
      avoid: chat.state.avoid,
      withheld: person.withheld,
    })
    if (said?.from !== 'model') return builtIn
    return {
      ...builtIn,
      reply: said.text,
      state: { ...builtIn.state, voice: afterSpeech(builtIn.state.voice, said.text) },
    }
  }

  return take
}

export function readOrGoOn({ classification }: Desk, text: string): Promise<Reading | undefined> {
  return classification.read(text).catch(() => undefined)
}

export function withQuestion(state: ChatState, question: Question | null): ChatState {
  if (!question) return { ...state, openQuestion: null }
  return { ...state, asked: [...state.asked, question.id], openQuestion: question.id }
}

const UNTOLD = 'A conversation'
/** Sealed titles that no later words can better, so that they need not be opened again to see that. */
const settled = new WeakSet<Uint8Array>()

/** The first words with some substance; a hard moment never becomes a headline. */
function titleAfter(session: SessionRow, key: PersonalKey, text: string, heard: Care): Uint8Array {
  if (session.title && settled.has(session.title)) return session.title
  const kept = session.title && key.open(TITLE, session.title)
  if (session.title && kept && isTitleWorthy(kept)) settled.add(session.title)
  const better =
    heard.tier === 'none' && (!kept || kept === UNTOLD || (!isTitleWorthy(kept) && isTitleWorthy(text)))
  if (better && !session.archive_id) return key.seal(TITLE, titleFrom(text))
  return session.title ?? key.seal(TITLE, UNTOLD)
}
