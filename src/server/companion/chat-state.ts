/** What is kept of a chat between two turns, sealed as one value. */
import * as z from 'zod/mini'

const memoryTime = z.object({ saidAt: z.number(), lastUsedAt: z.nullable(z.number()) })
type MemoryTime = z.infer<typeof memoryTime>

const storedState = z.object({
  /** Questions of the bank that were asked, over all sessions. */
  asked: z.array(z.string()),
  /** The one that stands unanswered, if one does. */
  openQuestion: z.nullable(z.string()),
  /** Topics not to be brought up. */
  avoid: z.array(z.string()),
  memoryTimes: z.record(z.string(), memoryTime),
  /** The voice's own. */
  voice: z.unknown(),
})
type StoredState = z.infer<typeof storedState>
/** Stored as a record, held as a map: a record whose keys come and go with every turn is slow to copy and compare. */
export type ChatState = Omit<StoredState, 'memoryTimes'> & { memoryTimes: ReadonlyMap<string, MemoryTime> }

export function emptyState(): ChatState {
  return { asked: [], openQuestion: null, avoid: [], memoryTimes: new Map(), voice: null }
}

/** Nothing, when it is no state. */
export function readState(stored: unknown): ChatState | undefined {
  const { data } = storedState.safeParse(stored)
  return data && { ...data, memoryTimes: new Map(Object.entries(data.memoryTimes)) }
}

export function storedForm(state: ChatState): StoredState {
  return { ...state, memoryTimes: Object.fromEntries(state.memoryTimes) }
}

type Remembered = { id: string; lastUsed: number | null }

/** Says for each memory when it was said and when it was last used, from what changed in a turn. */
export function stampMemories(
  before: readonly Remembered[],
  after: readonly Remembered[],
  times: ChatState['memoryTimes'],
  now: number,
): ChatState['memoryTimes'] {
  const usedBefore = new Map<string, number>()
  for (const { id, lastUsed } of before) if (lastUsed !== null) usedBefore.set(id, lastUsed)
  const stamped = new Map<string, MemoryTime>()
  for (const { id, lastUsed } of after) {
    const known = times.get(id) ?? { saidAt: now, lastUsedAt: null }
    const usedNow = lastUsed !== null && usedBefore.get(id) !== lastUsed
    stamped.set(id, usedNow ? { ...known, lastUsedAt: now } : known)
  }
  return stamped
}
