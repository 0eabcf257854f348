/** An address opened while signed out waits in its tab until somebody logs in there. */
import { storage } from './storage.ts'

export function rememberDeepLink(address: string): void {
  storage.setTab('twinbot_deep_link', address)
}

/** Where logging in leads: to what was opened while signed out, once, else to the dashboard. */
export function takeDeepLink(): string {
  const wanted = storage.getTab('twinbot_deep_link')
  storage.setTab('twinbot_deep_link', null)
  return wanted ?? '/dashboard'
}
