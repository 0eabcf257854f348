/** What /emotion-check says in one sentence, and the check-in beside the trends. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getHierarchy, getSummary, getTags } from '#shared/classification.ts'
import { getReceipts, getTrends } from '#shared/insights.ts'
import { getMood } from '#shared/mood.ts'
import { hierarchy, tagCodes } from '#shared/taxonomy.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'

let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
  api.answer(getTags, tagCodes)
  api.answer(getHierarchy, hierarchy)
  api.answer(getMood, { today: '2026-11-11', asks: true, checkIns: [] })
  api.answer(getTrends, { today: '2026-11-11', days: [], links: [], looked: false })
})

afterEach(cleanup)

const summaryOf = (current: Record<string, number>) => ({
  current,
  history: [],
  total: 9,
  sources: { conversations: 9, groups: 0 },
})

function open(): void {
  render(
    <MemoryRouter initialEntries={['/emotion-check']}>
      <App />
    </MemoryRouter>,
  )
}

test('one sentence says what Ada wrote most about lately, and opens the sentences behind it', async () => {
  const lately = { Ruminate: 3, 'Stress Load': 9, 'Nervous Anxiety': 6 }
  api.answer(getSummary, {
    ...summaryOf({ ...lately, Gratitude: 90 }),
    history: [
      { day: '2026-11-10', messages: 4, current: { 'Stress Load': 5, 'Nervous Anxiety': 6 } },
      { day: '2026-11-11', messages: 5, current: { Ruminate: 3, 'Stress Load': 4 } },
    ],
  })
  api.answer(
    { ...getReceipts, path: `${getReceipts.path}?gauge=Emotional+Disinhibition` },
    { receipts: [], next: null },
  )
  open()
  const topic = await screen.findByRole('button', { name: 'strong feelings' })
  expect(topic.closest('p')?.textContent).toBe(
    'In the last two weeks you wrote most about coping and strong feelings.',
  )
  act(() => topic.click())
  expect(document.activeElement?.textContent).toBe('Emotional Disinhibition')
})

test.each([
  ['two quiet weeks', { 'Stress Load': 12 }, 'So far you’ve written most about coping.'],
  ['few messages', { 'Stress Load': 9 }, 'Not enough yet to say what you write about most.'],
  [
    'many topics',
    { 'Stress Load': 3, Ruminate: 3, Gratitude: 3, 'Nervous Anxiety': 3 },
    'So far you’ve written about many topics, and none stands out.',
  ],
])('after %s the sentence claims no more than is known', async (_, current, sentence) => {
  api.answer(getSummary, summaryOf(current))
  open()
  await screen.findAllByRole('meter')
  expect(document.querySelector('.topic-summary')?.textContent).toBe(sentence)
})

test('beside the button Ada reads what she noted last', async () => {
  api.answer(getSummary, summaryOf({ Worry: 1 }))
  const at = new Date().toISOString()
  api.answer(getMood, {
    today: at.slice(0, 10),
    asks: true,
    checkIns: [{ id: 'one', at, day: at.slice(0, 10), feelings: ['tired', 'worried'], strength: 'clear' }],
  })
  open()
  await screen.findByText('Today: quite tired and quite worried')
  act(() => screen.getByRole('button', { name: 'Note how you feel' }).click())
  expect(screen.queryByText('Today: quite tired and quite worried')).toBeNull()
})

test('Ada notes how she feels below the summary, in a word of her own, once she has closed it by mistake', async () => {
  api.answer(getSummary, summaryOf({ Worry: 1 }))
  open()
  await screen.findByRole('button', { name: 'Note how you feel' })
  const note = { name: 'Note how you feel' }
  act(() => screen.getByRole('button', note).click())
  fireEvent.keyDown(await screen.findByRole('region', { name: 'How do you feel right now?' }), {
    key: 'Escape',
  })
  expect(document.activeElement).toBe(screen.getByRole('button', note))
  act(() => screen.getByRole('button', note).click())
  const question = await screen.findByRole('region', { name: 'How do you feel right now?' })
  expect(screen.queryByRole('button', note)).toBeNull()
  expect(document.activeElement).toBe(question)
  within(question).getByText('How strong? Choosing one saves it.')
  expect(within(question).getAllByRole('checkbox')).toHaveLength(12)
  act(() => within(question).getByRole('button', { name: 'More words' }).click())
  expect(within(question).getAllByRole('checkbox')).toHaveLength(25)
  expect(document.activeElement).toBe(within(question).getByRole('checkbox', { name: 'Proud' }))
  act(() => within(question).getByRole('checkbox', { name: 'Proud' }).click())
  const own = within(question).getByRole('textbox', { name: 'Your own word' })
  fireEvent.change(own, { target: { value: 'x'.repeat(31) } })
  within(question).getByText('Use at most 30 characters.')
  expect(within(question).getByRole<HTMLButtonElement>('button', { name: 'Quite' }).disabled).toBe(true)
  fireEvent.change(own, { target: { value: ' wobbly ' } })
  act(() => within(question).getByRole('button', { name: 'Quite' }).click())
  // Nobody answers, so it says so and keeps her words; the journey saves them.
  await within(question).findByText('We couldn’t save that. Try again in a moment.')
  const saved = api.asked.find(({ call }) => call.startsWith('PUT /api/mood/'))
  expect(saved?.body).toEqual({ feelings: ['proud'], ownWord: 'wobbly', strength: 'clear' })
})
