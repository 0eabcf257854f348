import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languagesIn } from './helplines.ts'
import { languageOf, languages } from './languages.ts'

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

test('the first language we have wins, in whatever region and case, and anything else is English', () => {
  const other = fc.stringMatching(/^[a-z]{2}$/).filter(tag => !languages.some(each => each === tag))
  fc.assert(
    fc.property(
      fc.array(other),
      fc.constantFrom(...languages),
      fc.array(fc.string()),
      (before, known, after) => {
        expect(languageOf([...before, `${known.toUpperCase()}-MX`, ...after])).toBe(known)
        expect(languageOf(before)).toBe('en')
      },
    ),
  )
})
