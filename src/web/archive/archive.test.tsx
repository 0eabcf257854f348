/** /archive through the whole app, against a server that answers over HTTP. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getArchive, starSession } from '#shared/companion.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'
import { storage } from '#web/platform/storage.ts'

const date = '2026-11-10T08:00:00.000Z'
const proud = { id: 'stress-1', title: 'I am proud of myself', date }
const kitchen = { id: 'goal-2', title: 'I cleaned the kitchen tonight and…', date }
const inFull = 'I cleaned the kitchen tonight and noticed that I was angry.'

let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
})

afterEach(() => {
  cleanup()
  storage.clearPerson()
})

function open(): void {
  render(
    <MemoryRouter initialEntries={['/archive']}>
      <App />
    </MemoryRouter>,
  )
}

const words = () => [...document.querySelectorAll('.archive-words')].map(({ textContent }) => textContent)

test('the filter is there before anything is starred, so that a star moves nothing', async () => {
  api.answer(getArchive, [proud])
  api.answer({ ...starSession, path: '/api/chat/stress-1/star' }, { starred: true })
  open()
  const filter = await screen.findByRole('button', { name: 'Starred' })
  fireEvent.click(screen.getByRole('button', { name: 'Star: I am proud of myself' }))
  screen.getByRole('button', { name: 'Starred: I am proud of myself' })
  expect(screen.getByRole('button', { name: 'Starred' })).toBe(filter)
})

test('a star that could not be saved is taken back, and the words say so without a tick', async () => {
  api.answer(getArchive, [proud])
  api.refuse({ ...starSession, path: '/api/chat/stress-1/star' }, 'unavailable')
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Star: I am proud of myself' }))
  const said = await screen.findByText('We couldn’t change the star. Try again in a moment.')
  expect(said.closest('.toast')?.classList.contains('error')).toBe(true)
  screen.getByRole('button', { name: 'Star: I am proud of myself' })
})

test('a row says its kind, its day and how many messages it has, then star and chevron', async () => {
  api.answer(getArchive, [
    { ...proud, messages: 12 },
    { ...kitchen, messages: 1 },
  ])
  open()
  await screen.findByRole('link', { name: /^I am proud of myself Stress · Tue, Nov 10 · 12 messages$/ })
  const [row, next] = document.querySelectorAll('.archive-card li')
  expect(next?.textContent).toContain('· 1 message')
  expect([...(row?.children ?? [])].map(part => part.classList.item(part.classList.length - 1))).toEqual([
    null,
    'archive-star',
    'archive-go',
  ])
})

test('below the title is one more sentence, or what it leaves out, not the same one twice', async () => {
  api.answer(getArchive, [
    { ...proud, summary: ['My voice shook.', 'I am proud of myself.', 'Afterwards we had soup.'] },
    { ...kitchen, summary: [inFull, 'My plan is to ask for help.'] },
    { ...kitchen, id: 'goal-3', summary: [inFull] },
    { ...proud, id: 'stress-4', summary: ['I am proud of myself.'] },
  ])
  open()
  await screen.findAllByText('I am proud of myself')
  expect(words()).toEqual(['My voice shook.', 'My plan is to ask for help.', inFull, ''])
})

test('a search shows its excerpt only where the title does not show the words already', async () => {
  api.answer(getArchive, [proud])
  const match = (snippet: string) => ({ messageId: 'm', snippet })
  api.answer({ ...getArchive, path: '/chat/archive?q=kitchen' }, [{ ...kitchen, match: match(inFull) }])
  api.answer({ ...getArchive, path: '/chat/archive?q=angry' }, [{ ...kitchen, match: match(inFull) }])
  open()
  const box = await screen.findByRole('searchbox')
  fireEvent.change(box, { target: { value: 'kitchen' } })
  await waitFor(() => expect(document.querySelector('.archive-title mark')?.textContent).toBe('kitchen'))
  expect(words()).toEqual([''])
  fireEvent.change(box, { target: { value: 'angry' } })
  await waitFor(() => expect(document.querySelector('.archive-words mark')?.textContent).toBe('angry'))
})

test('what is close in meaning has its own heading below, opens at its message and marks no words', async () => {
  const close = (messageId: string, snippet: string) => ({ messageId, snippet, byMeaning: true as const })
  api.answer(getArchive, [proud, kitchen])
  api.answer({ ...getArchive, path: '/chat/archive?q=angry' }, [
    { ...kitchen, match: { messageId: 'm', snippet: inFull } },
    { ...proud, match: close('m-1', 'I was furious, not angry, and said so.') },
    { ...proud, match: close('m-2', 'I am proud of myself.') },
  ])
  open()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'angry' } })
  const section = await screen.findByRole('region', { name: 'Close in meaning' })
  within(section).getByRole('heading', { level: 2, name: 'Close in meaning' })
  within(section).getByText('Messages where you may have said this in other words.')
  const links = within(section).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/app/chat2/stress-1#m-1',
    '/app/chat2/stress-1#m-2',
  ])
  expect(words()).toEqual([inFull, 'I was furious, not angry, and said so.', ''])
  expect(section.querySelector('mark')).toBeNull()
  const said = screen.getByText('1 session found')
  expect(said.getAttribute('role')).toBe('status')
  expect(said.textContent).toBe('1 session found 2 messages close in meaning')
})

test('where only the meaning is close, she reads that no session has her words', async () => {
  api.answer(getArchive, [proud])
  api.answer({ ...getArchive, path: '/chat/archive?q=rage' }, [
    { ...proud, match: { messageId: 'm-1', snippet: 'I was furious with him.', byMeaning: true } },
  ])
  open()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'rage' } })
  await screen.findByText('None of your sessions contain “rage”.')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Close in meaning',
  ])
})

test('Ada is told that a session has more matches than the one she sees', async () => {
  api.answer(getArchive, [proud])
  api.answer({ ...getArchive, path: '/chat/archive?q=angry' }, [
    { ...kitchen, match: { messageId: 'm', snippet: inFull, more: 2 } },
    { ...proud, match: { messageId: 'n', snippet: 'I was angry.', more: 0 } },
  ])
  open()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'angry' } })
  await screen.findByText('2 sessions found')
  expect(words()).toEqual([`${inFull} 2 more matches in this session`, 'I was angry.'])
})

test('a title with a capital is known as the sentence it was made from', async () => {
  api.answer(getArchive, [{ ...proud, summary: ['i am proud of myself.', 'My voice shook.'] }])
  open()
  await screen.findByText('I am proud of myself')
  expect(words()).toEqual(['My voice shook.'])
})
