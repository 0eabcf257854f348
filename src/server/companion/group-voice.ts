/** The companion in a group, for its author's eyes only: no private memory, no name, nothing stored. */
import { freshState, readState, type VoiceState } from './voice/state.ts'
import type { Voice } from './voice/voice.ts'

const KEPT = 2000

export function createGroupVoice(voice: Voice) {
  // What was said lately to this person in this thread, so that the next line differs; gone with the process.
  const states = new Map<string, VoiceState>()
  return function speak(userId: string, threadId: string, text: string, companion: string): string {
    const key = `${userId} ${threadId}`
    const said = voice.reply(
      { text, chatId: key, channel: 'group', companion },
      states.get(key) ?? freshState(),
    )
    if (states.size >= KEPT) states.delete(states.keys().next().value ?? '')
    states.set(key, { ...readState(said.state), memories: [] })
    return said.text
  }
}
