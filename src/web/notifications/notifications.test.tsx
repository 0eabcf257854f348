import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { getNotifications } from '#shared/group-chat.ts'
import { adasBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'

afterEach(cleanup)

const nothingNew = 'You have no new notifications right now.'

function open(): void {
  render(
    <MemoryRouter initialEntries={['/notifications']}>
      <App />
    </MemoryRouter>,
  )
}

test('somebody with nothing unread is told so', async () => {
  const api = await adasBrowser()
  api.answer(getNotifications, { threads: [] })
  open()
  await screen.findByText(nothingNew)
})

test('nobody is told that nothing is new when we could not look', async () => {
  const api = await adasBrowser()
  api.answer(getNotifications, { threads: [] })
  open()
  await screen.findByText(nothingNew)
  api.refuse(getNotifications, 'unavailable')
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/couldn’t look for what is new/)
  expect(screen.queryByText(nothingNew)).toBeNull()
})
