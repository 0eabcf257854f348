/** The results of the five questions. */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ordinaryAnswers } from '#test/support/profile-answers.ts'
import { loadSignedInTexts } from '#web/platform/texts.ts'
import type { AnswerReading } from './answer-domains.ts'
import { ProfileResults } from './profile-results.tsx'
import type { Readings } from './use-answer-domains.ts'

beforeAll(loadSignedInTexts)
afterEach(cleanup)

const nothing: AnswerReading = { status: 'read', domains: [], spans: [] }
const coping: AnswerReading = {
  status: 'read',
  domains: [{ domain: 'Coping', words: ['A walk'] }],
  spans: [],
}

function show(readings: Readings, done = true): HTMLDetailsElement | null {
  render(<ProfileResults answers={ordinaryAnswers} readings={readings} done={done} />)
  return document.querySelector('details')
}

const none: Readings = {
  momentThatChangedYou: nothing,
  handlingBigEmotions: nothing,
  feltAlone: nothing,
  quietPride: nothing,
  turnTo: nothing,
}

test('answers in which no domain was found are one line below the others, and open to be read', () => {
  const folded = show({ ...none, handlingBigEmotions: coping, feltAlone: { status: 'failed' } })
  const answers = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(answers.slice(0, 2)).toEqual(['How do you handle big emotions?', 'When have you felt alone?'])
  if (!folded) throw new Error('Nothing is folded.')
  expect(folded.open).toBe(false)
  expect(folded.querySelector('summary')?.textContent).toBe('We found no domain in 3 answers')
  for (const text of ['A move', 'A plant', 'My sister']) within(folded).getByText(text)
  expect(screen.getAllByText(/We found no domain/)).toHaveLength(1)
})

test('where no domain was found at all, the answers are there to be read', () => {
  const folded = show(none)
  expect(folded?.open).toBe(true)
  expect(folded?.querySelector('summary')?.textContent).toBe('We found no domain in your answers')
})

test('no answer moves before all of them are read', () => {
  expect(show({ momentThatChangedYou: nothing, turnTo: coping }, false)).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  expect(screen.queryByText(/We found no domain/)).toBeNull()
})

test('a domain that is not right is taken away, and she is told that nothing was kept of it', () => {
  show({ ...none, handlingBigEmotions: coping })
  const wrong = screen.getByRole('button', { name: 'Coping: that’s not right' })
  act(() => wrong.click())
  expect(screen.queryByText('Coping')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Removed. Domains found here aren’t saved or counted.')
})

test('words that led to several domains are shown once', () => {
  const domains = (...led: [string, string[]][]): AnswerReading => ({
    status: 'read',
    domains: led.map(([domain, words]) => ({ domain, words })),
    spans: [{ start: 0, end: 6 }],
  })
  const answer = (number: number) => document.querySelectorAll('.profile-answer')[number]
  show({
    momentThatChangedYou: domains(['Coping', ['A move']], ['PERMA', ['A move']]),
    turnTo: domains(['Coping', ['My sister']], ['Empowerment', ['sister']], ['PERMA', ['My']]),
    quietPride: domains(['Coping', ['A']], ['PERMA', ['A', 'plant']], ['Exposure/Habit', ['A']]),
  })
  expect(answer(0)?.querySelector('mark')?.textContent).toBe('A move')
  expect(answer(0)?.textContent).not.toContain('Your words')
  const said = (number: number) =>
    [...(answer(number)?.querySelectorAll('.profile-why > :last-child') ?? [])].map(one => one.textContent)
  expect(said(3)).toEqual(['Your words: “A”', 'Your words: “plant”', 'From the same words'])
  expect(said(4)).toEqual(['Your words: “My sister”', 'From the same words', 'From the same words'])
})
