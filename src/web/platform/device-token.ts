/**
 * Given to this browser when somebody has it remembered, and shown whenever a password or a code is tried: then
 * nobody else's wrong tries keep its owner out. It stays after Log Out, which is when it is needed.
 */
import { storage } from './storage.ts'

/** To be spread into the body of such a call. */
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
