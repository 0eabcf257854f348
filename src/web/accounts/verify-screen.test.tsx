/** /verify through the whole app, against a server that answers over HTTP. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { login, resendCode, verifyCode } from '#shared/accounts.ts'
import { emptyBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'
import { storage } from '#web/platform/storage.ts'

let api: StubApi

beforeEach(async () => {
  api = await emptyBrowser()
  storage.set('pendingVerificationEmail', 'ada@example.org')
})

afterEach(cleanup)

async function tryCode(typed = '123456'): Promise<string | undefined> {
  render(
    <MemoryRouter initialEntries={['/verify']}>
      <App />
    </MemoryRouter>,
  )
  const field = (await screen.findByLabelText('Verification code')) as HTMLInputElement
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => screen.getByRole('button', { name: 'Verify' }).click())
  await screen.findByText(/\w/, { selector: '.field-error, .field-error *' })
  return document.querySelector('.field-error')?.textContent ?? undefined
}

test.each([
  ['nothing at all', 500, undefined, 'Verification failed'],
  ['its own reason', 500, { error: 'Something went wrong', code: 'unexpected' }, 'Something went wrong'],
  ['a reason without a code', 503, { error: 'Back at noon.' }, 'Back at noon.'],
  ['that the code is wrong', 200, { ok: false }, 'Invalid verification code'],
] as const)(
  'when the server says %s, Ada reads the sentence meant for it',
  async (_, status, body, sentence) => {
    api.fail(verifyCode, status, body)
    expect(await tryCode()).toBe(sentence)
  },
)

test('Ada reads that a letter takes its time, and how long the code works', async () => {
  api.fail(verifyCode, 200, { ok: false })
  await tryCode()
  screen.getByText(/After the timer you can ask for a new code; each one works for 10 minutes\.$/)
})

test('letters have no place in a code, and a space does not matter', async () => {
  api.answer(verifyCode, { ok: false })
  await tryCode('code: 123 456')
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value.trim()).toBe('123 456')
  expect(api.asked.at(-1)?.body).toEqual({ value: 'ada@example.org', code: '123456' })
})

test('without an address she is told what to do, and a resend says why it cannot be', async () => {
  storage.set('pendingVerificationEmail', null)
  render(
    <MemoryRouter initialEntries={['/verify']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText(/We don’t know which email to confirm\./)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/signup?mode=login')
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup')
  expect(screen.queryByLabelText('Verification code')).toBeNull()
  expect(screen.queryByText(/Code expires in/)).toBeNull()
  act(() => screen.getByRole('button', { name: 'Resend code' }).click())
  await screen.findByText('No email found to resend code')
})

test('that a new code was sent is said in the form, until an error takes its place', async () => {
  api.answer(resendCode, { ok: true })
  render(
    <MemoryRouter initialEntries={['/verify']}>
      <App />
    </MemoryRouter>,
  )
  const resend = await screen.findByRole('button', { name: 'Resend code' })
  act(() => resend.click())
  const sent = await screen.findByText('Code sent. Check your inbox.')
  expect(sent.closest('form')).not.toBeNull()
  act(() => screen.getByRole('button', { name: 'Verify' }).click())
  await screen.findByText('Enter the code from the email.')
  expect(screen.queryByText('Code sent. Check your inbox.')).toBeNull()
})

test('after the confirmation one message at a time: a wrong password takes the place of the good news', async () => {
  api.fail(login, 403, { error: 'Invalid credentials', code: 'invalid-credentials' })
  render(
    <MemoryRouter
      initialEntries={[{ pathname: '/signup', search: '?mode=login', state: { notice: 'Confirmed.' } }]}
    >
      <App />
    </MemoryRouter>,
  )
  const news = await screen.findByText('Confirmed.')
  const place = news.closest('.form-note')
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'not the right one' } })
  act(() => screen.getByRole('button', { name: 'Log In' }).click())
  const error = await screen.findByText('Invalid credentials')
  expect(error.closest('.form-note')).toBe(place)
  expect(screen.queryByText('Confirmed.')).toBeNull()
})
