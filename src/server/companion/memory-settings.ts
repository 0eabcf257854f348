/** What the companion remembers, shown to the person, who can delete it or exclude topics. */
import type { Caller } from '#server/platform/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { forgetMemory } from './answering/state.ts'
import { type ChatState, forgetEverything } from './chat-state.ts'
import type { Chat } from './chats.ts'
import { noRows, type Services } from './services.ts'

export function createMemorySettings(services: Services) {
  const { chats } = services

  async function ownChat(userId: string): Promise<Chat> {
    return chats.named(userId, (await services.personOf(userId)).companionName)
  }

  async function memory(caller: Caller) {
    const { state } = await ownChat(caller.userId)
    const when = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)
    const memories = state.voice.memories.map(({ id, said, at, usedAt }) => ({
      id,
      fact: said,
      sentence: said,
      saidAt: when(at),
      lastUsedAt: when(usedAt),
    }))
    return { memories, avoid: state.avoid }
  }

  async function change(userId: string, how: (state: ChatState) => ChatState): Promise<ChatState> {
    return changeIn(userId, (await ownChat(userId)).id, how)
  }

  function changeIn(userId: string, id: string, how: (state: ChatState) => ChatState): Promise<ChatState> {
    return chats.inTurn(id, () =>
      services.untilNotOvertaken(id, async () => {
        const chat = await chats.byId(userId, id)
        const state = how(chat.state)
        const moved = await chats.move(chat, state, { whole: true })
        await services.write({ ...noRows, chat: moved.row })
        chats.advance(moved)
        return state
      }),
    )
  }

  async function forget(caller: Caller, memoryId: string): Promise<void> {
    await change(caller.userId, state => {
      if (!state.voice.memories.some(({ id }) => id === memoryId)) throw new Refusal('not-found')
      return { ...state, voice: forgetMemory(state.voice, memoryId) }
    })
  }

  /** In every chat, including vectors and the last message, which the next one is read with. */
  async function forgetAll({ userId }: Caller): Promise<void> {
    for (const { id } of await services.store.chatsOf(userId))
      await changeIn(userId, id, state => ({ ...state, voice: forgetEverything(state.voice) }))
  }

  async function avoid(caller: Caller, topics: string[]): Promise<string[]> {
    return (await change(caller.userId, state => ({ ...state, avoid: [...new Set(topics)] }))).avoid
  }

  return { memory, forget, forgetAll, avoid }
}
