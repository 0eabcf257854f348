import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { emptyBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'

afterEach(cleanup)

test('the index of the safety page leads to each of its parts', async () => {
  await emptyBrowser()
  render(
    <MemoryRouter initialEntries={['/safety']}>
      <App />
    </MemoryRouter>,
  )
  const index = await screen.findByRole('navigation', { name: 'On this page' })
  const links = within(index).getAllByRole('link')
  expect(links).toHaveLength(document.querySelectorAll('main h2').length)
  for (const link of links) {
    fireEvent.click(link)
    expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual([
      'H2',
      link.textContent,
    ])
  }
})
