import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

test('from within a dialog the way to help is one tap away', () => {
  const asking = (
    <Dialog title="A question" closeLabel="Close" onClose={() => {}}>
      <button type="button">An answer</button>
    </Dialog>
  )
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <Routes>
        <Route path="/settings" element={asking} />
        <Route path="/help-now" element="Here is help." />
      </Routes>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Help now', hidden: true }))
  expect(screen.getByText('Here is help.')).toBeDefined()
  expect(screen.queryByText('A question')).toBeNull()
})
