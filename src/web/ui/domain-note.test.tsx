import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadSignedInTexts } from '#web/platform/texts.ts'
import { DomainNote } from './domain-note.tsx'

beforeAll(loadSignedInTexts)
afterEach(cleanup)

test('Ada asks a note what its domains mean, and it keeps its own words', () => {
  render(<DomainNote domains={['Coping', 'PERMA']}>Domains: Coping, PERMA</DomainNote>)
  const more = screen.getByRole('button', { name: 'What do these domains mean?' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  act(() => more.click())
  expect(more.getAttribute('aria-expanded')).toBe('true')
  const lines = document.getElementById(more.getAttribute('aria-controls') ?? '')
  expect([...(lines?.children ?? [])].map(line => line.textContent)).toEqual([
    'CopingWhat weighs on you and how you deal with it',
    'PERMAWhat makes life good, or what’s missing: joy, people, meaning',
  ])
  expect(screen.getByRole('note').textContent).toBe('Domains: Coping, PERMA')
  act(() => more.click())
  expect(screen.queryByText('Coping')).toBeNull()
})

test('a note without domains has nothing to explain', () => {
  render(<DomainNote>No tags</DomainNote>)
  expect(screen.queryByRole('button')).toBeNull()
})
