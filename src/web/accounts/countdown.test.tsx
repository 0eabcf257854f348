import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markCodeSent } from './code-sent.ts'
import { Countdown, useSecondsLeft } from './countdown.tsx'

function Count({ sending = 0 }: { sending?: number }) {
  return <Countdown left={useSecondsLeft(sending)} />
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const seen = () => document.querySelector('b')?.textContent
const heard = () => screen.getByRole('status').textContent

test('the count runs from 60 to 0 and stays there', () => {
  markCodeSent('ada@example.org')
  render(<Count />)
  expect(seen()).toBe('60s')
  pass(19)
  expect(seen()).toBe('41s')
  pass(60)
  expect(seen()).toBe('0s')
})

test('a screen reader hears only 60, 30, 10 and 0', () => {
  markCodeSent('ada@example.org')
  render(<Count />)
  const spoken = [heard()]
  for (let second = 0; second < 62; second += 1) {
    pass(1)
    if (heard() !== spoken.at(-1)) spoken.push(heard())
  }
  expect(spoken).toEqual([
    'Code expires in 60 seconds',
    'Code expires in 30 seconds',
    'Code expires in 10 seconds',
    'The timer has run out. You can ask for a new code.',
  ])
})

test('a reload keeps the count, and another sending starts it anew', () => {
  markCodeSent('ada@example.org')
  render(<Count />)
  pass(25)
  cleanup()
  const { rerender } = render(<Count />)
  expect(seen()).toBe('35s')
  markCodeSent('ada@example.org')
  rerender(<Count sending={1} />)
  expect(seen()).toBe('60s')
})

test('somebody to whom nothing was sent sees 0', () => {
  render(<Count />)
  expect(seen()).toBe('0s')
})
