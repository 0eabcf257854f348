/** /help-now through the whole app: looking at another country's numbers is not a change of one's own. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { adasBrowser } from '#test/support/browser.ts'
import { App } from '#web/app.tsx'
import { storage } from '#web/platform/storage.ts'

const chosen = {
  country: 'GB',
  modelConsent: false,
  moodCheckIn: true,
  countMisses: false,
  modelHost: null,
}

afterEach(cleanup)

test('Ada looks at the numbers of another country, and only her word makes it hers', async () => {
  const api = await adasBrowser()
  storage.set('twinbot_country', 'GB')
  api.answer(getPreferences, chosen)
  api.answer(putPreferences, { ...chosen, country: 'US' })
  render(
    <MemoryRouter initialEntries={['/help-now']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText('Showing numbers for the United Kingdom')
  expect(screen.queryByRole('link', { name: 'Help now' })).toBeNull()
  const menu = screen.getByLabelText('Other country')
  // Above the helplines it changes, so that it stays where it is.
  const first = screen.getByRole('link', { name: /^Call Samaritans/ })
  expect(menu.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: 'Always show these numbers' })).toBeNull()

  fireEvent.change(menu, { target: { value: 'US' } })
  await screen.findByText('More helplines in the United States')
  expect(storage.get('twinbot_country')).toBe('GB')
  expect(api.asked.filter(({ call }) => call === 'PUT /api/preferences')).toEqual([])

  fireEvent.click(screen.getByRole('button', { name: 'Always show these numbers' }))
  await screen.findByText('From now on, Help now shows numbers for the United States.')
  expect(storage.get('twinbot_country')).toBe('US')
  await waitFor(() => expect(api.asked.at(-1)?.body).toEqual({ country: 'US' }))
  expect(document.activeElement).toBe(menu)
})

test('somebody whose country is unknown is asked for it once', async () => {
  const api = await adasBrowser()
  storage.set('twinbot_country', 'ZZ')
  api.answer(getPreferences, { ...chosen, country: 'ZZ' })
  render(
    <MemoryRouter initialEntries={['/help-now']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText(/We don’t know your country/)
  fireEvent.change(screen.getByLabelText('Other country'), { target: { value: 'DE' } })
  await screen.findByText('Showing numbers for Germany')
  expect(storage.get('twinbot_country')).toBe('DE')
})
