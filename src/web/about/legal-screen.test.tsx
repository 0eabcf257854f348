import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'
import { getPageConfig } from '#web/platform/page-config.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  getPageConfig().supportEmail = ''
})

test('Ada reads on the privacy page what matters first, where her voice goes, and how long a new address waits', async () => {
  await emptyBrowser()
  render(
    <MemoryRouter initialEntries={['/privacy']}>
      <App />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/If you dictate, .* Google or Apple/)).toBeDefined()
  const short = screen.getByRole('region', { name: 'In short' })
  expect(short.querySelectorAll('li')).toHaveLength(3)
  expect(short.textContent).toContain('the people who run it could read it too')
  expect(screen.getByText(/change your email address, .* within 10 minutes/)).toBeDefined()
})

test('the privacy page names the address to write to, or says that there is none', async () => {
  await emptyBrowser()
  getPageConfig().supportEmail = 'help@example.org'
  const open = () =>
    render(
      <MemoryRouter initialEntries={['/privacy']}>
        <App />
      </MemoryRouter>,
    )
  open()
  const link = await screen.findByRole('link', { name: 'help@example.org' })
  expect(link.getAttribute('href')).toBe('mailto:help@example.org')
  cleanup()
  getPageConfig().supportEmail = ''
  open()
  expect(await screen.findByText(/^No support address has been set up on this server/)).toBeDefined()
})

test('going back from the terms closes the tab that the sign-up form opened', async () => {
  await emptyBrowser()
  const close = vi.spyOn(window, 'close').mockReturnValue()
  vi.stubGlobal('opener', { closed: false })
  render(
    <MemoryRouter initialEntries={['/terms']}>
      <App />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(close).toHaveBeenCalledOnce()
  expect(screen.queryByRole('heading', { name: 'Create your account' })).toBeNull()
})
