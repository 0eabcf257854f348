/**
 * One turn: the message is read and judged, the library replies, a question may follow, and everything is
 * written in one transaction. If the reader fails there is still a reply.
 */
import type { Caller } from '#server/platform/endpoint.ts'
import { newId } from '#server/platform/ids.ts'
import { showsHelp } from '#shared/care.ts'
import { countryOf } from '#shared/helplines.ts'
import { type Question, questions } from '#shared/questions.ts'
import { createPartReader, type Weigh } from './answering/answering.ts'
import { withReason } from './answering/state.ts'
import type { ChatState } from './chat-state.ts'
import type { Chat } from './chats.ts'
import { type AssessedMessage, createMessageAssessment } from './message-assessment.ts'
import { historyFrom, withModelReply } from './model/history.ts'
import type { ChatReply, CompanionPerson, NewMessage, Services } from './services.ts'
import { countMessage } from './session-kind.ts'
import { sessionTextsAfter } from './session-texts.ts'
import { asMessage, BODY, tallyOf } from './sessions.ts'
import type { SessionRow } from './store.ts'

export type IncomingMessage = { text: string; chatId: string; messageId: string; languages: string[] }
/** `isCare`: in a moment of care, and so in no title or summary. `isFixed`: the reply is care's own text. */
type TurnOutcome = {
  reply: string
  question: Question | null
  state: ChatState
  isCare: boolean
  isFixed?: boolean
}

export function createTurns(services: Services) {
  const { chats, sessions, seal, support, classification, answering, clock } = services
  const assess = createMessageAssessment(services)

  async function runTurn(caller: Caller, said: IncomingMessage): Promise<ChatReply> {
    const { chat, archived } = await services.find(caller.userId, said.chatId)
    const session = archived ?? (await sessions.running(chat)) ?? sessions.fresh(chat)
    await services.throttle()
    const { voice } = chat.state
    const assessed = await assess(caller.userId, 'companion', said.text, said.messageId, said.chatId, voice)
    const { care } = assessed
    await services.throttle()
    const read = care.tier === 'crisis' ? undefined : assessed.reading
    const labels = read?.labels ?? []
    const replyId = newId()
    const outcome = await replyTo(caller, chat, session, said, assessed, replyId)
    const { reply, question, state, isCare, isFixed } = outcome
    const fixed = showsHelp(care) ? 'help' : 'fixed'

    const key = await seal.keyOf(caller.userId)
    const words: NewMessage[] = [
      { id: said.messageId, sender: 'user', text: said.text, vector: assessed.reading?.match },
      { id: replyId, sender: 'bot', text: reply, care: isFixed ? fixed : null },
      ...(question ? [{ sender: 'bot' as const, text: question.text, questionId: question.id }] : []),
    ]
    const messages = services.messageRows(session, key, words)
    const [mine, theirs, follows] = messages.map((row, i) => asMessage(row, words[i]?.text ?? ''))
    if (!mine || !theirs) throw new Error('A turn without its messages.')
    const followUp = question && follows ? { ...question, messageId: follows.id } : null
    const answer: ChatReply = { messages: [mine, theirs], reply, followUp, care }
    const tally = countMessage(tallyOf(session), said.text, labels, chat.state.openQuestion !== null)
    const updatedSession = {
      ...session,
      last_at: clock.now(),
      messages: session.messages + messages.length,
      tally: JSON.stringify(tally),
      ...sessionTextsAfter(session, key, { ...assessed, text: said.text, isCare, avoid: chat.state.avoid }),
    }
    const moved = await chats.move(chat, state)
    await services.write({
      chat: moved.row,
      session: updatedSession,
      messages,
      answer: services.answerRow(caller.userId, said.messageId, answer, key),
      reading: read ? await classification.prepare(caller, { ...said, context: said.chatId }, read) : null,
    })
    chats.advance(moved, updatedSession)
    return answer
  }

  async function replyTo(
    { userId, timeZone }: Caller,
    chat: Chat,
    session: SessionRow,
    written: IncomingMessage,
    { care, ...assessed }: AssessedMessage,
    replyId: string,
  ): Promise<TurnOutcome> {
    const { state } = chat
    const person = await services.personOf(userId)
    const country = countryOf(person.country ?? null, written.languages)
    const about = { ...written, chat: written.chatId, reading: assessed.reading, country }
    const careReply = await support.answer(userId, care, about)
    if (careReply && !careReply.goesOn)
      return {
        reply: careReply.reply,
        question: null,
        state: withoutQuestion(state, careReply.reply),
        isCare: true,
        isFixed: true,
      }
    const earlier = careReply?.goesOn === 'with-earlier' ? await previousMessage(session) : undefined
    const { text, alone, ...readings } = earlier ?? { text: written.text, ...assessed }
    const inSupport = await support.inSupport(userId)
    const replyInput = {
      text,
      ...readings,
      chatId: chat.id,
      avoid: state.avoid,
      asked: new Set(state.asked),
      weigh: (...about: Parameters<Weigh>) => services.reader.weigh(...about, userId),
      parts: careReply ? undefined : createPartReader(services.reader, userId, alone && { text, alone }),
      isSorrySaid: careReply !== null,
      isCareful: care.tier !== 'none' || inSupport,
      now: clock.now(),
      timeZone,
    }
    const draft = await answering.reply(replyInput, state.voice)
    const said = inSupport ? draft : await rephrased(chat, person, text, draft)
    const voice = withReason(said.state, { id: replyId, ...said.why })
    // No question after a false alarm.
    if (careReply)
      return {
        reply: `${careReply.reply} ${said.text}`,
        question: null,
        state: withoutQuestion({ ...state, voice }, said.text),
        isCare: true,
      }
    return {
      reply: said.text,
      question: said.followUp,
      state: withQuestion({ ...state, voice }, said.followUp),
      isCare: care.tier !== 'none' || inSupport,
    }
  }

  /** The previous message, which turned out to be a false alarm, gets its reply now. */
  async function previousMessage({ id, user_id, messages }: SessionRow) {
    const row = (await services.store.messages(id, messages, 4)).find(({ sender }) => sender === 'user')
    if (!row) return undefined
    const text = (await seal.keyOf(user_id)).open(BODY, row.body)
    const reading = await services.reader.read(text, { match: true }, user_id).catch(() => undefined)
    return { text, reading, answering: undefined, joined: undefined, alone: undefined }
  }

  /** The reply in a language model's words, if the operator has one and the person agreed. */
  async function rephrased(
    chat: Chat,
    person: CompanionPerson,
    text: string,
    draft: Awaited<ReturnType<typeof answering.reply>>,
  ) {
    const said = await services.model?.speak({
      text,
      builtIn: draft.text,
      kind: draft.kind,
      examples: draft.examples,
      consented: person.modelConsent === true,
      history: historyFrom(chat.state.voice),
      profile: person.answers ?? undefined,
      question: questions.find(({ id }) => id === chat.state.openQuestion)?.text,
      avoid: chat.state.avoid,
      withheld: person.withheld,
    })
    return said?.from === 'model'
      ? { ...draft, text: said.text, state: withModelReply(draft.state, said.text) }
      : draft
  }

  return runTurn
}

export function withQuestion(state: ChatState, question: Question | null): ChatState {
  if (!question) return { ...state, openQuestion: null }
  return { ...state, asked: [...state.asked, question.id], openQuestion: question.id }
}

/** After what care said, which asks nothing. */
const withoutQuestion = (state: ChatState, said: string): ChatState => ({
  ...state,
  openQuestion: null,
  voice: { ...state.voice, open: null, said },
})
