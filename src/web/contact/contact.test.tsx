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
  const warning = screen.getByText(/No support address has been set up here/)
  const field = screen.getByLabelText('Your name')
  expect(warning.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.submit(field)
  // Not a dead end, and not as if she had done something wrong.
  const told = screen.getByText(/^Nothing has been sent from this form\./)
  expect(told.querySelector('a')?.getAttribute('href')).toBe('/help-now')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelector('[href^="mailto:"]')).toBeNull()
})

test('without an account she is offered the support address itself, if there is one', async () => {
  await emptyBrowser()
  await open('/signup', 'Create your account')
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull()
  expect(document.querySelector('[href^="mailto:"]')).toBeNull()
  cleanup()
  getPageConfig().supportEmail = address
  await open('/signup', 'Create your account')
  expect(screen.getByRole('link', { name: address }).getAttribute('href')).toBe(`mailto:${address}`)
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull()
})

test('whoever opens it without an account is told to log in, or where to write, and not as a success', async () => {
  await emptyBrowser()
  getPageConfig().supportEmail = address
  await open('/contact', 'Log in')
  const line = screen.getByText(/Log in to open the contact page, or email us at/)
  expect(line.querySelector('a')?.textContent).toBe(address)
  expect(line.closest('.banner')?.className).toBe('banner quiet')
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
