/** The companion in a group, visible only to the author: no private memory, no name, nothing stored. */
import type { Clock } from '#server/platform/clock.ts'
import { createLruCache } from '#server/platform/lru-cache.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { Answering } from './answering/answering.ts'
import { type ConversationState, freshState } from './answering/state.ts'
import type { Chats } from './chats.ts'

const KEPT = 2000
const KEPT_MS = 15 * 60_000
const nothing: ReadonlySet<string> = new Set()

export function createGroupReplies(answering: Answering, inTurn: Chats['inTurn'], clock: Clock) {
  // Recent replies to this person in this thread, so the next one differs.
  const states = createLruCache<ConversationState>({ most: KEPT, idleMs: KEPT_MS, clock })
  type Post = { text: string; reading: Reading | undefined; isSorrySaid: boolean; now: number }
  function speak(userId: string, threadId: string, post: Post): Promise<string> {
    const key = `${userId} ${threadId}`
    return inTurn(key, async () => {
      const message = { ...post, chatId: key, channel: 'group' as const, avoid: [], asked: nothing }
      const said = await answering.reply(message, states.get(key) ?? freshState())
      states.set(key, said.state)
      return said.text
    })
  }

  return {
    speak,
    evict: (userId: string) => states.deleteWhere(key => key.startsWith(`${userId} `)),
  }
}
