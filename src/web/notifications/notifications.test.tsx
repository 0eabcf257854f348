import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { getNotifications, type Notification } from '#shared/group-chat.ts'
import { adasBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'

afterEach(cleanup)

const sleep: Notification = {
  threadId: 'sleep',
  readSeq: 1,
  unread: 2,
  firstUnread: 2,
  mentions: 0,
  lastMessageAt: '2026-11-10T08:00:00.000Z',
  excerpt: { from: 'Ben', text: 'Good evening, all.', mentionsYou: false },
}

const nothingNew = 'You have no new notifications right now.'

function open(): void {
  render(
    <MemoryRouter initialEntries={['/notifications']}>
      <App />
    </MemoryRouter>,
  )
}

test('somebody with nothing unread is told so, and finds the threads and the settings', async () => {
  const api = await adasBrowser()
  api.answer(getNotifications, { threads: [] })
  open()
  await screen.findByText(nothingNew)
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('See all threads')).toBe('/stream-threads')
  expect(target('Notification settings')).toBe('/settings#notifications')
})

test('what arrives while Ada looks appears without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const api = await adasBrowser()
  api.answer(getNotifications, { threads: [] })
  open()
  await screen.findByText(nothingNew)
  api.answer(getNotifications, { threads: [sleep] })
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await screen.findByText(/Good evening, all\./)
  expect(screen.queryByText(nothingNew)).toBeNull()
})

test('nobody is told that nothing is new when we could not look', async () => {
  const api = await adasBrowser()
  api.answer(getNotifications, { threads: [] })
  open()
  await screen.findByText(nothingNew)
  api.refuse(getNotifications, 'unavailable')
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/couldn’t check for new messages/)
  expect(screen.queryByText(nothingNew)).toBeNull()
})

test('an answer that comes late does not replace the newer one that Ada sees', async () => {
  const api = await adasBrowser()
  const late = Promise.withResolvers<void>()
  const asked = () => api.asked.filter(({ call }) => call === 'GET /api/notifications').length
  api.answer(getNotifications, { threads: [] }, late.promise)
  open()
  await waitFor(() => expect(asked()).toBe(1))
  api.answer(getNotifications, { threads: [sleep] })
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/Good evening, all\./)
  late.resolve()
  await expect(screen.findByText(nothingNew, {}, { timeout: 300 })).rejects.toThrow()
  screen.getByText(/Good evening, all\./)
})

/** Opens the list and returns the text of each row. */
async function rows(...threads: Notification[]): Promise<Array<string | null>> {
  const api = await adasBrowser()
  api.answer(getNotifications, { threads })
  open()
  await screen.findByRole('list', { name: 'Threads with unread messages' })
  return screen.getAllByRole('listitem').map(row => row.textContent)
}

test('Ada sees who wrote, how it begins, and the row opens the thread', async () => {
  const [row] = await rows(sleep)
  expect(row).toContain('Ben: Good evening, all.')
  expect(row).toContain('2 unread messages')
  expect(screen.getByRole('link', { name: /^Sleep/ }).getAttribute('href')).toBe('/group-chat/sleep')
})

test('of a single message Ada reads the message, and not that it is one', async () => {
  const [row] = await rows({ ...sleep, unread: 1 })
  expect(row).toContain('Ben: Good evening, all.')
  expect(row).not.toContain('unread')
})

test('Ada sees that she was mentioned, and by whom', async () => {
  const [row] = await rows({ ...sleep, mentions: 1, excerpt: { ...sleep.excerpt, mentionsYou: true } })
  expect(row).toContain('Ben mentioned you: Good evening, all.')
  expect(row).toContain('1 mention')
})

test('Ada reads nothing of a covered message, and of somebody who left only that they wrote', async () => {
  const [covered, left] = await rows(
    { ...sleep, excerpt: { from: 'Ben', text: '', mentionsYou: false, covered: true } },
    { ...sleep, threadId: 'growth', excerpt: { from: '', text: 'Farewell.', mentionsYou: false } },
  )
  expect(covered).toContain('Ben: Sensitive message. Open the thread to see it.')
  expect(left).toContain('Former member: Farewell.')
})

test('Ada blocks Ben in another tab: here he is gone at once, even if we cannot look anew', async () => {
  const api = await adasBrowser()
  api.answer(getNotifications, { threads: [sleep] })
  open()
  await screen.findByText(/Good evening, all\./)
  api.refuse(getNotifications, 'unavailable')
  window.dispatchEvent(new StorageEvent('storage', { key: 'twinbot_others_forgotten', newValue: 'now' }))
  await screen.findByText(/couldn’t check for new messages/)
  expect(screen.queryByText(/Good evening, all\./)).toBeNull()
})
