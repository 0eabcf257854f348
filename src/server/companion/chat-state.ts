/** The state of a chat between turns, sealed as one value. */
import * as z from 'zod/mini'
import {
  type ConversationState,
  freshState,
  isCurrent,
  markValidated,
  normalized,
  readState as readVoice,
} from './answering/state.ts'

const storedState = z.object({
  /** Ids of bank questions already asked, across sessions. */
  asked: z.array(z.string()),
  /** The unanswered one, if any. */
  openQuestion: z.nullable(z.string()),
  /** Topics not to be brought up. */
  avoid: z.array(z.string()),
  /** When memories from an older format were said and used. */
  memoryTimes: z.optional(
    z.record(z.string(), z.object({ saidAt: z.number(), lastUsedAt: z.nullable(z.number()) })),
  ),
  voice: z.unknown(),
})

export type ChatState = {
  asked: string[]
  openQuestion: string | null
  avoid: string[]
  voice: ConversationState
}

export function emptyState(): ChatState {
  return { asked: [], openQuestion: null, avoid: [], voice: freshState() }
}

/** Keeps how the companion spoke, so it does not repeat itself, and forgets what it was told. */
export function forgetEverything(voice: ConversationState): ConversationState {
  return markValidated({ ...voice, memories: [], lastSaid: '', said: '', reasons: [] })
}

type SaidMessage = { id: string; text: string }

/** Forgets what it was told in these messages, and how it answered. */
export function forgetMessages(
  voice: ConversationState,
  messages: readonly SaidMessage[],
): ConversationState {
  const ids = new Set(messages.map(({ id }) => id))
  const texts = messages.map(({ text }) => normalized(text))
  const wasSaid = (text: string) => texts.some(said => said.includes(normalized(text)))
  return markValidated({
    ...voice,
    replies: voice.replies.filter(reply => !texts.includes(reply)),
    lastSaid: wasSaid(voice.lastSaid) ? '' : voice.lastSaid,
    // What was said last may quote them.
    said: '',
    reasons: voice.reasons?.filter(reason => !wasSaid(reason)),
    memories: voice.memories.filter(({ said }) => !wasSaid(said)),
    whys: voice.whys.filter(({ id }) => !ids.has(id)),
  })
}

/**
 * Undefined if it is not a valid state. An older format must be written in full before changes are appended.
 */
export function readState(stored: unknown): { state: ChatState; isOld: boolean } | undefined {
  const { data } = storedState.safeParse(stored)
  if (!data) return undefined
  const { asked, openQuestion, avoid, memoryTimes, voice } = data
  const state = { asked, openQuestion, avoid, voice: readVoice(voice, memoryTimes) }
  return { state, isOld: memoryTimes !== undefined || !isCurrent(voice) }
}
