import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastPlace, ToastProvider, useLocalToast, useToast } from './toast.tsx'

afterEach(cleanup)

function Teller() {
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => toast('Finished.')}>
        Finish
      </button>
      <button type="button" onClick={() => toast('We couldn’t finish.', 'error')}>
        Fail
      </button>
    </>
  )
}

test('what went wrong does not come with the tick of what worked', () => {
  render(
    <ToastProvider>
      <Teller />
    </ToastProvider>,
  )
  const icon = () => screen.getByRole('status').querySelector('svg')?.getAttribute('class')
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  expect(icon()).toContain('circle-check')
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }))
  screen.getByText('We couldn’t finish.')
  expect(icon()).toContain('circle-alert')
})

test('a screen that has a place for it gets it there, and once', () => {
  render(
    <ToastProvider>
      <Teller />
      <main>
        <ToastPlace />
      </main>
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  expect(screen.getByRole('main').contains(screen.getByText('Finished.'))).toBe(true)
})

function Screen() {
  const { show, takeAway } = useLocalToast()
  return (
    <>
      <button type="button" onClick={() => show('Open again.')}>
        Undo it
      </button>
      <button type="button" onClick={takeAway}>
        Close it
      </button>
    </>
  )
}

test('a toast true only on its screen goes with the next step and with the screen, and no other does', () => {
  const page = (screenIsOpen: boolean) => (
    <ToastProvider>
      <Teller />
      {screenIsOpen && <Screen />}
    </ToastProvider>
  )
  const { rerender } = render(page(true))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Undo it')
  screen.getByText('Open again.')
  press('Close it')
  expect(screen.queryByText('Open again.')).toBeNull()
  press('Undo it')
  rerender(page(false))
  expect(screen.queryByText('Open again.')).toBeNull()
  rerender(page(true))
  press('Undo it')
  press('Finish')
  press('Close it')
  rerender(page(false))
  screen.getByText('Finished.')
})

test('whoever saves with the on-screen keyboard open sees the words above it', () => {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  render(
    <ToastProvider>
      <Teller />
    </ToastProvider>,
  )
  const covered = () => document.documentElement.style.getPropertyValue('--keyboard')
  expect(covered()).toBe('0px')
  view.height -= 300
  view.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('300px')
  view.height += 300
  view.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('0px')
  vi.unstubAllGlobals()
})
