// What is kept of a conversation between two turns: plain JSON, which the caller seals and stores.
import * as z from 'zod/mini'

export const Memory = z.object({
  id: z.string(),
  turn: z.number(),
  /** The sentence as the person wrote it. */
  said: z.string(),
  /** The same, turned to "you": what a callback says. */
  clause: z.string(),
  topic: z.nullable(z.string()),
  feeling: z.nullable(z.string()),
  weight: z.number(),
  lastUsed: z.nullable(z.number()),
})
export const VoiceState = z.object({
  turn: z.number(),
  contentTurns: z.number(),
  lastSummary: z.number(),
  lastCallback: z.number(),
  groupTurns: z.number(),
  lastGroupQuestion: z.number(),
  quietUntil: z.number(),
  used: z.array(z.object({ id: z.string(), turn: z.number() })),
  replies: z.array(z.string()),
  openings: z.array(z.string()),
  memories: z.array(Memory),
  profileUsed: z.record(z.string(), z.number()),
})
export type Memory = z.infer<typeof Memory>
export type VoiceState = z.infer<typeof VoiceState>

export const restOfLines = 15
export const restOfReplies = 30
export const restOfOpenings = 5
const mostMemories = 120

export function freshState(): VoiceState {
  return {
    turn: 0,
    contentTurns: 0,
    lastSummary: 0,
    lastCallback: -10,
    groupTurns: 0,
    lastGroupQuestion: -10,
    quietUntil: 0,
    used: [],
    replies: [],
    openings: [],
    memories: [],
    profileUsed: {},
  }
}

/** States made here: nothing changes them, so they need no second look however often they come back. */
const own = new WeakSet<object>()

export function ownState(state: VoiceState): void {
  own.add(state)
}

/** Whatever was stored, a state that can be worked with. */
export function readState(stored: unknown): VoiceState {
  if (typeof stored === 'object' && stored !== null && own.has(stored)) return stored as VoiceState
  const read = VoiceState.safeParse(stored)
  return read.success ? read.data : freshState()
}

export const openingOf = (text: string): string =>
  (
    text
      .slice(0, 80)
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
    .slice(0, 3)
    .join(' ')

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function afterReply(state: VoiceState, text: string, lineIds: readonly string[]): VoiceState {
  const turn = state.turn + 1
  return {
    ...state,
    turn,
    used: [
      ...state.used.filter(each => turn - each.turn < restOfLines && !lineIds.includes(each.id)),
      ...lineIds.map(id => ({ id, turn })),
    ],
    replies: [...state.replies, plain(text)].slice(-restOfReplies),
    openings: [...state.openings, openingOf(text)].slice(-restOfOpenings),
    memories: state.memories.slice(-mostMemories),
  }
}

/** Forgets one thing for good: it is in no later callback, summary or greeting. */
export function forgetMemory(state: VoiceState, id: string): VoiceState {
  return { ...state, memories: state.memories.filter(memory => memory.id !== id) }
}
