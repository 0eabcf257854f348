import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { getFigures } from '#shared/classification.ts'
import { emptyBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'

afterEach(cleanup)

function open(): void {
  render(
    <MemoryRouter initialEntries={['/how-it-reads']}>
      <App />
    </MemoryRouter>,
  )
}

const rates = { p: 0.5, r: 0.5, f1: 0.5 }
const set = {
  messages: 10,
  tags: rates,
  signals: rates,
  metrics: {},
  traps: rates,
  falseTags: 0,
  perTag: { Work: { tp: 3, fp: 0, fn: 1 } },
}

test('figures are shown only for messages the reader has not learned from', async () => {
  const api = await emptyBrowser()
  api.answer(getFigures, {
    emotions: { texts: 1, macroF1: 0.5, microF1: 0.5, ekmanMacroF1: 0.5 },
    stressors: { texts: 1, accuracy: 0.5 },
    gold: { visible: set, 'gold-a': set, 'unread-a': set },
  })
  open()
  fireEvent.click(await screen.findByText('All the figures'))
  await screen.findByRole('columnheader', { name: 'Supplied' })
  expect(screen.queryByRole('columnheader', { name: 'gold-a' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'unread-a' })).toBeNull()
  expect(screen.getByRole('row', { name: 'Work 3 1 0' })).toBeTruthy()
})

test('three figures come first, from messages nothing was learned from or chosen on, and the rest is folded', async () => {
  const api = await emptyBrowser()
  api.answer(getFigures, {
    emotions: { texts: 1, macroF1: 0.5, microF1: 0.5, ekmanMacroF1: 0.5 },
    stressors: { texts: 1, accuracy: 0.5 },
    gold: {
      visible: { ...set, messages: 1000, falseTags: 0.08, perTag: { Work: { tp: 6, fp: 2, fn: 4 } } },
      'gold-h': { ...set, perTag: { Work: { tp: 100, fp: 0, fn: 0 } } },
      'gold-a': { ...set, perTag: { Work: { tp: 100, fp: 0, fn: 0 } } },
    },
  })
  open()
  const first = await screen.findByRole('region', { name: 'How often it gets things right' })
  await within(first).findByText('Measured on 1,000 messages it wasn’t trained on.')
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual([
    '75% of the tags it gives are right',
    '60% of the tags a careful reader would give are found',
    '8% of messages with nothing to tag get a tag anyway',
  ])
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, false])
})

test('anybody can read that replies are written in advance and picked by a program', async () => {
  await emptyBrowser()
  open()
  await screen.findByRole('heading', { level: 2, name: 'How your companion answers' })
  expect(
    screen.getByText(/was written in advance, with the help of language models, and read line by line/),
  ).toBeTruthy()
  expect(screen.getByText(/^Nothing is composed while you write\. A small model/)).toBeTruthy()
  expect(screen.getByText(/Nobody writes to you/)).toBeTruthy()
})
