/** What is kept of a chat between two turns, sealed as one value. */
import * as z from 'zod/mini'
import { type Change, changeFrom } from './state-change.ts'

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
/**
 * Stored as a record, held as a list in the order of the memories: what a turn leaves as it was is seen by its place,
 * without looking at each of a hundred memories.
 */
export type MemoryTimes = readonly ({ readonly id: string } & Readonly<MemoryTime>)[]
export type ChatState = Omit<StoredState, 'memoryTimes'> & { memoryTimes: MemoryTimes }

export function emptyState(): ChatState {
  return { asked: [], openQuestion: null, avoid: [], memoryTimes: [], voice: null }
}

/** Nothing, when it is no state. */
export function readState(stored: unknown): ChatState | undefined {
  const { data } = storedState.safeParse(stored)
  return data && { ...data, memoryTimes: timesFrom(data.memoryTimes) }
}

export function timesFrom(record: StoredState['memoryTimes']): MemoryTimes {
  return Object.entries(record).map(([id, { saidAt, lastUsedAt }]) => ({ id, saidAt, lastUsedAt }))
}

export function storedForm(state: ChatState): StoredState {
  const times = state.memoryTimes.map(({ id, ...time }): [string, MemoryTime] => [id, time])
  return { ...state, memoryTimes: Object.fromEntries(times) }
}

/** What changed between two states, in their stored form. */
export function stateChange(before: ChatState, after: ChatState): Change | undefined {
  const change = changeFrom({ ...before, memoryTimes: null }, { ...after, memoryTimes: null })
  const times = timesChange(before.memoryTimes, after.memoryTimes)
  if (!times) return change
  const keys = change && 'keys' in change ? change.keys : {}
  return { ...change, keys: { ...keys, memoryTimes: times } }
}

function timesChange(before: MemoryTimes, after: MemoryTimes): Change | undefined {
  if (before === after) return undefined
  const gone = new Set<string>()
  const keys: [string, Change][] = []
  let next = 0
  for (const time of after) {
    const at = before[next] === time ? next : before.indexOf(time, next)
    if (at < 0) {
      keys.push([time.id, { set: { saidAt: time.saidAt, lastUsedAt: time.lastUsedAt } }])
      continue
    }
    for (; next < at; next += 1) gone.add((before[next] as MemoryTimes[number]).id)
    next = at + 1
  }
  for (; next < before.length; next += 1) gone.add((before[next] as MemoryTimes[number]).id)
  for (const [id] of keys) gone.delete(id)
  if (keys.length === 0 && gone.size === 0) return undefined
  return { keys: Object.fromEntries(keys), ...(gone.size > 0 && { gone: [...gone] }) }
}

type Remembered = { id: string; lastUsed: number | null }

/** Times by the memories they were stamped for, place by place. */
const stampedFor = new WeakMap<MemoryTimes, readonly Remembered[]>()

/** Says for each memory when it was said and when it was last used, from what changed in a turn. */
export function stampMemories(
  before: readonly Remembered[],
  after: readonly Remembered[],
  times: MemoryTimes,
  now: number,
): MemoryTimes {
  const known = stampedFor.get(times) === before ? times : inOrderOf(before, times)
  /** Where those stood that were passed over. */
  const passed = new Map<string, number>()
  const stamped: MemoryTimes[number][] = []
  let next = 0
  const passTo = (at: number) => {
    for (; next < at; next += 1) passed.set((before[next] as Remembered).id, next)
  }
  for (const memory of after) {
    let at = before[next] === memory ? next : before.indexOf(memory, next)
    // Another object than before, or new; those that are new come at the end, where nothing is left to look at.
    if (at < 0) at = passed.get(memory.id) ?? placeOf(memory.id, before, next)
    const time = known[at] ?? { id: memory.id, saidAt: now, lastUsedAt: null }
    const isUsed =
      before[at] !== memory && memory.lastUsed !== null && before[at]?.lastUsed !== memory.lastUsed
    stamped.push(isUsed ? { ...time, lastUsedAt: now } : time)
    if (at < next) continue
    passTo(at)
    next = at + 1
  }
  stampedFor.set(stamped, after)
  return stamped
}

function placeOf(id: string, memories: readonly Remembered[], from: number): number {
  for (let at = from; at < memories.length; at += 1) if (memories[at]?.id === id) return at
  return -1
}

function inOrderOf(memories: readonly Remembered[], times: MemoryTimes): (MemoryTimes[number] | undefined)[] {
  const byId = new Map(times.map(time => [time.id, time]))
  return memories.map(({ id }) => byId.get(id))
}
