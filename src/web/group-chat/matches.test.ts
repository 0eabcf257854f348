import { expect, test } from 'vitest'
import { snippet } from './matches.ts'

const told = (text: string, asked: string) =>
  snippet(text, asked)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('')

test('every word asked for is marked, whatever its case and accents', () => {
  expect(told('Le CAFÉ, then cafe again', 'cafe')).toBe('Le [CAFÉ], then [cafe] again')
  expect(told('Four cups of coffee', 'coffee four')).toBe('[Four] cups of [coffee]')
  expect(told('ﬁne 👍🏽 ﬁsh', 'fis')).toBe('ﬁne 👍🏽 [ﬁs]h')
})

test('of a long message one sees the part around the first match', () => {
  const long = `${'before '.repeat(60)}heron ${'after '.repeat(60)}`
  expect(told(long, 'heron')).toMatch(/^….{40}\[heron\].{100,}…$/)
})
