/** Opens the outbox of somebody signed in, under the key their session holds. */
import { me } from '#shared/accounts.ts'
import { call } from './api.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { openOutboxStore } from './outbox-store.ts'
import { createSessionCipher } from './session-cipher.ts'
import { isSignedInAs } from './session-store.ts'
import { storage } from './storage.ts'
import type { Senders } from './unsent.ts'

export function openOutbox(owner: string, senders: Senders): Outbox {
  return createOutbox({
    owner,
    senders,
    store: outboxKey()
      .then(createSessionCipher)
      .catch(() => null)
      .then(cipher => openOutboxStore(owner, cipher)),
    // Another tab may have signed in somebody else a moment ago, and words would go under their name.
    isOwner: () => isSignedInAs(owner),
  })
}

/** Kept at sign-in; a session that is older than the key asks for it. */
async function outboxKey(): Promise<string> {
  const stored = storage.get('twinbot_outbox_key')
  if (stored) return stored
  const { outboxKey } = await call(me)
  storage.set('twinbot_outbox_key', outboxKey)
  return outboxKey
}
