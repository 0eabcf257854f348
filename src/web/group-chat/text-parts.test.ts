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
