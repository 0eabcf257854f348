import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastPlace, ToastProvider, useLocalToast, useToast } from './toast.tsx'

afterEach(cleanup)

function Teller({ act }: { act: () => void }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast('Finished.', [{ label: 'Undo', act }])}>
      Finish
    </button>
  )
}

test('what can be undone is undone by the button beside the words, which then leave', async () => {
  let undone = 0
  const act = () => {
    undone += 1
  }
  render(
    <ToastProvider>
      <Teller act={act} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
  await waitFor(() => expect(screen.queryByText('Finished.')).toBeNull())
})

test('a screen that has a place for it gets it there, and once', () => {
  render(
    <ToastProvider>
      <Teller act={() => {}} />
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
      <Teller act={() => {}} />
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
      <Teller act={() => {}} />
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
