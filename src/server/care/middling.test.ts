import { expect, it } from 'vitest'
import { createReader } from './care.ts'
import type { Odds } from './learned.ts'
import { oddsOfMiddling } from './middling.ts'

const read = createReader()
const story =
  'The bus was late again and the rain came in at the back where I always sit on my way home. I have put it all in a drawer for them. Then I made some soup and watched the one about the boats with my neighbour.'
// The whole is hardly suspect; the part with the second sentence is.
const odds = (from?: number, to?: number): Odds =>
  from === undefined ? [0.7, 0.2, 0.1] : from <= 1 && to! > 1 ? [0.05, 0.05, 0.9] : [0.98, 0.01, 0.01]

it('hears a sentence that the others drown, half-way', () => {
  const [none, concern, crisis] = oddsOfMiddling(read(story), odds)
  expect([none, concern]).toEqual([0.7, 0.2])
  expect(crisis).toBeCloseTo(0.5, 6)
})

it('takes a short message as one', () => {
  expect(oddsOfMiddling(read('I am here. It is late.'), odds)).toEqual([0.7, 0.2, 0.1])
})

it('does not look where the whole is beyond suspicion', () => {
  const calm = (from?: number): Odds => (from === undefined ? [0.98, 0.01, 0.01] : [0, 0, 1])
  expect(oddsOfMiddling(read(story), calm)[2]).toBe(0.01)
})
