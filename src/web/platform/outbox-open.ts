/** Opens the outbox of somebody signed in, under the key their session holds. */
import { me } from '#shared/accounts.ts'
import { call } from './api.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createOutboxSeal } from './outbox-seal.ts'
import { openOutboxStore } from './outbox-store.ts'
import { storage } from './storage.ts'
import type { Carriers } from './unsent.ts'

export function openOutbox(owner: string, carriers: Carriers): Outbox {
  return createOutbox({
    owner,
    carriers,
    store: outboxKey()
      .then(createOutboxSeal)
      .catch(() => null)
      .then(seal => openOutboxStore(owner, seal)),
    // Another tab may have signed in somebody else a moment ago, and words would go under their name.
    isOwner: () => storage.get('auth_token') !== null && storedOwner() === owner,
  })
}

/** Kept at sign-in; a session that is older than the key asks for it. */
async function outboxKey(): Promise<string> {
  const kept = storage.get('twinbot_outbox_key')
  if (kept) return kept
  const { outboxKey } = await call(me)
  storage.set('twinbot_outbox_key', outboxKey)
  return outboxKey
}

function storedOwner(): string | undefined {
  try {
    return JSON.parse(storage.get('auth_user') ?? 'null')?.sub
  } catch {
    return undefined
  }
}
