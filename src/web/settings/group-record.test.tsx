/** /settings/group-record through the whole app, against a server that answers over HTTP. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getGroupRecord } from '#shared/group-chat.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'

let api: StubApi
beforeEach(async () => {
  api = await adasBrowser()
})
afterEach(cleanup)

const said = (id: string, text: string, held = false, edited = false) => ({
  id,
  threadId: 'remote-work',
  text,
  timestamp: '2026-03-10T09:12:00.000Z',
  held,
  edited,
})

async function open(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/settings/group-record']}>
      <App />
    </MemoryRouter>,
  )
  const title = 'Imported group messages'
  await screen.findByRole('heading', { level: 1, name: title })
}

test('what she brought along is there to read, newest first, and more of it when she asks', async () => {
  api.answer(getGroupRecord, {
    messages: [said('b', 'The second desk helped.'), said('a', 'Never sent to anybody.', true)],
    before: '1 a',
  })
  await open()
  const items = await screen.findAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual([
    expect.stringMatching(/^The second desk helped\.Remote work, March 10, 2026, /),
    expect.stringMatching(/Held back and never shown to anyone$/),
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
  const earlier = { ...getGroupRecord, path: '/api/group-record?before=1+a' }
  api.answer(earlier, { messages: [said('c', 'An older one.', false, true)], before: null })
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  await screen.findByText('An older one.')
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(/Edited$/)
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
})

test('with nothing brought along it says so, and a failure can be tried again', async () => {
  api.refuse(getGroupRecord, 'unavailable')
  await open()
  await screen.findByText(/We couldn’t load your messages/)
  api.answer(getGroupRecord, { messages: [], before: null })
  fireEvent.click(screen.getByRole('button', { name: 'Try again.' }))
  await screen.findByText('You haven’t imported any group messages.')
  fireEvent.click(screen.getByRole('link', { name: 'Import your data' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Import your data'))
})
