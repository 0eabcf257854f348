import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { chatIdIn, chatPath } from './paths.ts'

const awkward = [
  'anxiety',
  '../x',
  'a/b',
  '🐦',
  'Ada & Ben?',
  '100%',
  '#1',
  'ירדן',
  'a+b c',
  '%2F',
  'TwinBot',
]

test.each(awkward)('a companion called %j is reached under an address that leads back to the name', name => {
  const { pathname, search, hash } = new URL(chatPath(name), 'https://example.org')
  expect([search, hash]).toEqual(['', ''])
  expect(matchRoutes([{ path: '/chat2/:chatId' }], pathname)).toHaveLength(1)
  expect(chatIdIn(pathname)).toBe(name)
})

test.each(['.', '..'])('a companion called %j is reached under the default name', name => {
  expect(chatPath(name)).toBe('/chat2/TwinBot')
})

test('a name with half a character in it still makes an address', () => {
  expect(chatPath('\ud83d')).toBe('/chat2/%EF%BF%BD')
})

test('whatever Ada calls her companion, the address leads back to the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), name => {
      fc.pre(name !== '.' && name !== '..')
      expect(chatIdIn(chatPath(name))).toBe(name)
      expect(chatPath(name).split('/')).toHaveLength(3)
    }),
  )
})
