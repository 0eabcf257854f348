/** The companion in a group, for its author's eyes only: no private memory, no name, nothing stored. */

import { freshState, type VoiceState } from '#server/companion/voice/state.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createPassingCache } from '#server/platform/passing-cache.ts'
import type { Chats } from './chats.ts'
import type { VoiceThread } from './voice-thread/voice-thread.ts'

const KEPT = 2000
const KEPT_MS = 15 * 60_000

export function createGroupVoice(voice: VoiceThread, inTurn: Chats['inTurn'], clock: Clock) {
  // What was said lately to this person in this thread, so that the next line differs.
  const states = createPassingCache<VoiceState>({ most: KEPT, idleMs: KEPT_MS, clock })
  function speak(userId: string, threadId: string, text: string, companion: string): Promise<string> {
    const key = `${userId} ${threadId}`
    return inTurn(key, async () => {
      const said = await voice.reply(
        { text, chatId: key, channel: 'group', companion },
        states.get(key) ?? freshState(),
      )
      const { state } = said
      states.set(key, state.memories.length === 0 ? state : { ...state, memories: [] })
      return said.text
    })
  }

  return {
    speak,
    letGo: (userId: string) => states.deleteWhere(key => key.startsWith(`${userId} `)),
  }
}
