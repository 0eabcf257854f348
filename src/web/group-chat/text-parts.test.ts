import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

const told = (text: string, me = 'Ada', names = ['Ben']) =>
  textParts(text, me, names)
    .map(({ type, text: part }) => (type === 'text' ? part : `[${type}: ${part}]`))
    .join('')

test('a web address is a link, without the sentence around it', () => {
  expect(told('See https://example.org/a?b=1#c.')).toBe('See [link: https://example.org/a?b=1#c].')
  expect(told('(http://example.org/a_(b)), ok')).toBe('([link: http://example.org/a_(b)]), ok')
  expect(told('HTTPS://EXAMPLE.ORG!')).toBe('[link: HTTPS://EXAMPLE.ORG]!')
})

test('nothing but http and https is ever a link, and no address that pretends to be another', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://example.org',
    'example.org',
    'https://',
    'https://bank.example@evil.example/',
  ])
    expect(told(text)).toBe(text)
})

test('Ada sees where she is named, and whom others address', () => {
  expect(told('Ada, ask @ben. Ben will know, @ADA')).toBe(
    '[me: Ada], ask [name: @ben]. Ben will know, [me: @ADA]',
  )
  expect(told('Adamant Adas say hello@ada.example')).toBe('Adamant Adas say hello@ada.example')
  expect(told('https://example.org/@Ada')).toBe('[link: https://example.org/@Ada]')
})

test('a very long message of brackets and addresses is read at once', () => {
  const address = `https://${'('.repeat(3990)}${')'.repeat(3990)}`
  expect(told(`${address}))))))))))`)).toBe(`[link: ${address}]))))))))))`)
})

/** Messages full of what may be a link or a name, and of what only looks like one. */
const pieces = [
  'Ada',
  '@ada',
  'Ben',
  '@Ben',
  '@',
  'https://example.org/',
  'http://',
  'a@b.c',
  '(',
  ').',
  ' ',
  'é',
  '𝄞',
  '\n',
]
const messages = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), {
  maxLength: 12,
})

test('whatever Ben writes, Ada reads exactly that, with nothing marked that is not what it is marked as', () => {
  const isNeverWrong = fc.property(messages, some => {
    const text = some.join('')
    const parts = textParts(text, 'Ada', ['Ben', 'Chloe'])
    expect(parts.map(part => part.text).join('')).toBe(text)
    for (const [i, { type, text: part }] of parts.entries()) {
      expect(part).not.toBe('')
      if (type === 'text') expect(parts[i + 1]?.type).not.toBe('text')
      else if (type === 'link')
        expect([new URL(part).protocol, new URL(part).username]).toEqual([
          expect.stringMatching(/^https?:$/),
          '',
        ])
      else expect(part).toMatch(type === 'me' ? /^(Ada|@ada)$/iu : /^@ben$/iu)
    }
  })
  fc.assert(isNeverWrong, { numRuns: 1000 })
})

test('Ada is marked between any two words that are not part of a name or an address', () => {
  const around = fc.constantFrom(' ', ', ', '(', '. ', '!', '\n', '…')
  fc.assert(
    fc.property(around, around, fc.constantFrom('Ada', '@Ada', '@ADA'), (before, after, name) => {
      expect(told(`Hello${before}${name}${after}there`)).toBe(`Hello${before}[me: ${name}]${after}there`)
    }),
  )
})
