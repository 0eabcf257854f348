/** The account part of /settings through the whole app, against a server that answers over HTTP. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  changeName,
  changePassword,
  confirmEmailChange,
  requestEmailChange,
} from '#shared/account-changes.ts'
import { me, signOut } from '#shared/accounts.ts'
import { ada } from '#test/support/browser.ts'
import { openSettings, settingsBrowser, thisDevice } from '#test/support/settings-screen.tsx'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'
import { storage } from '#web/platform/storage.ts'

const device = (key: string, current: boolean) => ({
  ...thisDevice,
  key,
  browser: `${key} on Linux`,
  current,
})

let api: StubApi

beforeEach(async () => {
  api = await settingsBrowser([device('Firefox', true), device('Safari', false)])
  api.answer(me, { user: ada, outboxKey: 'key', deviceKey: 'Firefox' })
  await openSettings()
})

afterEach(cleanup)

const region = (name: string) => within(screen.getByRole('region', { name }))

/** By label, because queries by role are slow on this long page. */
function button(name: string): HTMLButtonElement | undefined {
  const all = [...document.querySelectorAll('button')]
  return all.find(one => (one.getAttribute('aria-label') ?? one.textContent) === name)
}

function press(name: string): void {
  const found = button(name)
  if (!found) throw new Error(`There is no button "${name}".`)
  fireEvent.click(found)
}

const bodies = (call: string) => api.asked.filter(one => one.call === call).map(({ body }) => body)

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
}

test('Ada changes her name where it stands, and goes on where she was', async () => {
  const user = { ...ada, given_name: 'Adele' }
  api.refuse(changeName, 'name-reserved', { field: 'firstName' })
  press('Edit your name')
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'))
  type('First Name', 'TwinBot')
  fireEvent.submit(screen.getByLabelText('First Name'))
  await screen.findByText(/companion’s name\. Please use another/)
  api.answer(changeName, { user })
  type('First Name', 'Adele')
  fireEvent.submit(screen.getByLabelText('First Name'))
  await region('Account').findByText('Adele Lindqvist')
  expect(document.activeElement).toBe(button('Edit your name'))
  expect(JSON.parse(storage.get('auth_user') ?? '')).toEqual(user)
})

test('a missing name is asked for, and the cursor is where it goes', async () => {
  press('Edit your name')
  type('First Name', ' ')
  button('Save')?.focus()
  fireEvent.submit(screen.getByLabelText('First Name'))
  await screen.findByText('Enter your first name.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First Name')))
})

test('a new email needs her password and the code, and only then is it hers', async () => {
  const email = 'ada.new@example.org'
  press('Change your email')
  type('New email', 'ADA@example.org')
  fireEvent.submit(screen.getByLabelText('New email'))
  await screen.findByText('That’s already your email.')
  api.refuse(requestEmailChange, 'bad-credentials')
  type('New email', email)
  type('Current password', 'not hers')
  fireEvent.submit(screen.getByLabelText('New email'))
  await screen.findByText('That’s not your current password.')
  api.answer(requestEmailChange, { ok: true })
  type('Current password', 'a quiet lake at dawn')
  fireEvent.submit(screen.getByLabelText('New email'))
  await screen.findByText(/If this address can be used, we’ve sent a code/)
  expect(region('Account').getByText(ada.email)).toBeDefined()

  api.answer(confirmEmailChange, { ok: false })
  type('Code from the email', '123456')
  press('Confirm new email')
  await screen.findByText('Invalid verification code')
  api.answer(confirmEmailChange, { ok: true, user: { ...ada, email } })
  type('Code from the email', '654 321')
  press('Confirm new email')
  await waitFor(() => expect(screen.queryByLabelText('Code from the email')).toBeNull())
  expect(region('Account').getByText(email)).toBeDefined()
  expect(bodies('POST /api/account/email/confirm').at(-1)).toEqual({ code: '654321' })
})

test('a new password leaves this device alone in the list', async () => {
  await waitFor(() => expect(region('Devices').getAllByRole('listitem')).toHaveLength(2))
  press('Change your password')
  type('Current password', 'a quiet lake at dawn')
  type('New password', 'short')
  fireEvent.submit(screen.getByLabelText('New password'))
  await screen.findByText('Use at least 8 characters.')
  expect(bodies('PUT /api/account/password')).toEqual([])
  api.answer(changePassword, { ok: true })
  type('New password', 'a louder lake')
  fireEvent.submit(screen.getByLabelText('New password'))
  await waitFor(() => expect(region('Devices').getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(document.activeElement).toBe(button('Change your password')))
})

test('she signs out everywhere else after a question, and what failed says so', async () => {
  await region('Devices').findByText('Safari on Linux')
  press('Sign out everywhere else')
  region('Devices').getByText(/including the ones you chose to remember/)
  press('Cancel')
  expect(document.activeElement).toBe(button('Sign out everywhere else'))
  expect(bodies('POST /api/auth/sign-out')).toEqual([])
  api.refuse(signOut, 'unavailable')
  press('Sign out everywhere else')
  press('Sign out')
  await region('Devices').findByRole('alert')
  api.answer(signOut, { ok: true })
  press('Sign out')
  await waitFor(() => expect(region('Devices').getAllByRole('listitem')).toHaveLength(1))
  expect(bodies('POST /api/auth/sign-out').at(-1)).toEqual({ others: true })
  expect(button('Sign out everywhere else')).toBeUndefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Devices'))
})

test('the index leads to every part, and each part has a heading to arrive at', () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.length).toBeGreaterThan(7)
  const headings = document.querySelectorAll('main h2')
  expect(links).toHaveLength(headings.length)
  for (const link of links) {
    fireEvent.click(link)
    expect(document.activeElement?.tagName).toBe('H2')
    expect(document.querySelector(link.getAttribute('href')!)?.contains(document.activeElement)).toBe(true)
  }
})

test('what another device changed is shown here, without signing in again', async () => {
  cleanup()
  api.answer(me, { user: { ...ada, given_name: 'Adele' }, outboxKey: 'key', deviceKey: 'Firefox' })
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText('Adele Lindqvist')
})
