/**
 * The safety plan's copy on this device, sealed under the key of the session as waiting words are, so that it opens
 * without a network and says nothing to whoever has no session. Gone at sign-out with everything of the person.
 */
import { type SafetyPlan, safetyPlan } from '#shared/support.ts'
import { createOutboxSeal } from '#web/platform/outbox-seal.ts'
import { storage } from '#web/platform/storage.ts'

/** `waiting` marks a plan that the server does not have yet. */
export type KeptPlan = { plan: SafetyPlan; waiting: boolean }

const ABOUT = 'safety-plan'

async function sealOfSession() {
  const key = storage.get('twinbot_outbox_key')
  return key ? createOutboxSeal(key) : null
}

/** Answers whether it could be kept: a browser without means to seal keeps nothing. */
export async function keepPlan(kept: KeptPlan | null): Promise<boolean> {
  if (!kept) {
    storage.set('twinbot_safety_plan', null)
    return true
  }
  const seal = await sealOfSession()
  if (!seal) return false
  const { iv, bytes } = await seal.seal(JSON.stringify(kept), ABOUT)
  storage.set('twinbot_safety_plan', `${inLetters(iv)}.${inLetters(new Uint8Array(bytes))}`)
  return true
}

export async function keptPlan(): Promise<KeptPlan | null> {
  const written = storage.get('twinbot_safety_plan')
  const seal = written && (await sealOfSession())
  if (!written || !seal) return null
  try {
    const [iv = '', bytes = ''] = written.split('.')
    const text = await seal.open({ iv: inBytes(iv), bytes: inBytes(bytes).buffer }, ABOUT)
    if (text === null) return null
    const { plan, waiting } = JSON.parse(text)
    return { plan: safetyPlan.parse(plan), waiting: waiting === true }
  } catch {
    return null
  }
}

function inLetters(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

function inBytes(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters), letter => letter.charCodeAt(0))
}
