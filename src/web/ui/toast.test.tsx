import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToastPlace, ToastProvider, useToast } from './toast.tsx'

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
