import { expect, it } from 'vitest'
import { createCompiler } from './grammar.ts'
import { createStepMaker, Trail } from './pattern.ts'
import { createSentenceReader } from './tokens.ts'

const compiler = createCompiler({ meal: 'soup|bread and butter' }, () => 1)
const stepsOf = createStepMaker()
const sentencesOf = createSentenceReader(word => word)

const find = (pattern: string, line: string) => {
  const row = stepsOf(compiler.compile(pattern).row)
  const trail = new Trail()
  trail.enter(sentencesOf(line)[0]!)
  return Array.from({ length: trail.length }, (_, at) => trail.follow(row, 0, at, null)).some(end => end >= 0)
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
  expect(() => compiler.compile('... #')).toThrow('no word to find')
})
