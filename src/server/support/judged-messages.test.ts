import { expect, test } from 'vitest'
import { createJudgedMessages } from './judged-messages.ts'

const calm = { tier: 'none', category: null, show: null } as const

test('with Ada goes what was said of her messages, and nobody else’s', () => {
  const judged = createJudgedMessages()
  const key = (person: string, message: number) => judged.keyOf(person, `m${message}`, 'So it is.')
  // Enough to fill both generations.
  for (let message = 0; message < 4000; message += 1)
    for (const person of ['ada', 'ben']) judged.set(key(person, message), person, calm)
  judged.forget('ada')
  const left = (person: string) => Array.from({ length: 4000 }, (_, i) => judged.get(key(person, i)))
  expect(left('ada').every(care => care === undefined)).toBe(true)
  expect(left('ben').every(care => care === calm)).toBe(true)
})
