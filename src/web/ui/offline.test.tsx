/** Offline: one banner in colour; other failures are quiet and recover once the network is back. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { getBlocks } from '#shared/moderation.ts'
import { adasBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'
import { getPageConfig } from '#web/platform/page-config.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function network(there: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')))
}

test('Ada reads once that she is offline, nothing is red, and it all comes when she is back', async () => {
  const api = await adasBrowser()
  api.answer(getBlocks, { blocked: [] })
  network(false)
  getPageConfig().apiBaseUrl = 'http://127.0.0.1:9'
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText('You’re offline. We’ll reconnect when you’re back.')
  await waitFor(() =>
    expect(screen.getAllByText('This will load when you’re back online.').length).toBeGreaterThan(1),
  )
  expect(screen.queryByText(/We couldn’t/)).toBeNull()
  expect(document.querySelectorAll('.banner')).toHaveLength(1)

  fireEvent.click(screen.getByLabelText('Edit your name'))
  const field = screen.getByLabelText('First Name')
  fireEvent.submit(field)
  const error = await screen.findByText('No connection right now. Try again when you’re back online.')
  expect(error.closest('.field-error')?.className).toContain('quiet')
  expect(field.getAttribute('aria-invalid')).toBeNull()

  getPageConfig().apiBaseUrl = api.url
  network(true)
  await screen.findByText('You haven’t blocked anyone.')
  expect(screen.queryByText(/You’re offline/)).toBeNull()
})

test('with a network, what the server could not do is as plain as before', async () => {
  const api = await adasBrowser()
  api.refuse(getBlocks, 'unavailable')
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <App />
    </MemoryRouter>,
  )
  await waitFor(() =>
    expect(document.querySelector('#blocked .banner.error')?.textContent).toBe(
      'We couldn’t load the list. Try again.',
    ),
  )
})
