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

test('whoever looks for it reads that this is no therapy, and that no clinician has checked it', async () => {
  const { terms, safety } = await texts.pages()
  const under = (name: string, { sections }: typeof terms | typeof safety) =>
    sections.find(({ heading }) => heading === name)?.paragraphs.join(' ')
  expect(under('What this is', terms)).toContain('It is not therapy, medical advice or a crisis service')
  expect(under('Who has checked this', safety)).toContain('No clinician or lawyer has reviewed')
})
