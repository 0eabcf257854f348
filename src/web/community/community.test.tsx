/** The community's screens through the whole app, against a server that answers over HTTP. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streams, threads, threadTitle } from '#shared/community.ts'
import { getNotifications, getThreadActivity, type ThreadActivity } from '#shared/group-chat.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'
import { storage } from '#web/platform/storage.ts'

const quiet = (threadId: string): ThreadActivity => ({
  threadId,
  unread: 0,
  mentions: 0,
  lastMessageAt: null,
})

let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
  api.answer(getNotifications, { threads: [] })
  api.answer(getThreadActivity, { threads: threads.map(quiet) })
})

afterEach(cleanup)

async function open(path: string, heading: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: heading })
}

const bubbles = () => [...document.querySelectorAll('.thread-bubble')]
const names = () => bubbles().map(bubble => bubble.querySelector('.thread-name')?.textContent)

function about(name: string, role = 'link'): string {
  const described = screen.getByRole(role, { name })
  const ids = described.getAttribute('aria-describedby')?.split(' ') ?? []
  const told = ids.map(id => document.getElementById(id)?.textContent ?? '')
  return told.filter(Boolean).join(' ')
}

test('what is unread is counted anew while Ada looks at the community', async () => {
  const sleep = (unread: number) => ({
    ...quiet('sleep'),
    readSeq: 1,
    unread,
    firstUnread: 2,
    excerpt: { from: 'Ben', text: 'Good evening.', mentionsYou: false },
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  api.answer(getNotifications, { threads: [sleep(2)] })
  await open('/community-home', 'Community')
  await waitFor(() => expect(about('Group Chat')).toMatch(/^2 unread messages\. /))
  api.answer(getNotifications, { threads: [sleep(3)] })
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await waitFor(() => expect(about('Group Chat')).toMatch(/^3 unread messages\. /))
})

test('Ada finds the four shared places, the way back and the way out', async () => {
  await open('/community-home', 'Community')
  const links = [...screen.getByRole('navigation', { name: 'Community' }).querySelectorAll('a')]
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/stream-selector',
    '/stream-threads',
    '/group-chat',
    '/notifications',
  ])
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  screen.getByRole('button', { name: 'Log Out' })
})

test('Ada sees in the community where somebody wrote last, the newest first', async () => {
  const at: Record<string, number> = { nutrition: 30 * 86_400_000, sleep: 60_000 }
  api.answer(getThreadActivity, {
    threads: threads.map(id => ({
      ...quiet(id),
      unread: id === 'sleep' ? 2 : 0,
      lastMessageAt: id in at ? new Date(Date.now() - (at[id] ?? 0)).toISOString() : null,
    })),
  })
  await open('/community-home', 'Community')
  const active = await screen.findByRole('region', { name: 'Recently active' })
  const links = [...active.querySelectorAll('a')]
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/group-chat/sleep', '/group-chat/nutrition'])
  expect(about('Sleep')).toBe('2 unread messages. Active now')
  expect(about('Nutrition')).toMatch(/^Last message/)
})

test('Ada finds her name, five streams, and topics that lead to their threads', async () => {
  await open('/stream-selector', 'Ada')
  const sections = screen.getAllByRole('heading', { level: 2 })
  expect(sections).toHaveLength(streams.length)
  const work = screen.getByRole('button', { name: /Work & Productivity/ })
  expect(work.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(work)
  expect(work.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: 'Remote work' }).getAttribute('href')).toBe(
    '/stream-threads/work-productivity?topic=Remote%20work',
  )
})

test('Ada sees in which stream something waits for her, and its name stays its name', async () => {
  const waiting: Record<string, Partial<ThreadActivity>> = {
    sleep: { unread: 4, mentions: 1 },
    fitness: { unread: 2 },
  }
  api.answer(getThreadActivity, { threads: threads.map(id => ({ ...quiet(id), ...waiting[id] })) })
  await open('/stream-selector', 'Ada')
  const told = (name: string) => about(name, 'button').replace(/\s+/g, ' ').trim()
  await waitFor(() =>
    expect(told('Wellness & Personal Growth')).toMatch(/^6 unread messages, 1 mention\..* 5 topics$/),
  )
  expect(told('Work & Productivity')).toBe('5 topics')
})

test('Ada comes back from a topic to the stream she had open, until she signs out', async () => {
  await open('/stream-selector', 'Ada')
  const work = () => screen.getByRole('button', { name: /Work & Productivity/ })
  fireEvent.click(work())
  fireEvent.click(screen.getByRole('link', { name: 'Remote work' }))
  await screen.findByRole('heading', { level: 1, name: 'Work & Productivity' })
  fireEvent.click(screen.getByRole('link', { name: 'Back to Stream Selector' }))
  await screen.findByRole('heading', { level: 1, name: 'Ada' })
  expect(work().getAttribute('aria-expanded')).toBe('true')
  storage.clearPerson()
  expect(storage.getTab('twinbot_open_streams')).toBeNull()
})

test('Ada, who chooses a file that is no image, is told so and keeps her initial', async () => {
  await open('/stream-selector', 'Ada')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['words'], 'notes.txt', { type: 'text/plain' })] } })
  const told = await screen.findByText('Choose an image file.')
  expect(told.closest('.field-error')).not.toBeNull()
  expect(screen.queryByRole('img', { name: 'Picture of Ada' })).toBeNull()
})

test('Ada sees every thread under its stream', async () => {
  await open('/stream-threads', 'Stream Threads')
  expect(names()).toEqual(threads.map(threadTitle))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(streams.length)
})

test('Ada sees where somebody wrote last, and where something waits for her', async () => {
  const day = new Date(Date.now() - 30 * 86_400_000)
  api.answer(getThreadActivity, {
    threads: threads.map(id =>
      id === 'sleep' ? { threadId: id, unread: 4, mentions: 1, lastMessageAt: day.toISOString() } : quiet(id),
    ),
  })
  await open('/stream-threads/wellness-personal-growth', 'Wellness & Personal Growth')
  await waitFor(() =>
    expect(about('Sleep')).toMatch(/^4 unread messages, 1 mention\. Last message \w+, \w+ \d/),
  )
  const badges = [...screen.getByRole('link', { name: 'Sleep' }).querySelectorAll('.unread-badge')]
  // The one after the @ counts mentions, the other messages.
  expect(badges.map(badge => [badge.querySelector('svg') !== null, badge.textContent])).toEqual([
    [true, '1'],
    [false, '4'],
  ])
  expect(about('Fitness')).toBe('')
  expect(screen.getByRole('link', { name: 'Sleep' }).getAttribute('href')).toBe('/group-chat/sleep')
})

test('Ada finds threads somebody wrote in before the others of their stream, and where it was just now', async () => {
  const at: Record<string, number> = { nutrition: 86_400_000, sleep: 60_000, purpose: 3_600_000 }
  api.answer(getThreadActivity, {
    threads: threads.map(id => ({
      ...quiet(id),
      lastMessageAt: id in at ? new Date(Date.now() - (at[id] ?? 0)).toISOString() : null,
    })),
  })
  await open('/stream-threads', 'Stream Threads')
  await waitFor(() => expect(about('Sleep')).toBe('Active now'))
  expect(names().slice(0, 5)).toEqual(['Sleep', 'Nutrition', 'Well-being', 'Mindfulness', 'Fitness'])
  expect(names().slice(-2)).toEqual(['Purpose', 'Growth'])
  expect(about('Nutrition')).toMatch(/^Last message/)
})

test('Ada finds the threads also when nobody can say what goes on there', async () => {
  api.refuse(getThreadActivity, 'unavailable')
  await open('/stream-threads/goals-identity', 'Goals & Identity')
  await waitFor(() => expect(api.asked.some(({ call }) => call === 'GET /api/threads')).toBe(true))
  expect(names()).toEqual(['Growth', 'Purpose'])
  expect(about('Growth')).toBe('')
})

test('Ada is told plainly that no thread has her topic, and that a stream is not there', async () => {
  await open('/stream-threads/goals-identity?topic=knitting', 'Goals & Identity')
  screen.getByText('No threads matched your topic.')
  expect(bubbles()).toEqual([])
  cleanup()
  await open('/stream-threads/nowhere', 'Stream Threads')
  screen.getByText('We couldn’t find that stream.')
})
