import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { emptyBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'

afterEach(cleanup)

test('Ada reads on the privacy page where her voice goes, and how long a new address waits', async () => {
  await emptyBrowser()
  render(
    <MemoryRouter initialEntries={['/privacy']}>
      <App />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/If you dictate, .* Google or Apple/)).toBeDefined()
  expect(screen.getByText(/change your email address, .* within 10 minutes/)).toBeDefined()
})
