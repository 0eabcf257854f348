/** /dashboard through the whole app, against a server that answers over HTTP, and sometimes does not. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getSummary } from '#shared/classification.ts'
import { getArchive } from '#shared/companion.ts'
import { getNotifications, type Notification } from '#shared/group-chat.ts'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { getSupport } from '#shared/support.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'

const chosen = { country: null, modelConsent: false, moodCheckIn: true, countMisses: false, modelHost: null }
const sleep: Notification = {
  threadId: 'sleep',
  readSeq: 1,
  unread: 3,
  firstUnread: 2,
  mentions: 0,
  lastMessageAt: '2026-11-10T08:00:00.000Z',
  excerpt: { from: 'Ben', text: 'Good evening.', mentionsYou: false },
}

let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
  api.answer(getNotifications, { threads: [] })
  api.answer(getPreferences, { ...chosen, introduced: true })
  api.answer(putPreferences, { ...chosen, introduced: true })
})

afterEach(cleanup)

async function open(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })
}

const tile = (name: string) => screen.getByRole('link', { name })
const description = (name: string) =>
  (tile(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')
/** The text of the visible card; jsdom cannot tell an open dialog from a closed one. */
const onCard = () => within(document.querySelector('dialog') as HTMLElement)
const press = (name: string) => fireEvent.click(onCard().getByRole('button', { name, hidden: true }))
const skip = () => press('Skip the introduction')
/** What would have come with the preferences and the news is on the screen by now. */
async function allAnswered(): Promise<void> {
  await waitFor(() => expect(asked('GET /api/notifications').length).toBeGreaterThan(0))
  for (let i = 0; i < 3; i += 1)
    await act(async () => (await fetch(`${api.url}${getPreferences.path}`)).text())
}
const asked = (call: string) => api.asked.filter(one => one.call === call)

test('Ada finds eight places in their order, and each says what it is for', async () => {
  await open()
  const names = [
    'My Chats',
    'Group Chat',
    'Notifications',
    'Community',
    'Stream Selector',
    'Stream Threads',
    'Chat Archive',
    'Emotion Check',
  ]
  const links = [...screen.getByRole('navigation', { name: 'Dashboard' }).querySelectorAll('a')]
  expect(links).toEqual(names.map(tile))
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/chat2/Robin',
    '/group-chat',
    '/notifications',
    '/community-home',
    '/stream-selector',
    '/stream-threads',
    '/archive',
    '/emotion-check',
  ])
  expect(new Set(names.map(description)).size).toBe(names.length)
  expect(description('Stream Selector')).toBe('Find a thread by topic')
})

test('the chat’s tile carries what Ada talked about last, once there is something', async () => {
  await open()
  expect(description('My Chats')).toBe('Pick up with Robin where you left off')
  cleanup()
  const last = { id: 'goal-1', title: 'I finally told my manager', date: '2026-11-10T08:00:00.000Z' }
  api.answer({ ...getArchive, path: '/chat/archive?limit=1' }, [last])
  await open()
  await waitFor(() => expect(description('My Chats')).toBe('Last time: “I\u00a0finally told my manager”'))
})

test('Ada sees on two tiles how much is new, and their names stay', async () => {
  api.answer(getNotifications, { threads: [sleep, { ...sleep, threadId: 'growth', unread: 2 }] })
  await open()
  await waitFor(() => expect(description('Group Chat')).toMatch(/^5 unread messages\. /))
  expect(description('Notifications')).toMatch(/^New messages in 2 threads\. /)
  for (const name of ['Group Chat', 'Notifications'])
    expect(tile(name).querySelector('.tile-news')?.textContent).toBe('5unread')
})

test('Ada sees that she was mentioned before how many threads have news', async () => {
  api.answer(getNotifications, { threads: [{ ...sleep, mentions: 2 }] })
  await open()
  await waitFor(() =>
    expect(description('Notifications')).toMatch(/^New messages in 1 thread, 2 mentions\. /),
  )
  expect(tile('Notifications').querySelector('.tile-news')?.textContent).toBe('2mentions')
})

test('Ada sees no number where nothing is new, or where we could not look', async () => {
  api.refuse(getNotifications, 'unavailable')
  await open()
  await waitFor(() => expect(asked('GET /api/notifications')).toHaveLength(1))
  expect(document.querySelector('.tile-news')).toBeNull()
  expect(description('Notifications')).toBe('New messages in your threads')
})

test('on her first visit Ada is shown three cards, and never again', async () => {
  api.answer(getPreferences, chosen)
  await open()
  await screen.findByText('Talk with Robin')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  const spokenOf = () => document.querySelectorAll('[data-introduced]')
  await waitFor(() => expect([...spokenOf()]).toEqual([tile('My Chats')]))
  press('Next')
  expect(document.activeElement?.textContent).toBe('Meet people in threads')
  await waitFor(() => expect([...spokenOf()]).toEqual([tile('Group Chat')]))
  press('Next')
  press('Back')
  press('Next')
  screen.getByText('Patterns and help')
  press('Done')
  expect(document.activeElement?.textContent).toBe('Welcome Back')
  expect(screen.queryByText('3 of 3')).toBeNull()
  expect(spokenOf()).toHaveLength(0)
  await waitFor(() => expect(asked('PUT /api/preferences')[0]?.body).toEqual({ introduced: true }))
  await waitFor(() => expect(localStorage.getItem('twinbot_introduced')).toBe('saved'))
  cleanup()
  await open()
  await allAnswered()
  expect(screen.queryByText('1 of 3')).toBeNull()
})

test('Ada, who has already talked with Robin, is not told how', async () => {
  api.answer(getPreferences, chosen)
  const sources = { conversations: 1, groups: 0 }
  api.answer(getSummary, { current: {}, history: [], total: 1, sources })
  await open()
  await screen.findByText('Meet people in threads')
  screen.getByText('1 of 2')
  const buttons = onCard().getAllByRole('button', { hidden: true })
  expect(buttons.map(button => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Skip the introduction',
    'Next',
  ])
})

test('Ada skips the cards; what could not be saved is saved on her next visit', async () => {
  api.answer(getPreferences, chosen)
  api.refuse(putPreferences, 'unavailable')
  await open()
  await screen.findByText('1 of 3')
  skip()
  await waitFor(() => expect(asked('PUT /api/preferences')).toHaveLength(1))
  expect(screen.queryByText('1 of 3')).toBeNull()
  cleanup()
  await open()
  await waitFor(() => expect(asked('PUT /api/preferences')).toHaveLength(2))
  expect(screen.queryByText('1 of 3')).toBeNull()
})

test('Ada skips the cards and logs out before that is saved, and nothing of her stays', async () => {
  let answer = () => {}
  api.answer(getPreferences, chosen)
  api.answer(
    putPreferences,
    chosen,
    new Promise<void>(resolve => {
      answer = resolve
    }),
  )
  await open()
  await screen.findByText('1 of 3')
  skip()
  await waitFor(() => expect(asked('PUT /api/preferences')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  // When the reply comes, her browser checks whether it still has a key to encrypt it with.
  const look = vi.spyOn(Storage.prototype, 'getItem')
  onTestFinished(() => look.mockRestore())
  answer()
  await waitFor(() => expect(look).toHaveBeenCalledWith('twinbot_introduced'))
  expect(localStorage.getItem('twinbot_introduced')).toBeNull()
})

test('Ada, who has been introduced on another device, is not shown around here', async () => {
  await open()
  await waitFor(() => expect(asked('GET /api/preferences').length).toBeGreaterThan(0))
  await waitFor(() => expect(localStorage.getItem('twinbot_introduced')).toBe('saved'))
  expect(screen.queryByText('1 of 3')).toBeNull()
})

test('Ada, who needs help now, is not shown around', async () => {
  const until = new Date(Date.now() + 60_000).toISOString()
  api.answer(getPreferences, chosen)
  api.answer(getSupport, { until })
  await open()
  await screen.findByText('You don’t have to be alone with this.')
  await allAnswered()
  expect(screen.queryByText('1 of 3')).toBeNull()
})
