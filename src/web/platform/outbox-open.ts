/** Opens the outbox of the signed-in person, encrypted with their session's key. */
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
    // Another tab may have just signed in somebody else, and messages would be sent in their name.
    isOwner: () => isSignedInAs(owner),
  })
}

/** Stored at sign-in; sessions from before the key existed ask the server. */
async function outboxKey(): Promise<string> {
  const stored = storage.get('twinbot_outbox_key')
  if (stored) return stored
  const { outboxKey } = await call(me)
  storage.set('twinbot_outbox_key', outboxKey)
  return outboxKey
}
