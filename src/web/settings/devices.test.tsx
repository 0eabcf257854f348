/** Devices on /settings with the keyboard: where the focus goes, what Escape closes, and what is said. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetDevice, rememberDevice } from '#shared/accounts.ts'
import { openSettings, phone, settingsBrowser, thisDevice } from '#test/support/settings-screen.tsx'
import type { StubApi } from '#test/support/stub-api.ts'

const tablet = { ...phone, key: 'tablet', name: 'Tablet', lastSeenAt: '2026-11-09T08:00:00.000Z' }

let api: StubApi

beforeEach(async () => {
  api = await settingsBrowser([thisDevice, phone, tablet])
  await openSettings()
  await screen.findByText('Tablet')
})

afterEach(cleanup)

const devices = () => within(screen.getByRole('region', { name: 'Devices' }))
const press = (name: string) => fireEvent.click(devices().getByRole('button', { name }))
const field = () => screen.getByLabelText<HTMLInputElement>('Device name')

/** What a screen reader calls the focused element. */
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

function pressEscape(): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
}

function saveAs(value: string): void {
  fireEvent.change(field(), { target: { value } })
  fireEvent.submit(field())
}

test('saving says that it remembers the device, says so again, and goes back to the button', async () => {
  const device = { ...thisDevice, name: 'Kitchen', remembered: true }
  api.answer({ ...rememberDevice, path: '/api/auth/devices/here' }, { device })
  press('Remember Firefox on Linux')
  screen.getByText('Saving remembers the device for 30 days after you last use it.')
  saveAs(' Kitchen ')
  await screen.findByText('Kitchen is now remembered.')
  await waitFor(() => expect(focused()).toBe('Rename Kitchen'))
  press('Rename Kitchen')
  expect(screen.queryByText(/^Saving remembers/)).toBeNull()
  saveAs('Kitchen')
  await screen.findByText('Saved.')
})

test('Cancel, Keep and Escape lead back to the button that was pressed', () => {
  press('Rename Phone')
  press('Cancel')
  expect(focused()).toBe('Rename Phone')
  press('Forget Phone')
  press('Keep')
  expect(focused()).toBe('Forget Phone')
  press('Rename Phone')
  pressEscape()
  expect(focused()).toBe('Rename Phone')
  press('Forget Phone')
  pressEscape()
  expect(devices().queryByRole('button', { name: 'Keep' })).toBeNull()
  expect(focused()).toBe('Forget Phone')
})

test('Escape that ends the composing of a word leaves the name form open', () => {
  press('Rename Phone')
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(document.activeElement).toBe(field())
})

test('only one form or question is open, and it has the focus', () => {
  press('Rename Phone')
  press('Forget Tablet')
  expect(screen.queryByLabelText('Device name')).toBeNull()
  expect(focused()).toBe('Forget Tablet')
  press('Sign out everywhere else')
  expect(devices().queryByRole('button', { name: 'Keep' })).toBeNull()
  expect(focused()).toBe('Sign out')
  press('Rename Phone')
  expect(devices().queryByRole('button', { name: 'Sign out' })).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('a forgotten device gives the focus to the next one, and the last one to the heading', async () => {
  for (const [name, next] of [
    ['Phone', 'Rename Tablet'],
    ['Tablet', 'Devices'],
  ] as const) {
    api.answer({ ...forgetDevice, path: `/api/auth/devices/${name.toLowerCase()}` }, { ok: true })
    press(`Forget ${name}`)
    press(`Forget ${name}`)
    await waitFor(() => expect(devices().queryByText(name)).toBeNull())
    await waitFor(() => expect(focused()).toBe(next))
  }
})

test('an empty name is asked for, and nothing is sent', async () => {
  press('Rename Phone')
  devices().getByRole('button', { name: 'Save' }).focus()
  saveAs(' ')
  await screen.findByText('Enter a name for the device.')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(api.asked.filter(({ call }) => call.startsWith('PUT /api/auth/devices'))).toEqual([])
})
