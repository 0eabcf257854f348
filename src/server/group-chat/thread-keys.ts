/**
 * A key per thread: it seals the messages and derives the ids people have there. Messages belong to the
 * conversation, so they stay readable when an author's account and key are deleted.
 */
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { Care } from '#shared/care.ts'
import type { Classified } from '#shared/classification.ts'

/** The sealed part of a message: text, care verdict, whether it was edited, and the message it replies to. */
export type Body = { text: string; care: Care; edited?: true; replyTo?: string; replaces?: HeldEdit }

/** A held edit: the message it is for, that message's version, and the reading for its author's insights. */
export type HeldEdit = { id: string; version: string; timeZone: string; reading: Classified | undefined }

export type ThreadKey = {
  seal(id: string, body: Body): Buffer
  open(id: string, sealed: Uint8Array): Body
  /** A person's id in this thread; it differs from thread to thread. */
  personOf(userId: string): string
}

export type ThreadKeys = { of(threadId: string): Promise<ThreadKey> }

const PEOPLE_KEPT = 20_000
const ID_LENGTH = 22

export function createThreadKeys(seal: Seal): ThreadKeys {
  const kept = new Map<string, Promise<ThreadKey>>()
  return {
    of(threadId) {
      const known = kept.get(threadId)
      if (known) return known
      // Stored with people's keys, so a key rotation rewraps it with them.
      const loading = seal.keyOf(`thread:${threadId}`).then(threadKey)
      kept.set(threadId, loading)
      loading.catch(() => kept.delete(threadId))
      return loading
    },
  }
}

function threadKey(key: PersonalKey): ThreadKey {
  const people = new Map<string, string>()
  return {
    seal: (id, body) => key.seal(`group-message:${id}`, JSON.stringify(body)),
    open: (id, sealed) => JSON.parse(key.open(`group-message:${id}`, sealed)),
    personOf(userId) {
      const known = people.get(userId)
      if (known) return known
      const made = Buffer.from(key.derive(`person:${userId}`), 'base64').toString('base64url')
      if (people.size >= PEOPLE_KEPT) people.clear()
      people.set(userId, made.slice(0, ID_LENGTH))
      return made.slice(0, ID_LENGTH)
    },
  }
}
