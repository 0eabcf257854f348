/** /settings through the whole app, with Ada signed in and what every part of it asks for. */
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { type Device, listDevices } from '#shared/accounts.ts'
import type { Reply } from '#shared/endpoint.ts'
import { getBlocks } from '#shared/moderation.ts'
import { getPreferences } from '#shared/preferences.ts'
import { App } from '#web/app.tsx'
import { adasBrowser } from './browser.ts'
import type { StubApi } from './stub-api.ts'

const at = '2026-11-10T08:00:00.000Z'

/** The one she sits at. */
export const thisDevice: Device = {
  key: 'here',
  name: null,
  browser: 'Firefox on Linux',
  remembered: false,
  current: true,
  signedInAt: at,
  lastSeenAt: at,
}
export const phone: Device = {
  ...thisDevice,
  key: 'phone',
  name: 'Phone',
  browser: 'Safari on iOS',
  remembered: true,
  current: false,
}

export const preferences: Reply<typeof getPreferences> = {
  country: 'GB',
  modelConsent: false,
  moodCheckIn: true,
  countMisses: false,
  modelHost: null,
}

export async function settingsBrowser(devices: Device[], modelHost: string | null = null): Promise<StubApi> {
  const api = await adasBrowser()
  api.answer(listDevices, { devices })
  api.answer(getPreferences, { ...preferences, modelHost })
  api.answer(getBlocks, { blocked: [] })
  return api
}

export async function openSettings(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
}

/** Opens a section that is folded under its summary. */
export function unfold(name: string): void {
  const summary = screen.getByRole('region', { name }).querySelector('summary')
  if (summary) fireEvent.click(summary)
}
