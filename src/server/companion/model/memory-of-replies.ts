// Reads a turn's history from what the voice keeps, so that what was forgotten there is not told to a host
// either, and no message has to be fetched; and writes down what was said in the built-in reply's stead.
import { openingOf, plain, readState, type VoiceState } from '#server/companion/voice/state.ts'
import type { Said } from './turn.ts'

export function historyFrom(stored: unknown): Said[] {
  const { memories, replies } = readState(stored)
  const sentences = [...new Set(memories.map(({ said }) => said))]
  return [
    ...sentences.map(text => ({ from: 'user' as const, text })),
    ...replies.map(text => ({ from: 'bot' as const, text })),
  ]
}

/** The state after the built-in reply, with the words that were really said. */
export function afterSpeech(stored: unknown, text: string): VoiceState {
  const state = readState(stored)
  return {
    ...state,
    replies: [...state.replies.slice(0, -1), plain(text)],
    openings: [...state.openings.slice(0, -1), openingOf(text)],
  }
}
