/** /contact through the whole app: what it says before and after typing, with a support address and without. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { adasBrowser, emptyBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'
import { getPageConfig } from '#web/platform/page-config.ts'

const address = 'help@example.org'

afterEach(() => {
  cleanup()
  getPageConfig().supportEmail = ''
})

async function open(path: string, heading: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: heading })
}

test('Ada reads before typing that nothing is sent, and where to write', async () => {
  await adasBrowser()
  getPageConfig().supportEmail = address
  await open('/contact', 'Contact Us')
  expect(screen.getByText(/doesn’t send a message or open a ticket: it prepares an email/)).toBeDefined()
  expect(screen.getByRole('link', { name: address }).getAttribute('href')).toBe(`mailto:${address}`)
  fireEvent.submit(screen.getByLabelText('Your name'))
  expect(screen.getByRole('alert').textContent).toContain(
    `Nothing has been sent from this form. Please email ${address}.`,
  )
})

test('where nobody has set a support address none is made up', async () => {
  await adasBrowser()
  await open('/contact', 'Contact Us')
  expect(screen.getByText(/no support address has been set up here/)).toBeDefined()
  fireEvent.submit(screen.getByLabelText('Your name'))
  expect(screen.getByRole('alert').textContent).toBe('Nothing has been sent from this form.')
  expect(document.querySelector('[href^="mailto:"]')).toBeNull()
})

test('whoever looks for it without an account is told to log in, or where to write', async () => {
  await emptyBrowser()
  getPageConfig().supportEmail = address
  await open('/signup', 'Create your account')
  for (const [name, to] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Contact', '/contact'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
  expect(screen.getByText(/A program for self-reflection/)).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Contact' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(screen.getByText(/Log in to open the contact page, or email us at/)).toBeDefined()
  expect(screen.getByRole('link', { name: address })).toBeDefined()
})

test('Ada is told that nothing was sent, and takes her words along to her own mail', async () => {
  const api = await adasBrowser()
  getPageConfig().supportEmail = address
  await open('/contact', 'Contact Us')
  const written = {
    'Your name': 'Ada',
    'Your email': 'ada@example.org',
    'Your message': 'Hello & welcome?',
  }
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  for (const [label, value] of Object.entries(written)) {
    expect(field(label).required).toBe(true)
    fireEvent.change(field(label), { target: { value } })
  }
  const before = api.asked.length
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  const mail = new URL(screen.getByRole('alert').querySelector('a')?.href ?? '')
  expect(mail.searchParams.get('body')).toBe('Hello & welcome?\n\nAda\nada@example.org')
  for (const [label, value] of Object.entries(written)) expect(field(label).value).toBe(value)
  expect(api.asked.length).toBe(before)
})
