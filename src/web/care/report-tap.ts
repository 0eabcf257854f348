/** Reports a tap to the server for the yearly count; fire and forget. */
import { type CareTap, postCareTap, type Surface } from '#shared/support.ts'
import { call } from '#web/platform/api.ts'
import { storage } from '#web/platform/storage.ts'
import { careStore } from './care-store.ts'

export function reportTap(tap: CareTap, surface?: Surface | null): void {
  if (!storage.get('auth_token')) return
  const { panel } = careStore.get()
  const from = surface ?? panel?.surface
  const body = { tap, category: panel?.category ?? null, ...(from && { surface: from }) }
  call(postCareTap, { body }).catch(() => {})
}
