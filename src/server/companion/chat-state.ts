/** What is kept of a chat between two turns, sealed as one value. */
import * as z from 'zod/mini'

const memoryTimes = z.record(z.string(), z.object({ saidAt: z.number(), lastUsedAt: z.nullable(z.number()) }))

export const chatState = z.object({
  /** Questions of the bank that were asked, over all sessions. */
  asked: z.array(z.string()),
  /** The one that stands unanswered, if one does. */
  openQuestion: z.nullable(z.string()),
  /** Topics not to be brought up. */
  avoid: z.array(z.string()),
  memoryTimes,
  /** The voice's own. */
  voice: z.unknown(),
})
export type ChatState = z.infer<typeof chatState>

export function emptyState(): ChatState {
  return { asked: [], openQuestion: null, avoid: [], memoryTimes: {}, voice: null }
}

type Remembered = { id: string; lastUsed: number | null }

/** Says for each memory when it was said and when it was last used, from what changed in a turn. */
export function stampMemories(
  before: readonly Remembered[],
  after: readonly Remembered[],
  times: ChatState['memoryTimes'],
  now: number,
): ChatState['memoryTimes'] {
  const usedBefore = new Map(before.map(({ id, lastUsed }) => [id, lastUsed]))
  // Without a prototype it is a table from the start; a record whose keys are always others is slow to make.
  const stamped: ChatState['memoryTimes'] = Object.create(null)
  for (const { id, lastUsed } of after) {
    const known = times[id] ?? { saidAt: now, lastUsedAt: null }
    const usedNow = lastUsed !== null && usedBefore.get(id) !== lastUsed
    stamped[id] = usedNow ? { ...known, lastUsedAt: now } : known
  }
  return stamped
}
