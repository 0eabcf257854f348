/** The choice of a language on /settings, against a server that answers over HTTP. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile } from '#shared/profile.ts'
import { openSettings, phone, settingsBrowser, thisDevice } from '#test/support/settings-screen.tsx'
import { call } from '#web/platform/api.ts'
import { chosenLanguage } from '#web/platform/chosen-language.ts'
import { locale } from '#web/platform/locale.ts'
import { storage } from '#web/platform/storage.ts'
import { chooseTexts } from '#web/platform/texts.ts'

beforeEach(async () => {
  await settingsBrowser([thisDevice, phone])
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await chooseTexts(navigator.languages)
})

const choose = (name: string, language: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: language } })

test('Ada chooses Spanish, everything on the screen follows, and the browser’s language comes back', async () => {
  await openSettings()
  await screen.findAllByText('Firefox on Linux')
  choose('Language', 'es')
  await screen.findByRole('heading', { level: 1, name: 'Ajustes' })
  await screen.findByText('Guardado.')
  expect(document.documentElement.lang).toBe('es')
  screen.getByText('Firefox en Linux')
  expect(chosenLanguage()).toBe('es')
  choose('Idioma', '')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  expect(chosenLanguage()).toBeNull()
})

test('Chloe, whose browser is Spanish, reads English by the habits of her region', async () => {
  await chooseTexts(['es-MX'], 'en')
  expect([document.documentElement.lang, locale()]).toEqual(['en', 'en-MX'])
})

test('the choice outlives Log Out', async () => {
  storage.set('twinbot_language', 'es')
  storage.clearPerson()
  expect(chosenLanguage()).toBe('es')
})

test('the server hears of the choice, with the region the browser names and never a guessed one', async () => {
  const heard = vi.spyOn(globalThis, 'fetch')
  const asked = async () => {
    await call(getProfile)
    return new Headers(heard.mock.lastCall?.[1]?.headers).get('accept-language')
  }
  expect(await asked()).toBeNull()
  storage.set('twinbot_language', 'en')
  const browser = vi.spyOn(navigator, 'languages', 'get')
  browser.mockReturnValue(['es-MX', 'es'])
  await waitFor(async () => expect(await asked()).toBe('en-MX'))
  browser.mockReturnValue(['es'])
  expect(await asked()).toBe('en')
})
