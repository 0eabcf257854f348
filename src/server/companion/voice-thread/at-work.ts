/** The thread the voice works on: the only place in the server where its lines and tables are. */

import { type Change, changeFrom } from '#server/companion/state-change.ts'
import { ownState, type VoiceState } from '#server/companion/voice/state.ts'
import { loadVoice, type VoiceInput, type VoiceReply } from '#server/companion/voice/voice.ts'
import { answerEach } from '#server/platform/in-thread.ts'

export type GreetingInput = Omit<VoiceInput, 'text'> & { returning: boolean }
export type About = { reply: VoiceInput } | { greet: GreetingInput }
/** On a state that is known by its number, or else is sent; the state after it gets the number `to`. */
export type Question = About & { from: number | VoiceState; to: number }
/** Nothing, when the state is not known any more. */
export type Answer =
  | (Pick<VoiceReply, 'text' | 'kind' | 'suppressFollowUp'> & { change: Change | undefined })
  | undefined

/** Conversations that may go on in a moment; whoever comes back later brings their state along. */
const STATES_KEPT = 500
const KEPT_MS = 10 * 60_000
const SWEEP_MS = 60_000

const voice = loadVoice()
const states = new Map<number, { state: VoiceState; since: number }>()

function forget(number: number | undefined): void {
  if (number !== undefined) states.delete(number)
}

function keep(number: number, state: VoiceState): void {
  ownState(state)
  if (states.size >= STATES_KEPT) forget(states.keys().next().value)
  states.set(number, { state, since: performance.now() })
}

function stateFrom(from: Question['from']): VoiceState | undefined {
  if (typeof from === 'number') return states.get(from)?.state
  ownState(from)
  return from
}

function answer(question: Question): Answer {
  const { from, to } = question
  const state = stateFrom(from)
  if (!state) return undefined
  const said =
    'reply' in question
      ? voice.reply(question.reply, state)
      : { ...voice.greet(question.greet, state), kind: 'content' as const, suppressFollowUp: false }
  if (typeof from === 'number') forget(from)
  keep(to, said.state)
  const { text, kind, suppressFollowUp } = said
  return { text, kind, suppressFollowUp, change: changeFrom(state, said.state) }
}

// They lie in the order of their age.
setInterval(() => {
  const old = performance.now() - KEPT_MS
  for (const [number, { since }] of states) {
    if (since > old) return
    forget(number)
  }
}, SWEEP_MS).unref()

answerEach(answer)
