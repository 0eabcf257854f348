import fc from 'fast-check'
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

const state = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 'a', 0, 1, 2),
    fc.array(tie('value'), { maxLength: 5 }),
    // Few keys, so that two states share some; one is named like a property of every object.
    fc.dictionary(fc.constantFrom('k0', 'k1', 'k2', '__proto__'), tie('value'), { maxKeys: 4 }),
  ),
})).value

test('whatever the two values are, the change leads from one to the other', () => {
  fc.assert(
    fc.property(state, state, fc.nat(6), (before, after, at) => {
      expect(made(before, after)).toEqual(written(after))
      // Most turns keep nearly all of what was there.
      const list = Array.isArray(before) ? before : [before]
      const turned = [...list.slice(1, at), after, ...list.slice(at)]
      expect(made({ list }, { list: turned })).toEqual(written({ list: turned }))
    }),
    { numRuns: 1000 },
  )
  const odd = { ['__proto__']: 1, x: undefined, y: 1 }
  expect(made({ ['__proto__']: 0, x: 2 }, odd)).toEqual(written(odd))
})
