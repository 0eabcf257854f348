/**
 * A person's conversation with their companion. A message gets one answer, however often it is sent; care
 * comes before anything else; and no message is lost or visible to anybody else.
 */
import type { Caller } from '#server/platform/endpoint.ts'
import { FailureWithCare } from '#server/platform/failure-with-care.ts'
import { newId } from '#server/platform/ids.ts'
import { createArchive } from './archive.ts'
import { createExplaining } from './explaining.ts'
import { createGroupAnswers } from './group-answers.ts'
import { createMemorySettings } from './memory-settings.ts'
import { createOpening } from './opening.ts'
import { createPersonal } from './personal.ts'
import { type ChatReply, createServices, type Parts } from './services.ts'
import { hasWords } from './sessions.ts'
import { createTurns } from './turn.ts'

type IncomingMessage = {
  text: string
  chatId: string
  messageId?: string | undefined
  context?: 'group' | undefined
}
/** `isNamed`: the client chose the id, so the message may have arrived before. */
type Identified = IncomingMessage & { messageId: string; isNamed: boolean }

/** How long an answer can be fetched again under its message's id. */
const ANSWERS_KEPT_MS = 90 * 24 * 3_600_000

export type Companion = ReturnType<typeof createCompanion>

export function createCompanion(parts: Parts) {
  const services = createServices(parts)
  const { chats, sessions, store, support, clock } = services
  const takeTurn = createTurns(services)
  const inGroup = createGroupAnswers(services)
  const personal = createPersonal(services)
  const { evict: evictVectors, ...archive } = createArchive(services)

  /** Even when nothing could be stored or answered, the care verdict is returned. */
  async function post(caller: Caller, came: IncomingMessage, languages: string[] = []): Promise<ChatReply> {
    const said = { ...came, messageId: came.messageId ?? newId(), isNamed: came.messageId !== undefined }
    try {
      return await answer(caller, said, languages)
    } catch (error) {
      const surface = said.context === 'group' ? 'group' : 'companion'
      throw new FailureWithCare(
        error,
        await support.assess(caller.userId, surface, said.text, said.messageId),
      )
    }
  }

  /** `languages` choose the helplines if the person has not chosen a country. */
  async function answer(caller: Caller, said: Identified, languages: string[]): Promise<ChatReply> {
    if (said.context === 'group') return inGroup.answer(caller, { ...said, languages })
    const { chat } = await services.find(caller.userId, said.chatId)
    const turn = { ...said, languages }
    return chats.inTurn(chat.id, () =>
      services.untilNotOvertaken(
        chat.id,
        async () => (await answeredBefore(caller, said)) ?? takeTurn(caller, turn),
      ),
    )
  }

  async function answeredBefore({ userId }: Caller, { isNamed, messageId }: Identified) {
    return isNamed ? services.knownAnswer(userId, messageId) : undefined
  }

  async function finish(caller: Caller, chatId: string): Promise<string | null> {
    const { chat, archived } = await services.find(caller.userId, chatId)
    if (archived) return archived.archive_id
    return chats.inTurn(chat.id, async () => {
      const session = await sessions.running(chat)
      chats.forget(chat.id)
      return session && hasWords(session) ? sessions.archive(session, chat.state.avoid) : null
    })
  }

  function evict(userId: string): void {
    personal.evict?.(userId)
    inGroup.evict(userId)
    evictVectors(userId)
  }

  async function cleanUp(): Promise<void> {
    await store.removeOldAnswers(clock.now() - ANSWERS_KEPT_MS)
  }

  return {
    post,
    assessAnonymous: (text: string) => support.assessAnonymous([text]),
    open: createOpening(services),
    finish,
    cleanUp,
    /** Turns waiting to be written. */
    waiting: services.write.waiting,
    /** Conversations decrypted in memory. */
    cached: chats.cached,
    rename: chats.rename,
    personal: { ...personal, evict },
    ...archive,
    ...createMemorySettings(services),
    ...createExplaining(services),
  }
}
