import { expect, test } from 'vitest'
import {
  type ChatState,
  emptyState,
  type MemoryTimes,
  stampMemories,
  stateChange,
  storedForm,
} from './chat-state.ts'
import { type Change, changed } from './state-change.ts'

type Remembered = { id: string; lastUsed: number | null }

/** The plain way: every memory looked up by its id. */
function stampedPlainly(
  before: Remembered[],
  after: Remembered[],
  times: MemoryTimes,
  now: number,
): MemoryTimes {
  return after.map(({ id, lastUsed }) => {
    const known = times.find(time => time.id === id) ?? { id, saidAt: now, lastUsedAt: null }
    const isUsed = lastUsed !== null && before.find(memory => memory.id === id)?.lastUsed !== lastUsed
    return isUsed ? { ...known, lastUsedAt: now } : known
  })
}

/** As it happens: the change is stored as text and made to what was read from text. */
function made(before: ChatState, after: ChatState): unknown {
  const stored = JSON.parse(JSON.stringify(storedForm(before)))
  const change = stateChange(before, after)
  return change ? changed(stored, JSON.parse(JSON.stringify(change)) as Change) : stored
}

test('whatever is said, used, dropped or moved, each memory keeps its times, and what is written says the same', () => {
  let seed = 3
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  let memories: Remembered[] = []
  let state = emptyState()
  for (let now = 1; now < 800; now += 1) {
    const after = memories
      .filter(() => random(12) > 0)
      .map(memory => (random(9) === 0 ? { ...memory, lastUsed: random(2) ? now : memory.lastUsed } : memory))
    for (let i = random(3); i > 0; i -= 1) after.push({ id: `m${random(400)} ${now} ${i}`, lastUsed: null })
    if (random(10) === 0) after.reverse()
    // Now and then the times come from the database, in an order of their own.
    const times = random(5) === 0 ? [...state.memoryTimes].reverse() : state.memoryTimes
    const memoryTimes = stampMemories(memories, after, times, now)
    expect(memoryTimes).toEqual(stampedPlainly(memories, after, times, now))
    const next = { ...state, memoryTimes, asked: random(3) ? state.asked : [...state.asked, `q${now}`] }
    expect(made(state, next)).toEqual(storedForm(next))
    memories = after.slice(-40)
    state = { ...next, memoryTimes: memoryTimes.slice(-40) }
  }
})

test('a turn that changes nothing writes nothing, and one that uses a memory tells that one alone', () => {
  const memories = ['a', 'b', 'c'].map((id): Remembered => ({ id, lastUsed: null }))
  const before = { ...emptyState(), memoryTimes: stampMemories([], memories, [], 1) }
  const same = { ...before, memoryTimes: stampMemories(memories, [...memories], before.memoryTimes, 2) }
  expect(stateChange(before, same)).toBeUndefined()
  const used = memories.map(memory => (memory.id === 'b' ? { ...memory, lastUsed: 7 } : memory))
  const after = { ...before, memoryTimes: stampMemories(memories, used, before.memoryTimes, 3) }
  expect(stateChange(before, after)).toEqual({
    keys: { memoryTimes: { keys: { b: { set: { saidAt: 1, lastUsedAt: 3 } } } } },
  })
})
