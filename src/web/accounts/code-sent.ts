/** The address being confirmed, and when its last code was sent; stored so that a reload keeps the countdown. */
import { CODE_COUNTDOWN_SECONDS } from '#shared/accounts.ts'
import { storage } from '#web/platform/storage.ts'

export function pendingEmail(): string | null {
  return storage.get('pendingVerificationEmail')
}

/** For somebody who may have an older code: starts no countdown. */
export function expectCode(email: string): void {
  const same = pendingEmail() === email.trim()
  storage.set('pendingVerificationEmail', email.trim())
  if (!same) storage.set('twinbot_code_sent_at', null)
}

export function markCodeSent(email: string): void {
  storage.set('pendingVerificationEmail', email.trim())
  storage.set('twinbot_code_sent_at', String(Date.now()))
}

export function forgetCode(): void {
  storage.set('pendingVerificationEmail', null)
  storage.set('twinbot_code_sent_at', null)
}

export function secondsLeft(): number {
  const sentAt = Number(storage.get('twinbot_code_sent_at') ?? 0)
  const passed = Math.floor((Date.now() - sentAt) / 1000)
  // A clock that was set back must not extend the countdown.
  return Math.min(CODE_COUNTDOWN_SECONDS, Math.max(0, CODE_COUNTDOWN_SECONDS - passed))
}
