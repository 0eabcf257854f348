/** The menu of a reply, against a server that answers over HTTP. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChatMessage, getWhy, sayNotIt } from '#shared/companion.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { MessageList } from './message-list.tsx'
import { timeline } from './timeline.ts'
import { useReplyActions } from './use-reply-actions.ts'

const said = (id: string, from: ChatMessage['from'], text: string): ChatMessage => ({
  id,
  from,
  text,
  timestamp: '2026-11-10T08:00:00.000Z',
})
const sorry = said('s', 'bot', 'Sorry, I missed that.')
const why = { ...getWhy, path: '/api/chat/Robin/messages/r/why' }
const notIt = { ...sayNotIt, path: '/api/chat/Robin/messages/r/not-it' }

const messages = [
  said('g', 'bot', 'Hi Ada.'),
  said('m', 'user', 'I got the job!'),
  said('r', 'bot', 'All that waiting paid off.'),
  { ...said('q', 'bot', 'Who did you tell first?'), questionId: 'q7' },
]

let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
})

afterEach(cleanup)

function Log() {
  const [shown, setShown] = useState(messages)
  const onSorry = useCallback((message: ChatMessage) => setShown(known => [...known, message]), [])
  const about = useReplyActions('Robin', onSorry)
  const none = new Set<string>()
  return (
    <MessageList
      lines={timeline(shown, [])}
      name="Robin"
      isPast={false}
      fresh={none}
      typing={false}
      found={null}
      about={about}
    />
  )
}

function openMenu(): HTMLElement {
  render(<Log />)
  const dots = screen.getByRole('button', { name: /^About this reply/ })
  expect(dots.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(dots)
  expect(dots.getAttribute('aria-expanded')).toBe('true')
  return dots
}

const item = (name: string) => screen.getByRole('menuitem', { name })
const ask = (name: string) => fireEvent.click(item(name))

test('Ada is told the moment a reply was written for; neither greeting nor question has a menu', async () => {
  api.answer(why, {
    why: { from: 'moment', name: 'got the job', score: 1.1, threshold: 0.97, missed: false },
  })
  const dots = openMenu()
  ask('Why this answer?')
  const moment = await screen.findByText('got the job')
  expect(moment.closest('[role=status]')?.textContent).toBe(
    'This reply was written beforehand for messages like “got the job”. Yours seemed to fit.',
  )
  // Under the reply, with the menu out of the way, until she hides it.
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(dots)
  fireEvent.click(screen.getByRole('button', { name: 'Hide this' }))
  expect(screen.queryByText('got the job')).toBeNull()
})

test.each([
  [
    'moment',
    "they're right",
    'This reply was written beforehand for messages like “they’re right”. Yours seemed to fit.',
  ],
  ['presence', 'question', 'This line was written beforehand for this kind of message: a question.'],
  ['presence', 'tone-worn', 'This line was written beforehand for messages that sound worn out.'],
  [
    'presence',
    'mention-who-fond',
    'This line was written beforehand for messages about someone you’re fond of. Only the words for it come from your message.',
  ],
  [
    'presence',
    'any',
    'This line was written beforehand for any message. Nothing more specific seemed to fit yours.',
  ],
  [
    'situation',
    'job-lost',
    'This line was written beforehand for messages on the theme “job lost”. Yours seemed to fit.',
  ],
  [
    'stance',
    'worn',
    'This line was written beforehand for messages on the theme “feeling worn out”. Yours seemed to fit.',
  ],
] as const)('Ada is told why she got a line for the %s "%s"', async (from, name, sentence) => {
  api.answer(why, { why: { from, name, score: 0.5, threshold: 0.4, missed: false } })
  openMenu()
  ask('Why this answer?')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence))
})

test('Ada is told when nobody knows why, and when it could not be asked', async () => {
  api.answer(why, { why: null })
  const dots = openMenu()
  ask('Why this answer?')
  await screen.findByText('There’s no record of how this reply was chosen.')
  api.refuse(why, 'unavailable')
  fireEvent.click(dots)
  ask('Why this answer?')
  await screen.findByText('That didn’t work. Try again in a moment.')
})

test('a reply that missed is followed by one line that says sorry, once, and has no menu', async () => {
  api.answer(notIt, { message: sorry })
  const dots = openMenu()
  ask('That’s not it')
  await screen.findByText(sorry.text)
  expect(document.activeElement).toBe(dots)
  expect(screen.getAllByRole('button', { name: /^About this reply/ })).toEqual([dots])
  api.answer(notIt, { message: null })
  fireEvent.click(dots)
  await screen.findByText('You’ve already told us this one missed.')
  expect(item('That’s not it').getAttribute('aria-disabled')).toBe('true')
})

test('Ada is told on a later visit that she has said so, and is not asked to say it again', async () => {
  api.answer(why, { why: { from: 'moment', name: 'got the job', score: 1.1, threshold: 0.97, missed: true } })
  const dots = openMenu()
  await screen.findByText('You’ve already told us this one missed.')
  const button = item('That’s not it')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  ask('Why this answer?')
  await screen.findByText('got the job')
  fireEvent.click(dots)
  ask('That’s not it')
  await screen.findByText('You’ve already told us this one missed.')
  expect(api.asked.some(({ call }) => call.endsWith('/not-it'))).toBe(false)
})

test('her menu closes by Escape from wherever she is, and by a press anywhere else, but not by one inside', async () => {
  api.answer(why, {
    why: { from: 'moment', name: 'got the job', score: 1.1, threshold: 0.97, missed: false },
  })
  const dots = openMenu()
  fireEvent.pointerDown(item('Why this answer?'))
  expect(dots.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(dots.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(dots)
  fireEvent.click(dots)
  fireEvent.pointerDown(screen.getByText('I got the job!'))
  expect(dots.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('her menu is gone through with the arrow keys, and leaving it by Tab closes it', async () => {
  api.answer(why, { why: null })
  const dots = openMenu()
  expect(document.activeElement).toBe(item('Why this answer?'))
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
  press('ArrowDown')
  expect(document.activeElement).toBe(item('That’s not it'))
  press('ArrowDown')
  expect(document.activeElement).toBe(item('Why this answer?'))
  press('ArrowUp')
  expect(document.activeElement).toBe(item('That’s not it'))
  press('Home')
  expect(document.activeElement).toBe(item('Why this answer?'))
  fireEvent.focusIn(document.body)
  expect(dots.getAttribute('aria-expanded')).toBe('false')
})

test('an answer that comes late does not take her focus away from what she went on to', async () => {
  api.answer(notIt, { message: sorry })
  const dots = openMenu()
  ask('That’s not it')
  const elsewhere = document.body.appendChild(document.createElement('textarea'))
  elsewhere.focus()
  await screen.findByText(sorry.text)
  expect(dots.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})
