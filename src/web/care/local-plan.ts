/**
 * The safety plan's copy on this device, for offline use: encrypted with the session's key, like unsent messages, and
 * deleted at sign-out.
 */
import { type SafetyPlan, safetyPlan } from '#shared/support.ts'
import { sessionCipher } from '#web/platform/session-cipher.ts'
import { storage } from '#web/platform/storage.ts'

/** `waiting`: not saved on the server yet. */
export type LocalPlan = { plan: SafetyPlan; waiting: boolean }

const ABOUT = 'safety-plan'

/** Returns whether it was saved: without encryption nothing is stored. */
export async function saveLocalPlan(local: LocalPlan | null): Promise<boolean> {
  if (!local) {
    storage.set('twinbot_safety_plan', null)
    return true
  }
  const cipher = await sessionCipher()
  if (!cipher) return false
  const { iv, bytes } = await cipher.seal(JSON.stringify(local), ABOUT)
  storage.set('twinbot_safety_plan', `${toBase64(iv)}.${toBase64(new Uint8Array(bytes))}`)
  return true
}

export async function loadLocalPlan(): Promise<LocalPlan | null> {
  const written = storage.get('twinbot_safety_plan')
  const cipher = written && (await sessionCipher())
  if (!written || !cipher) return null
  try {
    const [iv = '', bytes = ''] = written.split('.')
    const text = await cipher.open({ iv: fromBase64(iv), bytes: fromBase64(bytes).buffer }, ABOUT)
    if (text === null) return null
    const { plan, waiting } = JSON.parse(text)
    return { plan: safetyPlan.parse(plan), waiting: waiting === true }
  } catch {
    return null
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

function fromBase64(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters), letter => letter.charCodeAt(0))
}
