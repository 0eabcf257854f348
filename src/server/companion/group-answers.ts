/**
 * The companion's reply in a group, visible only to the author: stored only to answer a repeated id, in no
 * chat.
 */
import type { Caller } from '#server/platform/endpoint.ts'
import { newId } from '#server/platform/ids.ts'
import { isThreadId } from '#shared/community.ts'
import { Refusal } from '#shared/errors.ts'
import { countryOf } from '#shared/helplines.ts'
import { createGroupReplies } from './group-replies.ts'
import { createMessageAssessment } from './message-assessment.ts'
import { type ChatReply, noRows, type Services } from './services.ts'
import { TurnOvertaken } from './store.ts'

type GroupPost = { text: string; chatId: string; messageId?: string | undefined; languages: string[] }

export function createGroupAnswers(services: Services) {
  const { seal, support, classification, clock } = services
  const { speak, evict } = createGroupReplies(services.answering, services.chats.inTurn, clock)
  const assess = createMessageAssessment(services)

  async function answer(caller: Caller, said: GroupPost): Promise<ChatReply> {
    if (!isThreadId(said.chatId)) throw new Refusal('thread-unknown')
    const known = await services.knownAnswer(caller.userId, said.messageId)
    if (known) return known
    const { text, chatId: threadId, messageId = newId() } = said
    await services.throttle()
    const { care, reading } = await assess(caller.userId, 'group', text, messageId, threadId)
    const { country = null } = await services.personOf(caller.userId)
    const where = { chat: threadId, country: countryOf(country, said.languages), languages: said.languages }
    const careReply = await support.answer(caller.userId, care, { text, reading, ...where })
    const post = { text, reading, isSorrySaid: careReply !== null, now: clock.now() }
    const ordinaryReply = () => speak(caller.userId, threadId, post)
    const reply = !careReply
      ? await ordinaryReply()
      : careReply.goesOn
        ? `${careReply.reply} ${await ordinaryReply()}`
        : careReply.reply
    const timestamp = new Date(clock.now()).toISOString()
    const answer: ChatReply = {
      messages: [
        { id: messageId, from: 'user', text, timestamp },
        { id: newId(), from: 'bot', text: reply, timestamp },
      ],
      reply,
      followUp: null,
      care,
    }
    const read = care.tier === 'crisis' ? undefined : reading
    const message = { text, context: 'group', messageId, threadId }
    try {
      await services.write({
        ...noRows,
        answer: services.answerRow(caller.userId, messageId, answer, await seal.keyOf(caller.userId)),
        reading: read ? await classification.prepare(caller, message, read) : null,
      })
      return answer
    } catch (error) {
      const stored = error instanceof TurnOvertaken && (await services.knownAnswer(caller.userId, messageId))
      if (!stored) throw error
      return stored
    }
  }

  return { answer, evict }
}
