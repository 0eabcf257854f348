/** The form in which a past session gets a title of one’s own. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadSignedInTexts } from '#web/platform/texts.ts'
import { RenameSession } from './rename-session.tsx'

beforeAll(loadSignedInTexts)
afterEach(cleanup)

test('who renames a session whose title was cut begins without the mark', () => {
  const session = {
    id: 'goal-1',
    title: 'I cleaned the kitchen tonight and…',
    date: '2026-11-10T08:00:00.000Z',
  }
  render(
    <RenameSession field={{ current: null }} session={session} onRenamed={() => {}} onCancel={() => {}} />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.value).toBe('I cleaned the kitchen tonight and')
  fireEvent.focus(field)
  expect(field.selectionEnd).toBe(field.value.length)
})
