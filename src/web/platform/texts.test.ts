import { afterEach, expect, test } from 'vitest'
import { questions } from '#shared/questions.ts'
import { chooseTexts, texts } from './texts.ts'

afterEach(() => chooseTexts(['en']))

test('the question over the sign-up picture is one the companion may ask', () => {
  const asked = texts.signUp.question.replace('\n', ' ')
  expect(questions.map(({ text }) => text)).toContain(asked)
})

test('a reader of a language we do not have gets English, and the page says so', async () => {
  await chooseTexts(['xx-YY', 'en-GB'])
  expect(texts.logIn.submit).toBe('Log In')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr'])
})

test('the longer pages are there', async () => {
  const pages = await texts.pages()
  expect(pages.terms.sections.length).toBeGreaterThan(3)
  expect(pages.safety.sections.length).toBeGreaterThan(3)
})
