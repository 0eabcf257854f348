import { expect, test } from 'vitest'
import { applyChange, type Change, changeBetween } from './state-change.ts'

const written = (value: unknown) => JSON.parse(JSON.stringify(value))
/** As in production: the change is stored as text and applied to parsed text. */
const made = (before: unknown, after: unknown) => {
  const change = changeBetween(before, after)
  return change ? applyChange(written(before), written(change) as Change) : written(before)
}

test('a turn that adds a memory, drops the oldest and uses one is told in a few words', () => {
  const memories = Array.from({ length: 120 }, (_, i) => ({
    id: `m${i}`,
    said: `sentence ${i}`,
    lastUsed: null,
  }))
  const before = { turn: 7, memories, replies: ['a', 'b', 'c'], avoid: [] }
  const after = {
    turn: 8,
    memories: [
      ...memories.slice(1, 60),
      { ...memories[60], lastUsed: 8 },
      ...memories.slice(61),
      { id: 'new' },
    ],
    replies: ['b', 'c', 'd'],
    avoid: [],
  }
  expect(made(before, after)).toEqual(after)
  expect(JSON.stringify(changeBetween(before, after)).length).toBeLessThan(250)
  expect(changeBetween(before, { ...before })).toBeUndefined()
})

test('whatever the two values are, the change leads from one to the other', () => {
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  const value = (depth: number): unknown => {
    const kind = random(depth > 0 ? 8 : 4)
    if (kind < 4) return [null, 'a', random(3), true][kind]
    const parts = Array.from({ length: random(5) }, () => value(depth - 1))
    return kind < 6 ? parts : Object.fromEntries(parts.map(part => [`k${random(5)}`, part]))
  }
  const altered = (old: unknown): unknown => {
    if (Array.isArray(old)) return [...old.filter(() => random(5) > 0), ...(random(2) ? [value(1)] : [])]
    if (typeof old !== 'object' || old === null) return random(2) ? old : value(1)
    const kept = Object.entries(old).filter(() => random(5) > 0)
    return Object.fromEntries(kept.map(([key, part]) => [key, random(2) ? part : altered(part)]))
  }
  for (let i = 0; i < 3000; i += 1) {
    const before = value(4)
    const after = random(3) ? altered(before) : value(4)
    expect(made(before, after)).toEqual(after)
  }
  const odd = { ['__proto__']: 1, x: undefined, y: 1 }
  expect(made({ ['__proto__']: 0, x: 2 }, odd)).toEqual(written(odd))
})
