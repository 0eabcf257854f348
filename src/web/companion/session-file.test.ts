import { expect, test } from 'vitest'
import { fileName, sessionPage } from './session-file.ts'

const session = {
  id: 'journal-A',
  title: 'The lake: a/b <b>',
  date: '2026-11-01T10:00:00.000Z',
  summary: ['I swam to the island.'],
}
const said = (from: 'user' | 'bot', text: string) => ({ id: text, from, text, timestamp: session.date })

test('a session she takes along is one page with her words as words, and no script', () => {
  const page = sessionPage(
    session,
    [said('user', '<script>alert("heron")</script>'), said('bot', 'A heron.')],
    'Wren',
  )
  expect(page).toMatch(/^<!doctype html>/)
  const read = new DOMParser().parseFromString(page, 'text/html')
  expect(read.querySelector('script')).toBeNull()
  expect(read.querySelector('h1')?.textContent).toBe(session.title)
  expect(read.querySelector('blockquote')?.textContent).toBe('I swam to the island.')
  expect([...read.querySelectorAll('article p')].map(({ textContent }) => textContent)).toEqual([
    '<script>alert("heron")</script>',
    'A heron.',
  ])
  expect(read.querySelector('article.mine small')?.textContent).toMatch(/^You, /)
  expect(read.querySelector('article.theirs small')?.textContent).toMatch(/^Wren, /)
})

test('its file has a name that every system can keep', () => {
  expect(fileName(session)).toBe('2026-11-01 The lake ab b.html')
  expect(fileName({ ...session, title: '???' })).toMatch(/^2026-11-01 .+\.html$/)
})
