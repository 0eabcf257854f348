// Reads a turn's history from what is kept of the conversation, so that what was forgotten there is not told to a host
// either, and no message has to be fetched; and writes down what was said in the built-in reply's stead.
import { owned, plain, type VoiceState } from '#server/companion/answering/state.ts'
import type { PastTurn } from './turn.ts'

export function historyFrom({ memories, replies }: VoiceState): PastTurn[] {
  const sentences = [...new Set(memories.map(({ said }) => said))]
  return [
    ...sentences.map(text => ({ from: 'user' as const, text })),
    ...replies.map(text => ({ from: 'bot' as const, text })),
  ]
}

/** The state after the built-in reply, with the words that were really said. */
export function withModelReply(state: VoiceState, text: string): VoiceState {
  return owned({ ...state, replies: [...state.replies.slice(0, -1), plain(text)] })
}
