/** Asks the server whether support mode lasts; without an answer, what was kept here counts. */
import { getSupport } from '#shared/support.ts'
import { call } from '#web/platform/api.ts'
import { careStore } from './care-store.ts'
import { chosenCountry } from './chosen-country.ts'

export function loadSupport(): void {
  careStore.restore()
  const before = careStore.get().until
  call(getSupport).then(
    // A disclosure made meanwhile knows better.
    ({ until }) => careStore.get().until === before && careStore.setUntil(until ? Date.parse(until) : 0),
    () => {},
  )
  chosenCountry.load().catch(() => {})
}
