import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageTexts } from '#web/platform/page-texts.ts'
import { Grounding } from './grounding.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function opened(): Promise<void> {
  await pageTexts()
  await act(async () => {
    render(
      <Suspense>
        <Grounding />
      </Suspense>,
    )
  })
  const details = document.querySelector('details')!
  await act(async () => {
    details.open = true
    fireEvent(details, new Event('toggle'))
  })
}
const after = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a minute leads through five steps and ends by itself', async () => {
  await opened()
  press('Start')
  expect(screen.getByRole('status').textContent).toContain('five things you can see')
  after(13)
  expect(screen.getByRole('status').textContent).toContain('Feel four things')
  after(40)
  expect(screen.getByRole('status').textContent).toContain('Breathe in')
  after(8)
  expect(screen.getByRole('status').textContent).toContain('That was a minute.')
  press('Start again')
  expect(screen.getByRole('status').textContent).toContain('five things you can see')
})

test('one may stop at any moment', async () => {
  await opened()
  press('Start')
  after(20)
  press('Stop')
  after(60)
  expect(screen.getByRole('status').textContent).toContain('Stop whenever you want')
})
