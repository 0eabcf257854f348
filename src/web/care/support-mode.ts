/** Asks the server whether support mode is active; without a reply, the stored state counts. */
import { getSupport } from '#shared/support.ts'
import { call } from '#web/platform/api.ts'
import { careStore } from './care-store.ts'
import { chosenCountry } from './chosen-country.ts'

export function loadSupport(): void {
  careStore.restore()
  const before = careStore.get().until
  call(getSupport).then(
    // A disclosure made in the meantime is newer.
    ({ until }) => careStore.get().until === before && careStore.setUntil(until ? Date.parse(until) : 0),
    () => {},
  )
  chosenCountry.load().catch(() => {})
}
