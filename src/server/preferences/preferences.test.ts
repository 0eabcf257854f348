import { expect, test } from 'vitest'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp } from '#test/support/app.ts'

test('nothing is chosen for anybody, and what she chooses is hers alone', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  const untouched = {
    country: null,
    modelConsent: false,
    moodCheckIn: true,
    countMisses: false,
    modelHost: null,
  }
  expect(await ada.call(getPreferences)).toEqual(untouched)
  await ada.call(putPreferences, { body: { country: 'SE' } })
  expect(await ada.call(putPreferences, { body: { modelConsent: true } })).toEqual({
    country: 'SE',
    modelConsent: true,
    moodCheckIn: true,
    countMisses: false,
    modelHost: null,
  })
  expect(await ben.call(getPreferences)).toEqual(untouched)
})

test('that Ada was introduced once is known wherever she signs in, and changes nothing else', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await ada.call(putPreferences, { body: { country: 'SE' } })
  await ada.call(putPreferences, { body: { introduced: true } })
  const elsewhere = await app.signIn('ada')
  expect(await elsewhere.call(getPreferences)).toMatchObject({ country: 'SE', introduced: true })
})

onEmbedded('a country that is none is refused by name', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await expect(ada.call(putPreferences, { body: { country: 'Sweden' } })).rejects.toMatchObject({
    status: 400,
    body: { field: 'country' },
  })
})
