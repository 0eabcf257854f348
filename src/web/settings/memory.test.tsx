/** What the companion remembers, on /settings/memory: found by its words. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMemory } from '#shared/companion.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'

const sentences = [
  'My sister Inés moved to Lisbon.',
  'The boiler broke again.',
  'I slept well for once.',
  'My brother calls on Sundays.',
  'We had soup in Lisbon.',
  'The garden needs water.',
  'I told my boss no.',
]
let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
})
afterEach(cleanup)

async function open(
  remembered: readonly string[],
  saidAt = (_: number) => new Date().toISOString(),
): Promise<void> {
  const memories = remembered.map((sentence, i) => ({
    id: `m${i}`,
    fact: sentence,
    sentence,
    saidAt: saidAt(i),
    lastUsedAt: null,
  }))
  api.answer(getMemory, { memories, avoid: [] })
  render(
    <MemoryRouter initialEntries={['/settings/memory']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText(shown(remembered[0]!))
}

const shown = (sentence: string) => (_: string, element: Element | null) =>
  element?.tagName === 'BLOCKQUOTE' && element.textContent === `“${sentence}”`
const kept = () => within(screen.getByRole('region', { name: 'Your sentences' }))
const entries = () => kept().queryAllByRole('listitem').length

test('Ada finds what it remembers by its words, without accents or case, and is told how many there are', async () => {
  await open(sentences)
  const search = screen.getByRole('searchbox', { name: 'Search your sentences' })
  fireEvent.change(search, { target: { value: 'lisbon' } })
  expect(entries()).toBe(2)
  kept().getByText('2 sentences found')
  fireEvent.change(search, { target: { value: 'ines lisbon' } })
  kept().getByText(shown('My sister Inés moved to Lisbon.'))
  expect(entries()).toBe(1)
  fireEvent.change(search, { target: { value: 'boat' } })
  kept().getByText('No sentences match “boat”.')
  expect(entries()).toBe(0)
  fireEvent.change(search, { target: { value: ' ' } })
  expect(entries()).toBe(sentences.length)
})

test('a handful of sentences needs no search', async () => {
  await open(sentences.slice(0, 3))
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(entries()).toBe(3)
})

test('what Ada said longer than a week ago is folded, and a search finds it all the same', async () => {
  await open(sentences, i => new Date(Date.now() - i * 3 * 24 * 3_600_000).toISOString())
  const older = kept().getByText('4 older sentences').closest('details')
  expect(older?.open).toBe(false)
  expect(older?.querySelectorAll('li')).toHaveLength(4)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'boss' } })
  kept().getByText(shown('I told my boss no.'))
  expect(kept().queryByText(/older sentence/)).toBeNull()
})
