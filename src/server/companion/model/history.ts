// The history sent to the model, taken from the chat's state: forgotten content is not sent, and no message
// has to be loaded. Also records the model's reply in place of the built-in one.
import { type ConversationState, markValidated, normalized } from '#server/companion/answering/state.ts'
import type { PastTurn } from './turn.ts'

export function historyFrom({ memories, replies }: ConversationState): PastTurn[] {
  const sentences = [...new Set(memories.map(({ said }) => said))]
  return [
    ...sentences.map(text => ({ from: 'user' as const, text })),
    ...replies.map(text => ({ from: 'bot' as const, text })),
  ]
}

/** The state after the built-in reply, with the actual reply's text. */
export function withModelReply(state: ConversationState, text: string): ConversationState {
  return markValidated({ ...state, said: text, replies: [...state.replies.slice(0, -1), normalized(text)] })
}
