// What is said when nothing else can be: it needs none of the voice's lines and tables.
import { afterReply, type VoiceState } from './state.ts'
import type { Greeting, VoiceReply } from './voice.ts'

export const plainest = 'I have read what you wrote, and it can stand here as it is.'
const welcome = 'Hello, and come in as you are. I am a program, and I answer by listening first.'

export function lastResort(state: VoiceState): VoiceReply {
  return {
    text: plainest,
    segments: [{ text: plainest, source: 'authored' }],
    kind: 'content',
    suppressFollowUp: state.turn < state.quietUntil,
    state: afterReply(state, plainest, []),
  }
}

export function plainGreeting(state: VoiceState): Greeting {
  return { text: welcome, segments: [{ text: welcome, source: 'authored' }], state }
}
