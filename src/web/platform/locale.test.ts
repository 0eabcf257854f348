import { afterEach, expect, test } from 'vitest'
import { dayAndMonth, fullDay, shortDay, timeOfDay } from './dates.ts'
import { count, locale, percent } from './locale.ts'
import { chooseTexts } from './texts.ts'

afterEach(() => chooseTexts(navigator.languages))

const evening = new Date(2026, 10, 3, 21, 5)
/** Browser versions differ in which non-breaking space they use. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const written = () =>
  [dayAndMonth(evening), fullDay(evening), shortDay(evening), timeOfDay(evening)].map(plain)

test('Ada in New York and Ben in London each read days and times as they write them', async () => {
  await chooseTexts(['en-US', 'en'])
  expect(written()).toEqual(['Tue, Nov 3', 'November 3, 2026', 'Nov 3', '9:05 PM'])
  await chooseTexts(['en-GB', 'en-US'])
  expect(written()).toEqual(['Tue 3 Nov', '3 November 2026', '3 Nov', '21:05'])
})

test('Chloe, whose language we do not have, reads English words by the habits of her region', async () => {
  await chooseTexts(['de-CH', 'fr'])
  expect(locale()).toBe('en-CH')
  expect([fullDay(evening), timeOfDay(evening)]).toEqual(['3 November 2026', '21:05'])
  await chooseTexts(['ja'])
  expect(locale()).toBe('en-JP')
  await chooseTexts([])
  expect(locale()).toBe('en')
})

test('shortly after midnight is written as the region writes it', async () => {
  const night = new Date(2026, 10, 3, 0, 15)
  const time = async (language: string) => {
    await chooseTexts([language])
    return plain(timeOfDay(night))
  }
  expect(await time('en-GB')).toBe('00:15')
  expect(await time('en-US')).toBe('12:15 AM')
  expect(await time('es-ES')).toBe('0:15')
  expect(await time('de-CH')).toBe('00:15')
})

test('numbers and percents stand as the browser writes them', async () => {
  await chooseTexts(['en-US'])
  expect([count(12_345), percent(42)]).toEqual(['12,345', '42%'])
  await chooseTexts(['es-ES'])
  expect([count(12_345), plain(percent(42))]).toEqual(['12.345', '42 %'])
})

test('a tag no browser should send still gives a date', async () => {
  await chooseTexts(['x', 'not a language!'])
  expect(fullDay(evening)).toBe('November 3, 2026')
})
