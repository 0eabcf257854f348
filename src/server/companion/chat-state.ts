/** What is kept of a chat between two turns, sealed as one value. */
import * as z from 'zod/mini'
import { freshState, isCurrent, owned, readState as readVoice, type VoiceState } from './answering/state.ts'

const storedState = z.object({
  /** Questions of the bank that were asked, over all sessions. */
  asked: z.array(z.string()),
  /** The one that stands unanswered, if one does. */
  openQuestion: z.nullable(z.string()),
  /** Topics not to be brought up. */
  avoid: z.array(z.string()),
  /** When memories of an earlier voice were said and used. */
  memoryTimes: z.optional(
    z.record(z.string(), z.object({ saidAt: z.number(), lastUsedAt: z.nullable(z.number()) })),
  ),
  voice: z.unknown(),
})

export type ChatState = {
  asked: string[]
  openQuestion: string | null
  avoid: string[]
  voice: VoiceState
}

export function emptyState(): ChatState {
  return { asked: [], openQuestion: null, avoid: [], voice: freshState() }
}

/** How the companion spoke is kept, so that it does not repeat itself; what it heard is not. */
export function forgetEverything(voice: VoiceState): VoiceState {
  return owned({ ...voice, memories: [], lastSaid: '' })
}

/** Nothing, when it is no state. One of an older form must be written whole before changes to it are. */
export function readState(stored: unknown): { state: ChatState; isOld: boolean } | undefined {
  const { data } = storedState.safeParse(stored)
  if (!data) return undefined
  const { asked, openQuestion, avoid, memoryTimes, voice } = data
  const state = { asked, openQuestion, avoid, voice: readVoice(voice, memoryTimes) }
  return { state, isOld: memoryTimes !== undefined || !isCurrent(voice) }
}
