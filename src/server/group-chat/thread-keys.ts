/**
 * A key per thread: it seals what is said there and makes the ids under which people are known there. The
 * words belong to the conversation, so its key stays when an author's account and key go.
 */
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { Care } from '#shared/care.ts'
import type { Classified } from '#shared/classification.ts'

/**
 * What is sealed of a message, as nobody's business at rest: its words, what care said of them, whether they were
 * edited, and the message they answer.
 */
export type Body = { text: string; care: Care; edited?: true; replyTo?: string; replaces?: Replaced }

/** Held words of an edit: the message they are for, as it was then, and what its author's insights are to go by. */
export type Replaced = { id: string; version: string; timeZone: string; reading: Classified | undefined }

export type ThreadKey = {
  seal(id: string, body: Body): Buffer
  open(id: string, sealed: Uint8Array): Body
  /** Who somebody is in this thread: the same person has another id in another thread. */
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
      // Kept beside people's keys, so that a change of secret wraps it anew with them.
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
