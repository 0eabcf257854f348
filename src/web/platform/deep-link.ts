/** Remembers an address opened while signed out, until somebody logs in in the same tab. */
import { storage } from './storage.ts'

export function rememberDeepLink(address: string): void {
  storage.setTab('twinbot_deep_link', address)
}

/** Where to go after logging in: the remembered address, once, or else the dashboard. */
export function takeDeepLink(): string {
  const wanted = storage.getTab('twinbot_deep_link')
  storage.setTab('twinbot_deep_link', null)
  return wanted ?? '/dashboard'
}
