import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { adasBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'
import { getPageConfig } from '#web/platform/page-config.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('without a network, and with nothing kept here, the archive says just that', async () => {
  await adasBrowser()
  getPageConfig().apiBaseUrl = 'http://127.0.0.1:9'
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <MemoryRouter initialEntries={['/archive']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText(/no past sessions are saved on this device yet/)
  expect(screen.queryByText(/We couldn’t load your sessions/)).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
