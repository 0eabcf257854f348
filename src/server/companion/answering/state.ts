/** The state of a conversation between turns: plain JSON, which the caller seals and stores. */
import * as z from 'zod/mini'

const memory = z.object({
  id: z.string(),
  /** A sentence as the person wrote it. */
  said: z.string(),
  at: z.nullable(z.number()),
  usedAt: z.nullable(z.number()),
  turn: z.number(),
  /** The vector of its message and the model that made it; missing in old memories. */
  vector: z.optional(z.string()),
  model: z.optional(z.string()),
})
export type Memory = z.infer<typeof memory>

/** Earlier versions stored the threshold as `bar`. */
const withThreshold = z.transform((stored: unknown) => {
  if (typeof stored !== 'object' || stored === null || !('bar' in stored)) return stored
  const { bar, ...rest } = stored
  return { threshold: bar, ...rest }
})
const storedReason = z.pipe(
  withThreshold,
  z.object({
    id: z.string(),
    from: z.enum(['moment', 'situation', 'stance', 'presence']),
    name: z.string(),
    score: z.number(),
    threshold: z.number(),
    /** The person said that it missed. */
    missed: z.optional(z.boolean()),
  }),
)
export type StoredReason = z.infer<typeof storedReason>

const conversationState = z.object({
  version: z.literal(2),
  turn: z.number(),
  /** The last replies, normalized, newest last. */
  replies: z.array(z.string()),
  /** Recent questions from moments, and how many were asked from moments (`own`) and from the bank. */
  questions: z.array(z.string()),
  own: z.number(),
  bank: z.number(),
  /** The unanswered question, from a moment or the bank. */
  open: z.nullable(z.string()),
  askedAt: z.number(),
  quietUntil: z.number(),
  referredAt: z.number(),
  lastSaid: z.string(),
  /** What the companion said last, with its question. */
  said: z.optional(z.string()),
  /** The turn in which a decision was handed back to them. */
  weighedAt: z.optional(z.number()),
  /** What they said for and against it. */
  reasons: z.optional(z.array(z.string())),
  memories: z.array(memory),
  /** How the last replies came about, by the id of their message. */
  whys: z.array(storedReason),
})
export type ConversationState = z.infer<typeof conversationState>

export const REST_OF_REPLIES = 30
const MOST_MEMORIES = 250

export function freshState(): ConversationState {
  return {
    version: 2,
    turn: 0,
    replies: [],
    questions: [],
    own: 0,
    bank: 0,
    open: null,
    askedAt: -10,
    quietUntil: 0,
    referredAt: -10,
    lastSaid: '',
    memories: [],
    whys: [],
  }
}

/** The format before version 2, of which only the person's sentences are used. */
const earlier = z.object({ memories: z.array(z.object({ id: z.string(), said: z.string() })) })
type Times = Readonly<Record<string, { saidAt: number; lastUsedAt: number | null }>>

/** Already validated and never changed, so they are not parsed again. */
const validatedStates = new WeakSet<object>()

/** A valid state from whatever was stored; from an older format, only the sentences are kept. */
export function readState(stored: unknown, times: Times = {}): ConversationState {
  if (typeof stored === 'object' && stored !== null && validatedStates.has(stored))
    return stored as ConversationState
  const { data } = conversationState.safeParse(stored)
  if (data) return markValidated(data)
  const old = earlier.safeParse(stored).data?.memories ?? []
  const memories = old.map(({ id, said }) => ({
    id,
    said,
    at: times[id]?.saidAt ?? null,
    usedAt: times[id]?.lastUsedAt ?? null,
    turn: 0,
  }))
  return markValidated({ ...freshState(), memories })
}

export const isCurrent = (stored: unknown): boolean => conversationState.safeParse(stored).success

export function markValidated(state: ConversationState): ConversationState {
  validatedStates.add(state)
  return state
}

export const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What is said of one message in parts, such as an apology and what follows it, is one reply: a line for each part. */
export const withReply = (replies: readonly string[], ...parts: string[]): string[] =>
  [...replies, parts.map(normalized).join('\n')].slice(-REST_OF_REPLIES)

/** The parts of the last replies, none of which is to be said again soon. */
export const lastReplies = ({ replies }: Pick<ConversationState, 'replies'>): string[] =>
  replies.flatMap(reply => reply.split('\n'))

const KEPT_REASONS = 200
export const withReason = (state: ConversationState, why: StoredReason): ConversationState =>
  markValidated({ ...state, whys: [...state.whys, why].slice(-KEPT_REASONS) })

export const withMemories = (memories: readonly Memory[], more: readonly Memory[]): Memory[] =>
  more.length === 0 ? (memories as Memory[]) : [...memories, ...more].slice(-MOST_MEMORIES)

/** Forgets one memory and its vector, and what was kept of its sentence as a reason. */
export function forgetMemory(state: ConversationState, id: string): ConversationState {
  const forgotten = state.memories.find(memory => memory.id === id)
  if (!forgotten) return state
  const said = normalized(forgotten.said)
  return markValidated({
    ...state,
    memories: state.memories.filter(memory => memory !== forgotten),
    reasons: state.reasons?.filter(reason => !said.includes(normalized(reason))),
  })
}

/** How many turns a choice stays the topic. */
export const DECIDING_TURNS = 3

export const isDeciding = ({ turn, weighedAt }: Pick<ConversationState, 'turn' | 'weighedAt'>): boolean =>
  weighedAt !== undefined && turn - weighedAt < DECIDING_TURNS
