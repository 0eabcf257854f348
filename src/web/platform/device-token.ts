/**
 * Issued when somebody remembers this device, and sent with every password or code attempt, so that somebody else's
 * failed attempts do not lock its owner out. It survives Log Out, which is when it is needed.
 */
import { storage } from './storage.ts'

/** To be spread into the body of a login call. */
export function deviceToken(): { deviceToken?: string } {
  const token = storage.get('twinbot_device_token')
  return token ? { deviceToken: token } : {}
}

export function storeDeviceToken(token: string | undefined): void {
  if (token) storage.set('twinbot_device_token', token)
}

export function forgetDeviceToken(): void {
  storage.set('twinbot_device_token', null)
}
