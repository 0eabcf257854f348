import { expect, test } from 'vitest'
import { languagesIn } from './helplines.ts'
import { languageOf } from './languages.ts'

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,es;q=0.9', 'en'],
  ['ca-ES,es;q=0.8,en;q=0.7', 'es'],
  ['sv-SE,sv;q=0.9', 'en'],
  ['', 'en'],
  ['*', 'en'],
])('a browser that asks for %s reads %s', (header, language) => {
  expect(languageOf(languagesIn(header))).toBe(language)
})
