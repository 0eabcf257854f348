/** The chosen country: stored here at once and, when signed in, in the account. */
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { call } from '#web/platform/api.ts'
import { storage } from '#web/platform/storage.ts'

const listeners = new Set<() => void>()
storage.onPersonCleared(tell)

function tell(): void {
  for (const listener of listeners) listener()
}

function keep(code: string | null): void {
  storage.set('twinbot_country', code)
  tell()
}

export const chosenCountry = {
  get: () => storage.get('twinbot_country'),

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Already saved in the account. */
  keep,

  choose(code: string): void {
    keep(code)
    if (storage.get('auth_token')) call(putPreferences, { body: { country: code } }).catch(() => {})
  },

  /** Loads what was chosen on another device. */
  async load(): Promise<void> {
    const before = storage.get('twinbot_country')
    const { country } = await call(getPreferences)
    if (country !== before && storage.get('twinbot_country') === before) keep(country)
  },
}
