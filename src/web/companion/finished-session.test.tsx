/** What stands at the end of a session that was just finished. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadSignedInTexts } from '#web/platform/texts.ts'
import { FinishedSession } from './finished-session.tsx'

beforeAll(loadSignedInTexts)
afterEach(cleanup)

function show(title: string, summary: string[]): HTMLElement {
  const session = { id: 'goal-1', title, summary, date: '2026-11-10T08:00:00.000Z' }
  render(
    <MemoryRouter>
      <FinishedSession
        finished={{ id: session.id, session }}
        undo={async () => undefined}
        onUndone={() => {}}
        onProblem={() => {}}
      />
    </MemoryRouter>,
  )
  return screen.getByRole('region', { name: 'This session is now in your archive.' })
}

const sentences = (end: HTMLElement) =>
  [...end.querySelectorAll('.session-end-title, blockquote')].map(({ textContent }) => textContent)

test('the sentence that is its title comes first, then the others of its summary', () => {
  const end = show('I slept seven hours', ['I asked for two more days.', 'All that worry.'])
  expect(sentences(end)).toEqual(['I slept seven hours', 'I asked for two more days.', 'All that worry.'])
})

test('a title that was cut is said once, and in full', () => {
  const whole = 'I cleaned the kitchen tonight and noticed that I was angry.'
  const end = show('I cleaned the kitchen tonight and…', ['My plan is to ask for help.', whole])
  expect(sentences(end)).toEqual([whole, 'My plan is to ask for help.'])
  expect(within(end).queryByText(/and…$/)).toBeNull()
})

test('both ways on are buttons to the eye', () => {
  const end = show('I slept seven hours', [])
  const looks = [
    within(end).getByRole('button', { name: 'Undo' }),
    within(end).getByRole('link', { name: 'View' }),
  ]
  expect(looks.map(({ className }) => className)).toEqual(['button sec', 'button sec'])
})
