/** /contact through the whole app: how to reach people, and a form that sends nothing and says so. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adasBrowser } from '#test/support/browser.ts'
import type { SmallApi } from '#test/support/small-api.ts'
import { App } from '#web/app.tsx'
import { getPageConfig } from '#web/platform/page-config.ts'

let api: SmallApi

beforeEach(async () => {
  api = await adasBrowser()
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
})

afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const written = { 'Your name': 'Ada', 'Your email': 'ada@example.org', 'Your message': 'Hello & welcome?' }

test('Ada reads how to reach us, and every field is asked for', () => {
  screen.getByText('Real change starts by speaking up. We got your back!')
  const { supportEmail } = getPageConfig()
  const link = screen.getAllByRole('link', { name: supportEmail })[0]
  expect(link?.getAttribute('href')).toBe(`mailto:${supportEmail}`)
  for (const label of Object.keys(written)) expect(field(label).required).toBe(true)
  expect(field('Your email').type).toBe('email')
  expect(field('Your message').getAttribute('rows')).toBe('4')
})

test('Ada is told that nothing was sent, and takes her words along to her own mail', () => {
  for (const [label, value] of Object.entries(written)) fireEvent.change(field(label), { target: { value } })
  const before = api.asked.length
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Nothing has been sent from this form. Please email')
  const mail = new URL(alert.querySelector('a')?.href ?? '')
  expect(mail.searchParams.get('body')).toBe('Hello & welcome?\n\nAda\nada@example.org')
  for (const [label, value] of Object.entries(written)) expect(field(label).value).toBe(value)
  expect(api.asked.length).toBe(before)
})
