// What is said when nothing else can be: it needs none of the voice's lines and tables.

import type { Kind } from '#server/companion/voice/router/kind.ts'
import type { Segment } from './guard.ts'
import { afterReply, type VoiceState } from './state.ts'

export const plainest = 'I have read what you wrote, and it can stand here as it is.'
const welcome = 'Hello, and come in as you are. I am a program, and I answer by listening first.'

const authored = (text: string): { text: string; segments: Segment[] } => ({
  text,
  segments: [{ text, source: 'authored' }],
})

export function lastResort(state: VoiceState) {
  return {
    ...authored(plainest),
    kind: 'content' as Kind,
    suppressFollowUp: state.turn < state.quietUntil,
    state: afterReply(state, plainest, []),
  }
}

export const plainGreeting = (state: VoiceState) => ({ ...authored(welcome), state })
