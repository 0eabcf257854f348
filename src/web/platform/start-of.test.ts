import { expect, test } from 'vitest'
import { startOf } from './start-of.ts'

test('a long message is named by its first whole words, a short one by all of it', () => {
  expect(startOf('You drew the line, and now your heart keeps racing.')).toBe(
    'You drew the line, and now your heart…',
  )
  expect(startOf(' Good night all ')).toBe('Good night all')
  expect(startOf('a'.repeat(39))).toBe('a'.repeat(39))
})

test('a word that is longer than that is cut within it, between letters', () => {
  expect(startOf('🌙'.repeat(50))).toBe(`${'🌙'.repeat(40)}…`)
})
