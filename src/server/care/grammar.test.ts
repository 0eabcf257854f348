import { expect, it } from 'vitest'
import { compile } from './grammar.ts'

const find = (pattern: string, line: string) => {
  const { source } = compile(pattern, { meal: 'soup|bread and butter' }, () => 1)
  return new RegExp(source).test(` ^ ${line} $ `)
}

it('reads rows, choices, classes, gaps and what may not follow', () => {
  expect(find('want|need to eat', 'i need to eat now')).toBe(true)
  expect(find('eat ..2 @meal', 'i eat my warm bread and butter')).toBe(true)
  expect(find('eat ..1 @meal', 'i eat my nice warm soup')).toBe(false)
  expect(find('(eat soup|drink) tea?', 'drink')).toBe(true)
  expect(find('eat !(soup|tea)', 'i eat soup')).toBe(false)
  expect(find('^ eat', 'i eat')).toBe(false)
  expect(find('# meals', 'three meals')).toBe(true)
})

it('never lets a gap leap over a denial or a comma', () => {
  expect(find('want ..3 soup', 'i want not soup')).toBe(false)
  expect(find('want ..3 soup', 'i want tea , soup')).toBe(false)
  expect(find('want ~ soup', 'i want tea , soup')).toBe(true)
})

it('refuses a pattern that no word can find', () => {
  expect(() => compile('... #', {}, () => 1)).toThrow('no word to find')
})
