/**
 * The safety plan's copy on this device, sealed under the key of the session as waiting words are, so that it opens
 * without a network and says nothing to whoever has no session. Gone at sign-out with everything of the person.
 */
import { type SafetyPlan, safetyPlan } from '#shared/support.ts'
import { sessionCipher } from '#web/platform/session-cipher.ts'
import { storage } from '#web/platform/storage.ts'

/** `waiting` marks a plan that the server does not have yet. */
export type LocalPlan = { plan: SafetyPlan; waiting: boolean }

const ABOUT = 'safety-plan'

/** Answers whether it could be local: a browser without means to seal keeps nothing. */
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
