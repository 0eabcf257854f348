/**
 * Explains to a person how a reply was chosen, and lets them say that it missed. That is stored with the
 * reply, and counted for the operator, by moment only, if they agreed.
 */
import type { Caller } from '#server/platform/endpoint.ts'
import type { ChatMessage } from '#shared/companion.ts'
import { Refusal } from '#shared/errors.ts'
import { createMissedReplies } from './missed-replies.ts'
import { noRows, type Services } from './services.ts'
import { asMessage } from './sessions.ts'

export function createExplaining(services: Services) {
  const { chats, sessions, seal, store, answering } = services
  const countMiss = createMissedReplies(services.library, services.countMiss)

  async function why(caller: Caller, chatId: string, messageId: string) {
    const { chat } = await services.find(caller.userId, chatId)
    const found = chat.state.voice.whys.find(({ id }) => id === messageId)
    if (!found) return { why: null }
    const { from, name, score, threshold, missed = false } = found
    return { why: { from, name, score, threshold, missed } }
  }

  /** The apology is given once. */
  async function notIt(
    { userId }: Caller,
    chatId: string,
    messageId: string,
  ): Promise<{ message: ChatMessage | null }> {
    const { chat } = await services.find(userId, chatId)
    return chats.inTurn(chat.id, () =>
      services.untilNotOvertaken(chat.id, async () => {
        const { chat: now, archived } = await services.find(userId, chatId)
        const { voice } = now.state
        const found = voice.whys.find(({ id }) => id === messageId)
        const session = archived ?? (await sessions.running(now))
        if (!found || !session) throw new Refusal('not-found')
        if (found.missed) return { message: null }
        const sorry = answering.sorry(now.id, voice)
        const whys = voice.whys.map(each => (each === found ? { ...each, missed: true } : each))
        const [row] = services.messageRows(session, await seal.keyOf(userId), [
          { sender: 'bot', text: sorry.text },
        ])
        const moved = await chats.move(now, {
          ...now.state,
          openQuestion: null,
          voice: { ...sorry.state, whys },
        })
        const spokenIn = { ...session, messages: session.messages + 1 }
        await services.write({ ...noRows, chat: moved.row, session: spokenIn, messages: [row!] })
        chats.advance(moved, spokenIn)
        await store.markMissed(session.id, messageId)
        if ((await services.personOf(userId)).countMisses) countMiss(found)
        return { message: asMessage(row!, sorry.text) }
      }),
    )
  }

  return { why, notIt }
}
