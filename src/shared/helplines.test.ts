import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import data from './helplines.json' with { type: 'json' }
import {
  countries,
  countryOf,
  helpIn,
  isReviewDue,
  languagesIn,
  OTHER_COUNTRY,
  reviewBy,
} from './helplines.ts'

const root = join(import.meta.dirname, '..', '..')

test('there are 22 countries, each with a name', () => {
  expect(countries).toHaveLength(22)
  expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name !== '')).toBe(true)
})

test.each(countries)('in $name only what somebody saw in a source is shown', ({ code }) => {
  const given = data.countries.find(({ cc }) => cc === code)
  const help = helpIn(code)
  const seen = given?.lines.filter(({ sure }) => sure === 'A').map(({ id }) => id) ?? []
  expect(help.lines.map(({ id }) => id).sort()).toEqual(seen.sort())
  expect(help.emergency).toBe(given?.emergency.sure === 'C' ? null : given?.emergency.number)
  expect(help.directories.map(({ url }) => url)).toContain('https://findahelpline.com')
  for (const { phone, text, chat } of help.lines) {
    expect(phone?.shown ?? text?.shown ?? chat).toMatch(/\d|^https:/)
    expect(phone?.href ?? 'tel:1').toMatch(/^tel:\d+$/)
    expect(text?.href ?? 'sms:1').toMatch(/^sms:\d+(\?&body=\w+)?$/)
  }
})

test('a phone can write to a line by itself where it takes SMS', () => {
  const sms = helpIn('US').lines.map(({ text }) => text?.href)
  expect(sms).toEqual(expect.arrayContaining(['sms:988', 'sms:741741?&body=HOME']))
  const [italy] = helpIn('IT').lines
  expect(italy?.text).toEqual({ shown: 'WhatsApp 324 011 7252' })
})

test.each(['ZA', 'AE', 'EG'])('without a line that was seen, %s has the directories', code => {
  expect(helpIn(code).lines).toEqual([])
  expect(helpIn(code).directories.map(({ url }) => url)).toContain('https://findahelpline.com')
})

test('her own choice comes first, then where her browser is at home', () => {
  expect(countryOf('SG', ['en-GB'])).toBe('SG')
  expect(countryOf(null, ['en-GB', 'en-US', 'en'])).toBe('GB')
  expect(countryOf(null, ['pt', 'pt-BR', 'en-US'])).toBe('BR')
  expect(countryOf(null, ['zh-Hans-CN'])).toBe('CN')
  expect(countryOf(null, languagesIn('de-DE,de;q=0.9,en-US;q=0.8'))).toBe('DE')
})

test.each([[['sv-SE', 'en-US']], [['sv', 'en-US']], [['en']], [['es-419']], [[]]])(
  'nobody gets another country’s number: %j is unknown',
  languages => {
    expect(countryOf(null, languages)).toBeNull()
    expect(helpIn(countryOf(null, languages))).toMatchObject({ country: null, emergency: null, lines: [] })
  },
)

test('who chose another country than those of the list is not told the one of their browser', () => {
  expect(countryOf(OTHER_COUNTRY, ['en-GB'])).toBeNull()
})

test('the numbers are due for a check when their day has passed, not on it', () => {
  expect(isReviewDue(Date.parse(`${reviewBy}T23:59:59Z`))).toBe(false)
  expect(isReviewDue(Date.parse(reviewBy) + 24 * 3_600_000)).toBe(true)
})

test('the operator’s command fails from the day after', async () => {
  const check = (day: string) =>
    promisify(execFile)(process.execPath, [join(root, 'bin/check-helplines.ts'), day], { cwd: root })
  expect((await check(reviewBy)).stdout).toContain(`checked again by ${reviewBy}`)
  const after = new Date(Date.parse(reviewBy) + 24 * 3_600_000).toISOString().slice(0, 10)
  await expect(check(after)).rejects.toMatchObject({ code: 1 })
})
