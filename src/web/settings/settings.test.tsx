/** /settings through the whole app, against a server that answers over HTTP, and sometimes does not. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { forgetDevice, listDevices, rememberDevice } from '#shared/accounts.ts'
import { getBlocks } from '#shared/moderation.ts'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { deleteAccount, exportAccount } from '#shared/privacy.ts'
import { putProfile } from '#shared/profile.ts'
import {
  openSettings,
  phone,
  preferences,
  settingsBrowser,
  thisDevice,
  unfold,
} from '#test/support/settings-screen.tsx'
import type { StubApi } from '#test/support/stub-api.ts'
import { storage } from '#web/platform/storage.ts'
import { goToSection } from '#web/ui/page-index.tsx'

let api: StubApi

beforeEach(async () => {
  api = await settingsBrowser([phone, thisDevice], 'words.example.org')
})

afterEach(cleanup)

test('of many devices this one and the three used last are shown, and the others on request', async () => {
  const used = (day: number) => ({
    ...phone,
    key: `phone${day}`,
    name: `Phone ${day}`,
    lastSeenAt: `2026-11-0${day}T08:00:00.000Z`,
  })
  api.answer(listDevices, { devices: [...[3, 1, 6, 2, 5, 4].map(used), thisDevice] })
  await openSettings()
  const more = await region('Devices').findByRole('button', { name: 'Show 3 more' })
  const names = () => [...document.querySelectorAll('#devices li b')].map(({ textContent }) => textContent)
  expect(names()).toEqual(['Firefox on Linux', 'Phone 6', 'Phone 5', 'Phone 4'])
  fireEvent.click(more)
  expect(names().slice(4)).toEqual(['Phone 3', 'Phone 2', 'Phone 1'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Phone 3')
  expect(region('Devices').queryByRole('button', { name: /^Show/ })).toBeNull()
})

const region = (name: string) => within(screen.getByRole('region', { name }))

test('Ada tells browsers of the same kind apart by a number, by eye and by ear', async () => {
  const used = (key: string, minute: string) => ({
    ...thisDevice,
    key,
    current: false,
    signedInAt: '2026-11-10T08:07:05.000Z',
    lastSeenAt: `2026-11-10T09:${minute}:00.000Z`,
  })
  api.answer(listDevices, { devices: [used('before', '11'), thisDevice, used('lately', '22')] })
  await openSettings()
  const about = async (name: string) =>
    idText((await region('Devices').findByRole('button', { name })).getAttribute('aria-describedby'))
  expect(await about('Forget Firefox on Linux')).toBe('This device ')
  expect(await about('Forget Firefox on Linux (2)')).toMatch(/^Signed in: .*:07\b.* Last used: .*:22\b/)
  expect(await about('Forget Firefox on Linux (3)')).toMatch(/Last used: .*:11\b/)
})

test('a device remembered under the name of its browser is called so once', async () => {
  api.answer(listDevices, { devices: [{ ...thisDevice, name: thisDevice.browser, remembered: true }] })
  await openSettings()
  expect((await region('Devices').findByRole('listitem')).textContent).toMatch(
    /^Firefox on LinuxThis device Remembered Rename/,
  )
})

const idText = (id: string | null) => document.getElementById(id ?? '')?.textContent

test('what she typed stays when it could not be saved, and the reason stands beside it', async () => {
  api.refuse(putProfile, 'unavailable')
  await openSettings()
  const field = screen.getByLabelText<HTMLInputElement>('Companion’s name')
  fireEvent.change(field, { target: { value: 'Wren' } })
  fireEvent.submit(field)
  await screen.findByText('Something is not available right now. Please try again.')
  expect(field.value).toBe('Wren')

  fireEvent.click(screen.getByRole('button', { name: 'Edit: Your five answers' }))
  const answer = screen.getByLabelText<HTMLTextAreaElement>('Who or what do you turn to?')
  fireEvent.change(answer, { target: { value: 'My brother, these days' } })
  fireEvent.submit(answer)
  const alert = await region('Your five answers').findByRole('alert')
  expect(alert.textContent).toBe('Something is not available right now. Please try again.')
  expect(answer.value).toBe('My brother, these days')
})

test('Ada reads which country’s helplines she gets without choosing one', async () => {
  api.answer(getPreferences, { ...preferences, country: null })
  await openSettings()
  const country = await screen.findByRole('combobox', { name: 'Country for helplines' })
  expect(country).toHaveProperty('value', '')
  expect(country.querySelector('option')?.textContent).toBe('Automatic (United States)')
})

test('devices fail by themselves, in the words of the specification, and can be asked for again', async () => {
  api.refuse(listDevices, 'device-configuration')
  await openSettings()
  await region('Devices').findByText(/We couldn’t load your devices. Device configuration error\./)
  // Nothing else has failed with them.
  expect(await screen.findByRole('combobox', { name: 'Country for helplines' })).toHaveProperty('value', 'GB')
  api.answer(listDevices, { devices: [phone, thisDevice] })
  fireEvent.click(region('Devices').getByRole('button', { name: 'Try again.' }))
  const [first, second] = await region('Devices').findAllByRole('listitem')
  expect(first?.textContent).toContain('This device')
  expect(second?.textContent).toContain('Phone')

  api.refuse({ ...rememberDevice, path: '/api/auth/devices/here' }, 'device-configuration')
  fireEvent.click(screen.getByRole('button', { name: 'Remember Firefox on Linux' }))
  const name = screen.getByLabelText<HTMLInputElement>('Device name')
  fireEvent.change(name, { target: { value: 'Kitchen' } })
  fireEvent.submit(name)
  await region('Devices').findByText('Device configuration error')
  expect(name.value).toBe('Kitchen')

  api.answer({ ...forgetDevice, path: '/api/auth/devices/phone' }, { ok: true })
  fireEvent.click(screen.getByRole('button', { name: 'Forget Phone' }))
  fireEvent.click(screen.getByRole('button', { name: 'Forget Phone' }))
  await waitFor(() => expect(region('Devices').getAllByRole('listitem')).toHaveLength(1))
})

test('the language model is named before she agrees, and a choice that was not saved goes back', async () => {
  api.refuse(putPreferences, 'unavailable')
  await openSettings()
  const box = await screen.findByLabelText<HTMLInputElement>('Send my messages to words.example.org')
  expect(box.checked).toBe(false)
  fireEvent.click(box)
  await screen.findByText('We couldn’t save that. Try again in a moment.')
  expect(box.checked).toBe(false)
})

test('every choice has its place before it is known, and when it could not be loaded', async () => {
  api.refuse(getPreferences, 'unavailable')
  await openSettings()
  for (const name of ['Country for helplines', 'Mood check-in', 'Replies that missed'])
    await region(name).findByText(/We couldn’t load your choices/)
})

test('two browsers of one kind are told apart by when she signed in there', async () => {
  const other = { ...thisDevice, key: 'other', current: false }
  api.answer(listDevices, {
    devices: [thisDevice, other, { ...other, key: 'third', signedInAt: '2026-11-09T07:00:00.000Z' }],
  })
  await openSettings()
  const rows = await region('Devices').findAllByRole('listitem')
  expect(new Set(rows.map(row => row.textContent)).size).toBe(3)
})

test('once her file is packed she is led back to the button, and not before the question is closed', async () => {
  // This test environment has no downloads.
  const { createObjectURL } = URL
  URL.createObjectURL = () => '#'
  onTestFinished(() => void Object.assign(URL, { createObjectURL }))
  api.answer(exportAccount, {})
  await openSettings()
  const button = screen.getByRole('button', { name: 'Export everything' })
  const openWhenFocused: boolean[] = []
  button.addEventListener('focus', () => openWhenFocused.push(document.querySelector('dialog') !== null))
  fireEvent.click(button)
  const field = screen.getByLabelText<HTMLInputElement>('Your password')
  fireEvent.change(field, { target: { value: 'a quiet lake at dawn' } })
  fireEvent.submit(field)
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(openWhenFocused).toEqual([false])
})

test('a wrong password deletes nothing; the right one leaves nothing in this browser', async () => {
  api.refuse(deleteAccount, 'bad-credentials')
  await openSettings()
  storage.setLastViewed('sleep', 5)
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account…' }))
  const field = screen.getByLabelText<HTMLInputElement>('Your password')
  fireEvent.change(field, { target: { value: 'not hers' } })
  fireEvent.submit(field)
  await screen.findByText('Invalid credentials')
  expect(storage.get('auth_token')).toBe('token')
  api.answer(deleteAccount, { ok: true })
  fireEvent.change(field, { target: { value: 'a quiet lake at dawn' } })
  fireEvent.submit(field)
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(Object.keys(localStorage)).toEqual([])
  expect(screen.getByText('Your account and everything in it have been deleted.')).toBeDefined()
})

test('long sections are folded, each under a line that says what is in it', async () => {
  api.answer(getBlocks, { blocked: [{ id: 'b', name: 'Ben', since: thisDevice.signedInAt }] })
  await openSettings()
  const folded = (name: string) => screen.getByRole('region', { name }).querySelector('details')
  await waitFor(() => expect(folded('Blocked people')?.textContent).toMatch(/^1 person/))
  expect(folded('Devices')?.textContent).toMatch(/^Signed in on this device and 1 other/)
  expect(folded('Your data')?.textContent).toMatch(/^Export or import your data/)
  expect(folded('Your five answers')?.textContent).toMatch(/^Your companion uses these/)
  for (const name of ['Devices', 'Blocked people', 'Your data', 'Your five answers'])
    expect([name, folded(name)?.open]).toEqual([name, false])
  unfold('Devices')
  expect(folded('Devices')?.open).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Your data' }))
  expect(folded('Your data')?.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Your data')
})

test('a link to what is in a folded section opens it', async () => {
  await openSettings()
  const data = screen.getByRole('region', { name: 'Your data' }).querySelector('details')
  expect(data?.open).toBe(false)
  goToSection('import')
  expect(data?.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Import your data')
})
